import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { postCash } from "./post-entries.ts";
import { recordIntents } from "./record-intents.ts";

/**
 * Books refunds as sent, each once. A purchase whose last one it was becomes REFUNDED
 * (docs/domain.md, Gates and settlement).
 * @param providerReference what the provider or the bank calls the payment back
 * @returns the ids of the refunds that were not booked before
 */
export async function confirmRefunds(
  ctx: SettlementContext,
  refundIds: readonly string[],
  providerReference: string | null = null,
): Promise<string[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const refunds = await sql<{ id: string; intent_id: string | null }[]>`
    with sent as (
      update refund set status = 'SUCCEEDED', refunded_at = ${at}, updated_at = ${at}, failure_code = null,
             failure_reason = null, provider_reference = coalesce(${providerReference}, provider_reference)
       where organization_id = ${organizationId} and id = any (${[...refundIds]}) and status <> 'SUCCEEDED'
      returning id, offering_purchase_intent_id, amount, currency
    ), booked as (
      ${postCash(ctx, {
        reason: "REFUND",
        currency: sql`s.currency`,
        amount: sql`s.amount`,
        reference: sql`s.id`,
        from: sql`from sent s`,
      })}
    )
    select id, offering_purchase_intent_id as intent_id from sent`;
  const intentIds = [...new Set(refunds.flatMap(({ intent_id }) => intent_id ?? []))];
  const settled = await sql<{ id: string }[]>`
    update offering_purchase_intent i set settlement_status = 'REFUNDED', settled_at = ${at}, updated_at = ${at}
     where i.organization_id = ${organizationId} and i.id = any (${intentIds}) and i.settlement_status = 'REFUND_DUE'
       and not exists (
         select from refund r
          where r.organization_id = i.organization_id and r.offering_purchase_intent_id = i.id and r.status <> 'SUCCEEDED')
    returning i.id`;
  await recordIntents(
    ctx,
    "purchase_intent.refunded",
    settled.map(({ id }) => id),
  );
  return refunds.map(({ id }) => id);
}
