import Link from "next/link";
import { Panel } from "#app/_components/panel.tsx";
import { FundingProgress } from "#app/_offering/funding-progress.tsx";
import { formatMoney, formatShare } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import classes from "./raised-bars.module.css";

/** How far each offering is on the way to its hard cap, and what they raised in all; the mark is the soft cap. */
export function RaisedBars({ offerings, raised }: Pick<Dashboard, "offerings" | "raised">) {
  const completed = raised.map(({ currency, completed: amount }) => ({ currency, amount }));
  const pending = raised.flatMap(({ currency, pending: amount }) => (amount > 0 ? { currency, amount } : []));
  return (
    <Panel
      title="Raised by offering"
      description={[
        completed.length > 0 && `${sumsInWords(completed)} in all`,
        pending.length > 0 && `, ${sumsInWords(pending)} more pending`,
        completed.length > 0 && ". ",
        "Against the hard cap; the mark is the soft cap, hatched is reserved.",
      ]
        .filter(Boolean)
        .join("")}
      aside={<Link href="/console/offerings?sort=raised">All offerings</Link>}
    >
      {offerings.length === 0 ? (
        <p className={classes.none}>Nothing is published yet.</p>
      ) : (
        <ol className={classes.bars}>
          {offerings.map(({ offeringId, title, currency, ...fundingLimits }) => (
            <li key={offeringId} className={classes.bar}>
              <Link href={`/console/offerings/${offeringId}`} className={classes.title}>
                {title}
              </Link>
              <span className={classes.amount}>
                {formatMoney(fundingLimits.raised, currency, { short: true })}
                <span className={classes.cap}>
                  {" "}
                  of {formatMoney(fundingLimits.hardCap, currency, { short: true })}
                </span>
              </span>
              <span className={classes.share}>
                {formatShare(fundingLimits.raised, fundingLimits.hardCap)}
              </span>
              <div className={classes.progress}>
                <FundingProgress fundingLimits={fundingLimits} currency={currency} barOnly />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** "€420,000 and US$18,000". */
function sumsInWords(sums: readonly { currency: Currency; amount: number }[]): string {
  return sums.map(({ currency, amount }) => formatMoney(amount, currency, { short: true })).join(" and ");
}
