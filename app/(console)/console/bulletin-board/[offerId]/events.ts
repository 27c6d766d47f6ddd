import type { Offer } from "#server/bulletin-board/contract.ts";
import type { TimelineEvent } from "../../../_components/timeline.tsx";

/** What happened to an offer so far, and what comes next. */
export function eventsOf({ status, cancelReason, createdAt, updatedAt, expiresAt }: Offer): TimelineEvent[] {
  const posted: TimelineEvent = { title: "Posted", at: createdAt };
  if (status === "FILLED") return [posted, { title: "Filled", at: updatedAt }];
  if (status === "CANCELLED") {
    return [
      posted,
      { title: cancelReason === "EXPIRED" ? "Expired" : "Cancelled by its maker", at: updatedAt },
    ];
  }
  return expiresAt === undefined ? [posted] : [posted, { title: "Expires", at: expiresAt, isAhead: true }];
}
