import Link from "next/link";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { FundingSummary } from "./funding-summary.tsx";
import classes from "./offering-head.module.css";
import { OfferingImage } from "./offering-image.tsx";
import { OfferingStatus } from "./offering-status.tsx";
import { Highlights } from "./story/highlights.tsx";

/** The offering's face: its picture, its name, who offers it, how far it is. */
export function OfferingHead({ offering }: { offering: Offering }) {
  const { title, subtitle, type, organizationId, organizationName, highlights } = offering;
  return (
    <header className={classes.head}>
      <div className={classes.picture}>
        <OfferingImage offering={offering} sizes="(max-width: 64rem) 100vw, 46rem" priority="first" />
      </div>
      <div className={classes.titles}>
        <p className={classes.kicker}>
          <OfferingStatus offering={offering} />
          {type && <span>{type}</span>}
        </p>
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        <p className={classes.issuer}>
          Offered by{" "}
          <Link href={`/issuers/${organizationId}`} prefetch={false}>
            {organizationName}
          </Link>
        </p>
        <Highlights items={highlights} />
      </div>
      <FundingSummary offering={offering} />
    </header>
  );
}
