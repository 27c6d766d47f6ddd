import type { OfferingPurchaseIntent, PurchaseStatus } from "#server/purchase-intent/contract.ts";
import type { TimelineEvent } from "../../../_components/timeline.tsx";

/** What became of a purchase, for its last event. */
const ends: Record<Exclude<PurchaseStatus, "PENDING">, string> = {
  COMPLETED: "Completed",
  FAILED: "Failed, its room was given back",
  CANCELLED: "Cancelled, its room was given back",
};

/** What happened to a purchase so far, and what comes next. */
export function eventsOf({
  payment,
  createdAt,
  updatedAt,
  expiresAt,
}: OfferingPurchaseIntent): TimelineEvent[] {
  const created: TimelineEvent = { title: "Recorded, room reserved", at: createdAt };
  if (payment.purchaseStatus === "PENDING") {
    return [created, { title: "Fails unless completed by then", at: expiresAt, isAhead: true }];
  }
  return [created, { title: ends[payment.purchaseStatus], at: updatedAt }];
}
