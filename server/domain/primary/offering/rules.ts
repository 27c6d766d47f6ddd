import type { OfferingState } from "#db/schema/enums.ts";
import { toParts } from "#server/kernel/fields/decimal.ts";
import type { Availability } from "./contract.ts";

/** What an offering's availability follows from; amounts are decimal texts. */
export interface AvailabilityFacts {
  readonly state: OfferingState;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly hardCap: string;
  readonly raised: string;
  readonly reserved: string;
  readonly minPayableAmount: string;
}

/**
 * What a buyer can do now (docs/domain.md, Offering). A draft or paused offering tells by its state that it takes
 * nothing.
 */
export function availabilityOf(facts: AvailabilityFacts, now: Date): Availability {
  const closed = ["CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED"].includes(facts.state);
  if (closed || now >= facts.endDate) return "ENDED";
  if (now < facts.startDate) return "UPCOMING";
  const room = cents(facts.hardCap) - cents(facts.raised) - cents(facts.reserved);
  if (room <= 0n) return "SOLD_OUT";
  return room < cents(facts.minPayableAmount) ? "RESIDUAL" : "OPEN";
}

const cents = (amount: string) => toParts(amount, 2);
