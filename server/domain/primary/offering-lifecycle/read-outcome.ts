import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import { toNumber } from "#server/kernel/format.ts";
import type { EndedOffering } from "./contract.ts";

interface Counts {
  delivered: number;
  in_delivery: number;
  awaiting_wallet: number;
  awaiting_payment: number;
  released: number;
}

/** What became of the purchases of an offering, read in the transaction that ended it: it ends once, so sums are its own. */
export async function readOutcome(ctx: TenantContext, offeringId: string): Promise<EndedOffering["outcome"]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const [counts] = await sql<Counts[]>`
    select count(*) filter (where i.settlement_status = 'DELIVERED')::int as delivered,
           count(*) filter (where i.settlement_status = 'ALLOCATED' and i.id > o.delivered_up_to)::int as in_delivery,
           count(*) filter (where i.settlement_status = 'ALLOCATED' and coalesce(i.id <= o.delivered_up_to, true))::int as awaiting_wallet,
           count(*) filter (where i.purchase_status = 'PENDING')::int as awaiting_payment,
           count(*) filter (where i.failure_code in ('offering_cancelled', 'offering_unsuccessful'))::int as released
      from offering_purchase_intent i
      join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
     where i.organization_id = ${organizationId} and i.offering_id = ${offeringId}`;
  const refunds = await sql<{ currency: Currency; count: number; amount: string }[]>`
    select r.currency, count(*)::int as count, sum(r.amount)::text as amount
      from refund r
      join offering_purchase_intent i
        on i.organization_id = r.organization_id and i.id = r.offering_purchase_intent_id
     where r.organization_id = ${organizationId} and i.offering_id = ${offeringId}
       and r.reason in ('OFFERING_CANCELLED', 'OFFERING_UNSUCCESSFUL')
     group by r.currency order by r.currency`;
  return {
    delivered: counts?.delivered ?? 0,
    inDelivery: counts?.in_delivery ?? 0,
    awaitingWallet: counts?.awaiting_wallet ?? 0,
    awaitingPayment: counts?.awaiting_payment ?? 0,
    released: counts?.released ?? 0,
    refunds: refunds.map(({ amount, ...refund }) => ({ ...refund, amount: toNumber(amount) })),
  };
}
