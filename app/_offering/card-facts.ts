import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { plannedTerm, plannedYield } from "./story/story-of.ts";
import { formatTerm } from "./story/words.ts";
import { sum, timing } from "./wording.ts";

interface CardFact {
  readonly label: string;
  /** Undefined where the issuer plans nothing of the kind. */
  readonly value: string | undefined;
}

/**
 * What a card says below the bar, so that cards are compared: what is planned is left out where no card beside it has
 * something to compare.
 */
export function cardFacts(offering: Offering, withPlans: boolean): CardFact[] {
  const { fundingLimits, currency } = offering;
  const { label, date } = timing(offering);
  return [
    { label: "Minimum", value: sum(fundingLimits.minPayableAmount, currency) },
    { label, value: date },
    ...(withPlans ? plans(offering) : []),
  ];
}

/** What is planned; one line of an offering that plans nothing. */
function plans(offering: Offering): CardFact[] {
  const [planned, months] = [plannedYield(offering), plannedTerm(offering)];
  if (planned === null && months === undefined)
    return [{ label: "Planned yield and term", value: undefined }];
  return [
    { label: "Planned yield", value: planned === null ? undefined : `${planned.percent}% a year` },
    { label: "Term", value: months === undefined ? undefined : formatTerm(months) },
  ];
}

/** Whether an offering plans something that cards beside it are compared by. */
export function hasPlans(offering: Offering): boolean {
  return plans(offering).some(({ value }) => value !== undefined);
}
