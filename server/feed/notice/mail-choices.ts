import { raw } from "#db/client.ts";
import type { OptionalTopic } from "#db/schema/enums.ts";
import { requireCustomer } from "#server/domain/investors/api.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import type * as contract from "./contract.ts";
import type { MailChoices } from "./contract.ts";

/** The choice that each kind of mail is. */
const topics = {
  offeringUpdates: "OFFERING_UPDATE",
  filledOffers: "OFFER_FILLED",
} as const satisfies Record<Exclude<keyof MailChoices, "object" | "customerId">, OptionalTopic>;

/** Which mails a customer wants. @throws Refusal customer_not_found */
export async function getMailChoices({
  ctx,
  input,
}: Call<typeof contract.getMailChoices>): Promise<MailChoices> {
  const customerId = actingCustomer(ctx.actor, input.customerId);
  await requireCustomer(ctx, customerId);
  return readChoices(ctx, customerId);
}

/** Switches kinds of mail on or off for a customer. @throws Refusal customer_not_found */
export async function updateMailChoices({
  ctx,
  input,
}: Call<typeof contract.updateMailChoices>): Promise<MailChoices> {
  const customerId = actingCustomer(ctx.actor, input.customerId);
  await requireCustomer(ctx, customerId);
  const wanted = (["offeringUpdates", "filledOffers"] as const).flatMap((choice) => {
    const isMailed = input[choice];
    return isMailed === undefined ? [] : [{ topic: topics[choice], isMailed }];
  });
  return chooseMails(ctx, customerId, wanted, "updateMailChoices");
}

/** Keeps a customer's choices, and records who made them. */
export async function chooseMails(
  ctx: CallerContext,
  customerId: string,
  wanted: readonly { readonly topic: OptionalTopic; readonly isMailed: boolean }[],
  action: string,
): Promise<MailChoices> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  // Whoever chooses at the same moment waits, so that the trail shows what each of them changed.
  await sql`select from customer where organization_id = ${organizationId} and id = ${customerId} for no key update`;
  const before = await readChoices(ctx, customerId);
  for (const { topic, isMailed } of wanted) {
    await (isMailed
      ? sql`delete from mail_opt_out
             where organization_id = ${organizationId} and customer_id = ${customerId} and topic = ${topic}`
      : sql`insert into mail_opt_out (organization_id, customer_id, topic, created_at)
            values (${organizationId}, ${customerId}, ${topic}, ${ctx.now.toISOString()}) on conflict do nothing`);
  }
  const after = await readChoices(ctx, customerId);
  await record(ctx, { action, resource: "customer", id: customerId, before, after });
  return after;
}

async function readChoices({ db, actor }: CallerContext, customerId: string): Promise<MailChoices> {
  const rows = await raw(db)<{ topic: OptionalTopic }[]>`
    select topic from mail_opt_out where organization_id = ${actor.organizationId} and customer_id = ${customerId}`;
  const isMailed = (wanted: OptionalTopic) => !rows.some(({ topic }) => topic === wanted);
  return {
    customerId,
    offeringUpdates: isMailed(topics.offeringUpdates),
    filledOffers: isMailed(topics.filledOffers),
  };
}
