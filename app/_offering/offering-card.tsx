import Link from "next/link";
import { PendingMark } from "#app/_components/pending-mark.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { cardFacts } from "./card-facts.ts";
import { FundingProgress } from "./funding-progress.tsx";
import classes from "./offering-card.module.css";
import { OfferingImage } from "./offering-image.tsx";
import { OfferingStatus } from "./offering-status.tsx";

interface OfferingCardProps {
  offering: Offering;
  priority?: "first" | "soon" | "late" | undefined;
  /** Whether what is planned has its place, as it has in a list where some offering plans something. */
  withPlans?: boolean;
}

/** An offering on the market: enough to decide whether to look closer. */
export function OfferingCard({ offering, priority, withPlans = true }: OfferingCardProps) {
  const { offeringId, title, subtitle, fundingLimits, currency, type, organizationName } = offering;
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <OfferingImage offering={offering} sizes="(max-width: 44rem) 100vw, 26rem" priority={priority} />
        <span className={classes.status}>
          <OfferingStatus offering={offering} />
        </span>
      </div>
      <div className={classes.body}>
        <p className={classes.kicker}>{[type, organizationName].filter(Boolean).join(" · ")}</p>
        <h3 className={classes.title}>
          <Link href={`/offerings/${offeringId}`} prefetch={false}>
            {title}
            <PendingMark />
          </Link>
        </h3>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        <div className={classes.progress}>
          <FundingProgress fundingLimits={fundingLimits} currency={currency} />
        </div>
        <dl className={classes.facts}>
          {cardFacts(offering, withPlans).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-nothing={value === undefined}>{value ?? "None stated"}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
