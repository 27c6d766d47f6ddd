import { Decimal } from "decimal.js";
import { auditedIntent } from "#server/domain/primary/api.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { lockedBefore, receivePayment } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { change } from "#server/platform/audit/change.ts";
import type { confirmPayment as operation } from "./contract.ts";

/** Banks book by days, and it may be tomorrow where the account is. */

/**
 * Books a transfer that a person saw on the account, and moves the purchase as far as it goes
 * (docs/domain.md, Gates and settlement). A transfer that is named by the bank's reference counts once.
 * @throws Refusal offering_purchase_intent_not_found, not_allowed, currency_not_accepted, invalid_value,
 *   invalid_transition
 */
export async function confirmPayment({
  ctx,
  input,
}: Call<typeof operation>): Promise<OfferingPurchaseIntent> {
  const { offeringPurchaseIntentId: id } = input;
  // Other payments, cancellation and expiry wait meanwhile, so the open amount is read once.
  return change(
    ctx,
    auditedIntent,
    id,
    { action: "confirmPayment" },
    async ({ payment, paymentInstructions }) => {
      if (input.currency !== undefined && input.currency !== payment.currency) {
        throw refuse("currency_not_accepted", { currency: payment.currency }, "currency");
      }
      if (!paymentInstructions) {
        const from = payment.purchaseStatus === "PENDING" ? "paid" : payment.purchaseStatus;
        const instead =
          "Money that came in all the same is booked, and due back, by importing the bank statement.";
        throw refuse("invalid_transition", { from, to: "paid", instead }, "offeringPurchaseIntentId");
      }
      const receivedAt = input.receivedAt === undefined ? ctx.now : instant(input.receivedAt);
      if (receivedAt > daysAfter(ctx.now, 1)) {
        const reason =
          "A transfer that is still to come cannot be confirmed. Send when it came in, or nothing for now.";
        throw refuse("invalid_value", { reason }, "receivedAt");
      }
      const { outcome } = await receivePayment(ctx, lockedBefore([id]), {
        intentId: id,
        provider: "BANK_TRANSFER",
        providerReference: input.reference || newId("pay", ctx.now),
        amount: new Decimal(input.amount ?? paymentInstructions.amount).toFixed(2),
        currency: payment.currency,
        receivedAt,
      });
      if (outcome === "REPEATED") {
        throw refuse(
          "invalid_transition",
          { from: "a transfer that was confirmed before", to: "paid again" },
          "reference",
        );
      }
    },
  );
}
