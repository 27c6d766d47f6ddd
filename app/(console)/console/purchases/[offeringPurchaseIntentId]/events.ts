import type { DatedStep } from "#app/_components/timeline.tsx";
import { formatMoney } from "#app/_words/format.ts";
import type { RefundReason } from "#db/schema/enums.ts";
import type { Payment } from "#server/domain/payments/payment/contract.ts";
import type { Refund } from "#server/domain/payments/refund/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";

/** What happened to a purchase so far, oldest first, and what comes next. */
export function eventsOf(
  purchase: OfferingPurchaseIntent,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): DatedStep[] {
  const { payment, createdAt, expiresAt } = purchase;
  // Of what happened at one moment, the payment comes first, what it led to then, and what goes back last.
  const past = [...payments.flatMap(cameIn), ...endsOf(purchase, refunds), ...refunds.flatMap(wentBack)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const isPending = payment.purchaseStatus === "PENDING";
  return [
    { title: "Recorded, room reserved", at: createdAt },
    ...past,
    ...(isPending
      ? [{ title: "Fails unless completed by then", at: expiresAt, state: "ahead" as const }]
      : []),
  ];
}

function cameIn({ status, amount, currency, receivedAt, updatedAt }: Payment): DatedStep[] {
  const money = formatMoney(amount, currency);
  if (receivedAt !== undefined) return [{ title: `${money} received`, at: receivedAt }];
  return status === "FAILED" ? [{ title: `Payment of ${money} refused`, at: updatedAt }] : [];
}

function wentBack({ amount, currency, createdAt, refundedAt }: Refund): DatedStep[] {
  const money = formatMoney(amount, currency);
  return [
    { title: `${money} due back`, at: createdAt },
    ...(refundedAt === undefined ? [] : [{ title: `${money} sent back`, at: refundedAt }]),
  ];
}

/** How it went on with the purchase itself. */
function endsOf(
  { payment, settlement, failure, updatedAt }: OfferingPurchaseIntent,
  refunds: readonly Refund[],
): DatedStep[] {
  const { status, completedAt, settledAt } = settlement;
  const completed =
    completedAt === undefined ? [] : [{ title: "Completed, tokens set aside", at: completedAt }];
  const word = { PENDING: null, COMPLETED: null, FAILED: "Failed", CANCELLED: "Cancelled" }[
    payment.purchaseStatus
  ];
  if (word === null) {
    if (status !== "DELIVERED" || settledAt === undefined) return completed;
    return [...completed, { title: "Tokens delivered", at: settledAt }];
  }
  // Its money is due back from the moment it ended; that it was sent back changed the purchase once more.
  const at = refunds.find(({ reason }) => ends.has(reason))?.createdAt ?? updatedAt;
  const text = failure && { text: failure.reason };
  return [...completed, { title: `${word}, its room was given back`, at, ...text }];
}

/** Refunds that are due because a purchase ended, not because of how it was paid. */
const ends: ReadonlySet<RefundReason> = new Set([
  "OFFERING_UNSUCCESSFUL",
  "OFFERING_CANCELLED",
  "PURCHASE_CANCELLED",
  "PURCHASE_EXPIRED",
]);
