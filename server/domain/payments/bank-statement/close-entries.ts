import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";

/** Takes from the queue what waited for these refunds alone: they are sent. */
export async function closeEntriesOf(ctx: SettlementContext, refundIds: readonly string[]): Promise<void> {
  if (refundIds.length === 0) return;
  const at = ctx.now.toISOString();
  await raw(ctx.db)`
    update bank_entry set status = 'RESOLVED', resolution = 'REFUND', resolved_at = ${at}, updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and refund_id = any (${[...refundIds]}) and status = 'OPEN'`;
}

/** Takes from the queue what was too little for a purchase that is paid in full by now. */
export async function closePartsOf(ctx: SettlementContext, intentId: string): Promise<void> {
  const at = ctx.now.toISOString();
  await raw(ctx.db)`
    update bank_entry set status = 'RESOLVED', resolution = 'ACCEPT', resolved_at = ${at}, updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and offering_purchase_intent_id = ${intentId}
       and status = 'OPEN' and problem = 'UNDERPAID'`;
}
