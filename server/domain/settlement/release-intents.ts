import { raw } from "#db/client.ts";
import type { PurchaseStatus, RefundReason } from "#db/schema/enums.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import type { OfferingsLocked } from "./lock-offerings.ts";
import { makeRefunds } from "./make-refunds.ts";
import { postEntries } from "./post-entries.ts";
import { recordIntents } from "./record-intents.ts";

/** How purchases end without tokens. */
export interface Release {
  readonly to: Extract<PurchaseStatus, "FAILED" | "CANCELLED">;
  /** Which may be released; only an offering that failed or was cancelled takes COMPLETED ones back. */
  readonly from: readonly Extract<PurchaseStatus, "PENDING" | "COMPLETED">[];
  /** Why, as a stable code and a sentence for the customer. */
  readonly code: string;
  readonly reason: string;
  readonly refund: RefundReason;
}

/**
 * Gives back the room, the tokens set aside and the money of these purchase intents, in one transaction: whatever came
 * in is due to its payer from that moment (docs/domain.md, Offering; Purchase intent). Intents in other states stay as
 * they are.
 * @returns the ids of those that were released
 */
export async function releaseIntents(
  ctx: SettlementContext,
  { intentIds }: OfferingsLocked,
  release: Release,
): Promise<string[]> {
  if (intentIds.length === 0) return [];
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const rows = await sql<{ id: string }[]>`
    with old as (
      select i.id, i.purchase_status from offering_purchase_intent i
       where i.organization_id = ${organizationId} and i.id = any (${[...intentIds]})
         and i.purchase_status::text = any (${[...release.from]})
       order by i.id for no key update
    ), released as (
      update offering_purchase_intent i
         set purchase_status = ${release.to},
             settlement_status = case when i.received_amount > 0 then 'REFUND_DUE' else 'NONE' end::settlement_status,
             failure_code = ${release.code}, failure_reason = ${release.reason}, updated_at = ${at}
        from old
       where i.organization_id = ${organizationId} and i.id = old.id
      returning i.id, i.offering_id, i.customer_id, i.purchase_amount, i.token_amount, old.purchase_status as was
    ), freed as (
      ${postEntries(ctx, {
        reason: "RELEASE",
        token: sql`u.token_id`,
        debit: { account: sql`u.id`, bucket: "FROZEN" },
        credit: { account: sql`u.id`, bucket: "AVAILABLE" },
        amount: sql`r.token_amount`,
        reference: sql`r.id`,
        from: sql`
          from released r
          join offering o on o.organization_id = ${organizationId} and o.id = r.offering_id
          join ledger_account u
            on u.organization_id = ${organizationId} and u.token_id = o.token_id and u.kind = 'UNISSUED'
         where r.was = 'COMPLETED'`,
      })}
    ), sums as (
      select offering_id, customer_id,
             coalesce(sum(purchase_amount) filter (where was = 'PENDING'), 0) as reserved,
             coalesce(sum(purchase_amount) filter (where was = 'COMPLETED'), 0) as completed
        from released group by 1, 2
    ), moved as (
      update participation p set reserved = p.reserved - s.reserved, completed = p.completed - s.completed
        from sums s
       where p.organization_id = ${organizationId} and p.offering_id = s.offering_id and p.customer_id = s.customer_id
      returning p.offering_id, s.reserved, s.completed, s.completed > 0 and p.completed = 0 as is_last_completed,
                p.reserved + p.completed = 0 as is_gone
    ), counted as (
      update offering o
         set reserved = o.reserved - t.reserved, raised = o.raised - t.completed,
             participants = o.participants - t.participants, investors = o.investors - t.investors
        from (select offering_id, sum(reserved) as reserved, sum(completed) as completed,
                     count(*) filter (where is_last_completed) as participants,
                     count(*) filter (where is_gone) as investors
                from moved group by 1) t
       where o.organization_id = ${organizationId} and o.id = t.offering_id
    )
    select id from released`;
  const released = rows.map(({ id }) => id);
  await makeRefunds(ctx, { intentIds: released, reason: release.refund });
  await recordIntents(
    ctx,
    release.to === "FAILED" ? "purchase_intent.failed" : "purchase_intent.cancelled",
    released,
  );
  return released;
}
