import { leftIn } from "#app/_data/funding.ts";
import { anyCurrency, formatShare } from "#app/_words/format.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { FundingProgress } from "./funding-progress.tsx";
import classes from "./funding-summary.module.css";
import { sum } from "./wording.ts";

/** How far the offering is, and what the colours of its bar mean. */
export function FundingSummary({ offering }: { offering: Offering }) {
  const { currency, availability } = offering;
  const fundingLimits = limitsOf(offering);
  const { raised, reserved, softCap, hardCap } = fundingLimits;
  const money = (amount: number) => sum(amount, currency);
  const left = leftIn(fundingLimits);
  return (
    <section className={classes.summary} aria-label="Funding">
      <p className={classes.raised}>
        <strong>{money(raised)}</strong>
        <span>
          raised, {formatShare(raised, hardCap)} of at most {money(hardCap)}
        </span>
      </p>
      <FundingProgress fundingLimits={fundingLimits} currency={currency} barOnly />
      <ul className={classes.legend}>
        <li data-kind="raised">{money(raised)} raised</li>
        {reserved > 0 && <li data-kind="reserved">{money(reserved)} reserved, not complete yet</li>}
        {softCap > 0 && (
          <li data-kind="goal" data-reached={raised >= softCap}>
            Goal {money(softCap)}, {goal(raised >= softCap, availability === "ENDED")}
          </li>
        )}
        {availability !== "ENDED" && <li data-kind="left">{money(left)} left</li>}
      </ul>
      {currency === undefined && (
        <p className={classes.unit}>
          Each buyer pays in {anyCurrency} at the same number; sums add both, one for one.
        </p>
      )}
    </section>
  );
}

/** One that ended without success has given everything back: it shows how far it had come. */
function limitsOf({ fundingLimits, raisedAtClose }: Offering): Offering["fundingLimits"] {
  return { ...fundingLimits, raised: Math.max(fundingLimits.raised, raisedAtClose ?? 0) };
}

function goal(isReached: boolean, hasEnded: boolean): string {
  if (isReached) return "reached";
  return hasEnded ? "missed" : "not reached yet";
}
