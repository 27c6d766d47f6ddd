import { Section } from "#app/_offering/section.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { ReturnCalculator } from "./return-calculator.tsx";
import { PLANNED } from "./sections.ts";
import { reckonedYield } from "./story-of.ts";

/** The least sum that a yield is shown on, where an offering takes more than that. */
const SHOWN_ON = 1_000;

/** What the planned yield would bring, while one can still buy. */
export function PlannedSection({ offering }: { offering: Offering }) {
  const planned = reckonedYield(offering);
  if (planned === null) return null;
  const { minPayableAmount, maxPayableAmount } = offering.fundingLimits;
  const starting = Math.min(Math.max(minPayableAmount, SHOWN_ON), maxPayableAmount);
  return (
    <Section title={PLANNED.title} anchor={PLANNED.anchor}>
      <ReturnCalculator
        percent={planned.percent}
        months={planned.months}
        currency={offering.currency}
        starting={String(starting)}
      />
    </Section>
  );
}
