import Link from "next/link";
import { FundingProgress } from "#app/_offering/funding-progress.tsx";
import { OfferingImage } from "#app/_offering/offering-image.tsx";
import { Highlights } from "#app/_offering/story/highlights.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./featured.module.css";

/** One open offering in the head of the market. */
export function Featured({ offering }: { offering: Offering }) {
  const { offeringId, title, subtitle, fundingLimits, currency, highlights } = offering;
  return (
    <section aria-label="Featured offering" className={classes.featured}>
      <OfferingImage offering={offering} sizes="(max-width: 56rem) 100vw, 32rem" priority="first" />
      <div className={classes.body}>
        <p className={classes.kicker}>Featured</p>
        <p className={classes.title}>
          <Link href={`/offerings/${offeringId}`} prefetch={false}>
            {title}
          </Link>
        </p>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        <Highlights items={highlights?.slice(0, 3)} />
        <div className={classes.progress}>
          <FundingProgress fundingLimits={fundingLimits} currency={currency} />
        </div>
      </div>
    </section>
  );
}

/** The one to feature: of those that can be bought, those with highlights first, the one that most has been raised of. */
export function featuredOf(open: readonly Offering[]): Offering | undefined {
  const share = ({ fundingLimits: { raised, hardCap } }: Offering) => raised / hardCap;
  const candidates = open.filter(
    ({ state, availability }) => state === "PUBLISHED" && availability === "OPEN",
  );
  const told = candidates.filter(({ highlights }) => highlights !== undefined);
  return (told.length > 0 ? told : candidates).toSorted((a, b) => share(b) - share(a))[0];
}
