import type { DatedStep } from "#app/_components/timeline.tsx";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";

/** What happened to an offer so far, and what comes next. */
export function eventsOf({ status, cancelReason, createdAt, updatedAt, expiresAt }: Offer): DatedStep[] {
  const posted: DatedStep = { title: "Posted", at: createdAt };
  if (status === "FILLED") return [posted, { title: "Filled", at: updatedAt }];
  if (status === "CANCELLED") {
    return [
      posted,
      { title: cancelReason === "EXPIRED" ? "Expired" : "Cancelled by its maker", at: updatedAt },
    ];
  }
  return expiresAt === undefined ? [posted] : [posted, { title: "Expires", at: expiresAt, state: "ahead" }];
}
