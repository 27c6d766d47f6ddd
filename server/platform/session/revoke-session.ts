import { raw } from "#db/client.ts";
import type { Call, PersonContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { revokeSession as operation } from "./contract.ts";

/**
 * Signs a person out at one of their browsers. The next request from there finds no session.
 * @throws Refusal session_not_found
 */
export async function revokeSession({
  ctx,
  input,
}: Call<typeof operation, PersonContext>): Promise<{ sessionId: string }> {
  const [ended] = await raw(ctx.db)<{ id: string }[]>`
    delete from auth_session where id = ${input.sessionId} and user_id = ${ctx.person.userId} returning id`;
  if (!ended) throw refuse("session_not_found", {}, "sessionId");
  return { sessionId: ended.id };
}
