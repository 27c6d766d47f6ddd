import { raw } from "#db/client.ts";
import type { PersonContext } from "#server/kernel/context.ts";

/** Signs a person out at every browser but the one that asks. */
export async function revokeOtherSessions({ ctx }: { ctx: PersonContext }): Promise<{ revoked: number }> {
  const ended = await raw(ctx.db)`
    delete from auth_session where user_id = ${ctx.person.userId} and id <> ${ctx.person.sessionId}`;
  return { revoked: ended.count };
}
