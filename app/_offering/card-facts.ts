import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { plannedYield } from "./story/story-of.ts";
import { formatTerm } from "./story/words.ts";
import { measure, price, sum, timing } from "./wording.ts";

interface CardFact {
  readonly label: string;
  readonly value: string;
}

/** What a card says below the bar: yield and term where they are planned, the minimum while one can buy, the next date. */
export function cardFacts(offering: Offering): CardFact[] {
  const { availability, fundingLimits, currency } = offering;
  const { label, date } = timing(offering);
  const planned = plannedYield(offering);
  return [
    planned === null
      ? { label: "Price", value: price(offering) }
      : { label: "Planned yield", value: `${planned.percent}% a year` },
    ...(planned?.months === undefined ? [] : [{ label: "Term", value: formatTerm(planned.months) }]),
    availability === "ENDED"
      ? measure(offering)
      : { label: "Minimum", value: sum(fundingLimits.minPayableAmount, currency) },
    { label, value: date },
  ];
}
