import { raw } from "#db/client.ts";
import { closeEntriesOf } from "#server/domain/payments/bank-statement/close-entries.ts";
import { auditedIntent } from "#server/domain/primary/api.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { confirmRefunds } from "#server/domain/settlement/api.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Audited, change, lockRow } from "#server/platform/audit/change.ts";
import type { markRefunded as operation } from "./contract.ts";

/**
 * Books all the open refunds of a purchase whose money is due back (docs/domain.md, Gates and settlement).
 * @throws Refusal offering_purchase_intent_not_found, not_allowed, invalid_transition
 */
export async function markRefunded({
  ctx,
  input: { offeringPurchaseIntentId: id, reference },
}: Call<typeof operation>): Promise<OfferingPurchaseIntent> {
  return change(ctx, auditedRefunding, id, { action: "markRefunded" }, async ({ settlement }) => {
    const decline = () =>
      refuse(
        "invalid_transition",
        {
          from: settlement.status,
          to: "REFUNDED",
          instead:
            "Only what is REFUND_DUE can; what was paid too much has a refund of its own, to be marked itself.",
        },
        "offeringPurchaseIntentId",
      );
    if (settlement.status !== "REFUND_DUE") throw decline();
    const open = await lockOpenRefunds(ctx, id);
    // A refund that a provider is about to send would be paid twice.
    if (open.some(({ is_sending }) => is_sending)) {
      throw refuse(
        "invalid_transition",
        { from: "being refunded by the payment provider", to: "REFUNDED by hand" },
        "offeringPurchaseIntentId",
      );
    }
    const booked = await confirmRefunds(
      ctx,
      open.map((row) => row.id),
      reference || null,
    );
    if (booked.length === 0) throw decline();
    await closeEntriesOf(ctx, booked);
  });
}

/** A purchase whose refunds are booked: they are locked before it, as whoever books a single one does. */
const auditedRefunding: Audited<OfferingPurchaseIntent> = {
  ...auditedIntent,
  async lock(ctx, id) {
    await lockOpenRefunds(ctx, id);
    await lockRow("offering_purchase_intent")(ctx, id);
  },
};

function lockOpenRefunds({ db, actor }: TenantContext, intentId: string) {
  return raw(db)<{ id: string; is_sending: boolean }[]>`
    select id, provider <> 'BANK_TRANSFER' and status <> 'FAILED' as is_sending from refund
     where organization_id = ${actor.organizationId} and offering_purchase_intent_id = ${intentId}
       and status <> 'SUCCEEDED'
     order by id for no key update`;
}
