import { eligibilityFacts } from "#app/_words/eligibility.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { FactList } from "./fact-list.tsx";
import { Section } from "./section.tsx";

/** Who may buy; once nobody can any more, it is of no interest. */
export function Eligibility({ offering }: { offering: Offering }) {
  if (offering.availability === "ENDED") return null;
  return (
    <Section title="Who can buy">
      <FactList facts={eligibilityFacts(offering)} />
    </Section>
  );
}
