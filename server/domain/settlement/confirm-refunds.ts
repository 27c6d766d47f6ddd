import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { emitIntents } from "./emit-intents.ts";

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
      insert into cash_entry (organization_id, id, currency, reason, amount, reference, created_at)
      select ${organizationId}, new_id('csh', ${at}), s.currency, 'REFUND', s.amount, s.id, ${at} from sent s
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
  await emitIntents(
    ctx,
    "purchase_intent.refunded",
    settled.map(({ id }) => id),
  );
  return refunds.map(({ id }) => id);
}
