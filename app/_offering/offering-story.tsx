import type { ReactNode } from "react";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { Documents } from "./documents.tsx";
import { Eligibility } from "./eligibility.tsx";
import { Facts } from "./facts.tsx";
import { NextSteps } from "./next-steps.tsx";
import { RiskNotice } from "./risk-notice.tsx";
import { PlannedSection } from "./story/planned-section.tsx";
import { SectionMenu } from "./story/section-menu.tsx";
import { sectionsOf } from "./story/sections.ts";
import { StorySections } from "./story/story-sections.tsx";

/** All there is to read of an offering, on the market as at an address of its own: its story, its terms. */
export function OfferingStory({ offering, children }: { offering: Offering; children?: ReactNode }) {
  const { currency } = offering;
  const { before, after } = sectionsOf(offering);
  const [first, rest] = [before.slice(0, 1), before.slice(1)];
  return (
    <>
      <SectionMenu offering={offering} />
      <StorySections sections={first} currency={currency} />
      <PlannedSection offering={offering} />
      <StorySections sections={rest} currency={currency} />
      <Documents offering={offering} />
      <StorySections sections={after} currency={currency} />
      <Facts offering={offering} />
      <Eligibility offering={offering} />
      <NextSteps offering={offering} />
      {children}
      <RiskNotice />
    </>
  );
}
