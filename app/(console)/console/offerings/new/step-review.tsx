import { Button } from "@mantine/core";
import { type Fact, FactRows } from "#app/_components/fact-rows.tsx";
import { price } from "#app/_offering/wording.ts";
import { eligibilityFacts } from "#app/_words/eligibility.ts";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import { micrositeUrl } from "#app/(console)/console/offerings/_form/subdomain.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { placeOf, type StepId, steps } from "./steps.ts";
import classes from "./wizard.module.css";

interface StepReviewProps {
  /** What the values make. */
  readonly offering: Offering;
  /** Whether its token is registered with it. */
  readonly isTokenNew: boolean;
  readonly origin: string;
  readonly onGo: (step: number) => void;
}

/** All of it once more, with the way back to each part. */
export function StepReview({ offering, isTokenNew, origin, onGo }: StepReviewProps) {
  const { token, fundingLimits: limits, offeringPeriod: period, currency } = offering;
  const money = (amount: number) => formatMoney(amount, currency, { short: true });
  const parts: { id: StepId; facts: Fact[] }[] = [
    {
      id: "asset",
      facts: [
        {
          term: "Token",
          value: `${token.name} (${token.symbol})`,
          note: isTokenNew ? "registered with the offering" : undefined,
        },
      ],
    },
    {
      id: "story",
      facts: [
        { term: "Title", value: offering.title },
        { term: "Subtitle", value: offering.subtitle || "None" },
        { term: "Type", value: offering.type || "None" },
        {
          term: "Description",
          value: offering.description ? `${offering.description.length} characters` : "None",
        },
      ],
    },
    {
      id: "terms",
      facts: [
        { term: "Price per token", value: price(offering) },
        { term: "Opens", value: formatDate(period.startDate, "dateTime") },
        { term: "Ends", value: formatDate(period.endDate, "dateTime") },
        {
          term: "A purchase",
          value: `${money(limits.minPayableAmount)} to ${money(limits.maxPayableAmount)}`,
        },
        { term: "Soft cap", value: limits.softCap > 0 ? money(limits.softCap) : "None" },
        { term: "Hard cap", value: money(limits.hardCap) },
      ],
    },
    { id: "eligibility", facts: eligibilityFacts(offering) },
    { id: "address", facts: [{ term: "Own site", value: micrositeUrl(origin, offering.subdomain) }] },
  ];
  return (
    <>
      {parts.map(({ id, facts }) => {
        const label = steps[placeOf(id)]?.label;
        return (
          <section key={id} aria-label={label} className={classes.part}>
            <div className={classes.partHead}>
              <h3>{label}</h3>
              <Button variant="subtle" size="compact-sm" onClick={() => onGo(placeOf(id))}>
                Change <span className="visually-hidden">&nbsp;{label}</span>
              </Button>
            </div>
            <FactRows facts={facts} />
          </section>
        );
      })}
      <p className={classes.hint}>
        It is saved as a draft that only your organization sees. You publish it on the next page.
      </p>
    </>
  );
}
