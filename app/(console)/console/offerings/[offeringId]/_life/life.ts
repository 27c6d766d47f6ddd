import type { DatedStep } from "#app/_components/timeline.tsx";
import { formatMoney } from "#app/_words/format.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

const titles: Record<string, string> = {
  "offering.published": "Published",
  "offering.paused": "Paused",
  "offering.resumed": "Resumed",
};

/** Puts what happened to an offering and what its period says in order. @param now tells what is still ahead */
export function lifeOf(
  offering: Pick<
    Offering,
    "state" | "createdAt" | "closedAt" | "raisedAtClose" | "offeringPeriod" | "currency"
  >,
  entries: readonly { readonly type: string; readonly at: string }[],
  now: Date,
): DatedStep[] {
  const { state, createdAt, closedAt, raisedAtClose = 0, offeringPeriod: period, currency } = offering;
  const raised = formatMoney(raisedAtClose, currency, { short: true });
  const ends: Partial<Record<Offering["state"], string>> = {
    CLOSED_SUCCESSFUL: `Closed successfully with ${raised} raised`,
    CLOSED_UNSUCCESSFUL: `Closed below the soft cap with ${raised} raised`,
    CANCELLED: "Cancelled",
  };
  const ended = ends[state];
  const isAhead = (at: string) => new Date(at) > now;
  // What ended before its period began or was over never opened or closed by it.
  const opens = closedAt === undefined || closedAt > period.startDate;
  // A period that had begun before opened with the publishing, not before there was an offering.
  const published = entries.findLast(({ type }) => type === "offering.published")?.at;
  const opening = latest([period.startDate, createdAt, published ?? createdAt]);
  const events: DatedStep[] = [
    { title: "Created", at: createdAt },
    ...entries.map(({ type, at }) => ({ title: titles[type] ?? type, at })),
    ...(opens && state !== "DRAFT"
      ? [
          {
            title: isAhead(opening) ? "Opens" : "Opened",
            at: opening,
            state: isAhead(opening) ? ("ahead" as const) : undefined,
          },
        ]
      : []),
    ...(ended === undefined
      ? [{ title: "Closes", at: period.endDate, state: "ahead" as const }]
      : [{ title: ended, at: closedAt ?? period.endDate }]),
  ];
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function latest(instants: readonly string[]): string {
  return instants.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));
}
