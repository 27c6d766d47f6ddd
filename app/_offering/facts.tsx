import { DateTime } from "#app/_components/date-time.tsx";
import { formatCount } from "#app/_words/format.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { type Fact, FactList } from "./fact-list.tsx";
import { Section } from "./section.tsx";
import { price, sum } from "./wording.ts";

/** The terms of the offering. */
export function Facts({ offering }: { offering: Offering }) {
  const { fundingLimits, offeringPeriod, currency, participants, availability } = offering;
  const { minPayableAmount, maxPayableAmount, softCap, hardCap } = fundingLimits;
  const money = (amount: number) => sum(amount, currency);
  const facts: Fact[] = [
    { term: "Price per token", value: price(offering) },
    { term: "Minimum", value: money(minPayableAmount), note: "per purchase" },
    { term: "Maximum", value: money(maxPayableAmount), note: "per customer, in all" },
    {
      term: "Goal",
      value: softCap > 0 ? money(softCap) : "None",
      note: softCap > 0 ? "less than that, and all is refunded" : "every purchase counts",
    },
    { term: "Hard cap", value: money(hardCap), note: "never more than that" },
    {
      term: availability === "UPCOMING" ? "Opens" : "Opened",
      value: <DateTime value={offeringPeriod.startDate} detail="dateTime" />,
    },
    {
      term: availability === "ENDED" ? "Ended" : "Ends",
      value: <DateTime value={offeringPeriod.endDate} detail="dateTime" />,
    },
    { term: "Investors", value: formatCount(participants), note: "with a completed purchase" },
  ];
  return (
    <Section title="Key facts" anchor="key-facts">
      <FactList facts={facts} />
    </Section>
  );
}
