import Link from "next/link";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { FundingProgress } from "./funding-progress.tsx";
import classes from "./offering-card.module.css";
import { OfferingImage } from "./offering-image.tsx";
import { OfferingStatus } from "./offering-status.tsx";
import { PendingMark } from "./pending-mark.tsx";
import { measure, price, timing } from "./wording.ts";

interface OfferingCardProps {
  offering: Offering;
  priority?: "first" | "soon" | "late" | undefined;
}

/** An offering on the market: enough to decide whether to look closer. */
export function OfferingCard({ offering, priority }: OfferingCardProps) {
  const { offeringId, title, subtitle, token, fundingLimits, currency, type, organizationName } = offering;
  const { label: measured, value } = measure(offering);
  const { label: dated, date } = timing(offering);
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <OfferingImage src={offering.imageUrl} symbol={token.symbol} priority={priority} />
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
          <div>
            <dt>Price</dt>
            <dd>{price(offering)}</dd>
          </div>
          <div>
            <dt>{measured}</dt>
            <dd>{value}</dd>
          </div>
          <div>
            <dt>{dated}</dt>
            <dd>{date}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
