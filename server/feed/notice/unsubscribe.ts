import type { OptionalTopic } from "#db/schema/enums.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import type { unsubscribe as operation } from "./contract.ts";
import { chooseMails } from "./mail-choices.ts";
import { readUnsubscribe } from "./unsubscribe-token.ts";

/**
 * Switches off the kind of mail that a link was in, for whom it was sent to.
 * @throws Refusal unsubscribe_link_invalid
 */
export async function unsubscribe({
  ctx: { app, now },
  input: { token },
}: Call<typeof operation, Context>): Promise<{ topic: OptionalTopic }> {
  const link = readUnsubscribe(app.env, token);
  if (link === null) throw refuse("unsubscribe_link_invalid", {}, "token");
  const { organizationId, customerId, topic } = link;
  await asSystem(app, organizationId, now, (ctx) =>
    chooseMails(ctx, customerId, [{ topic, isMailed: false }], "unsubscribe"),
  );
  return { topic };
}
