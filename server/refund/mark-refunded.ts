import { raw } from "#db/client.ts";
import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import { closeEntriesOf } from "../bank-statement/close-entries.ts";
import type { Call } from "../context.ts";
import { refuse } from "../errors.ts";
import type { OfferingPurchaseIntent } from "../purchase-intent/contract.ts";
import { requireIntent } from "../purchase-intent/require-intent.ts";
import { confirmRefunds } from "../settlement/confirm-refunds.ts";
import type { markRefunded as operation } from "./contract.ts";

/**
 * Books all the open refunds of a purchase whose money is due back (rules: Purchase intent, `settlement`).
 * @throws Refusal offering_purchase_intent_not_found, not_allowed, invalid_transition
 */
export async function markRefunded({
  ctx,
  input: { offeringPurchaseIntentId: id, reference },
}: Call<(typeof operation)["input"]["_output"]>): Promise<OfferingPurchaseIntent> {
  const before = await requireIntent(ctx, id);
  authorize(ctx.actor, "payment:write");
  const decline = () =>
    refuse(
      "invalid_transition",
      {
        from: before.settlement.status,
        to: "REFUNDED",
        instead:
          "Only what is REFUND_DUE can; what was paid too much has a refund of its own, to be marked itself.",
      },
      "offeringPurchaseIntentId",
    );
  if (before.settlement.status !== "REFUND_DUE") throw decline();
  const open = await raw(ctx.db)<{ id: string; is_sending: boolean }[]>`
    select id, provider <> 'BANK_TRANSFER' and status <> 'FAILED' as is_sending from refund
     where organization_id = ${ctx.actor.organizationId} and offering_purchase_intent_id = ${id}
       and status <> 'SUCCEEDED'
     order by id for no key update`;
  // What a provider is about to send would go back twice.
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
  const after = await requireIntent(ctx, id);
  await record(ctx, {
    action: "markRefunded",
    resource: "offering_purchase_intent",
    id,
    before,
    after,
  });
  return after;
}
