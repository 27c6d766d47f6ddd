import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { plannedTerm, plannedYield } from "./story/story-of.ts";
import { formatTerm } from "./story/words.ts";
import { sum, timing } from "./wording.ts";

interface CardFact {
  readonly label: string;
  readonly value: string;
}

/** What a card says below the bar: the same of every offering, so that cards are compared; "–" where nothing is planned. */
export function cardFacts(offering: Offering): CardFact[] {
  const { fundingLimits, currency } = offering;
  const { label, date } = timing(offering);
  const [planned, months] = [plannedYield(offering), plannedTerm(offering)];
  return [
    { label: "Minimum", value: sum(fundingLimits.minPayableAmount, currency) },
    { label, value: date },
    { label: "Planned yield", value: planned === null ? "–" : `${planned.percent}% a year` },
    { label: "Term", value: months === undefined ? "–" : formatTerm(months) },
  ];
}
