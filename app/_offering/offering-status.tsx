import { StatusBadge } from "#app/_components/status-badge.tsx";
import { formatDate } from "#app/_words/format.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** What a buyer reads of an offering at a glance: whether it sells, or why it does not. */
export function OfferingStatus({
  offering,
}: {
  offering: Pick<Offering, "state" | "availability" | "offeringPeriod">;
}) {
  const { state, availability, offeringPeriod } = offering;
  if (state !== "PUBLISHED") return <StatusBadge kind="offeringState" value={state} />;
  const label = availability === "UPCOMING" ? `Opens ${formatDate(offeringPeriod.startDate)}` : undefined;
  return <StatusBadge kind="availability" value={availability} label={label} />;
}
