import { buttonClass } from "#app/_components/button-class.ts";
import { leftIn } from "#app/_data/funding.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./buy-bar.module.css";
import { price, sum, timing, whyClosed } from "./wording.ts";

interface BuyBarProps {
  offering: Offering;
  /** Where one buys. */
  href: string;
}

/** On a phone, the price, the least one pays, the end and the way to buy stay in sight while one reads. */
export function BuyBar({ offering, href }: BuyBarProps) {
  const { token, fundingLimits, currency } = offering;
  const { label, date } = timing(offering);
  if (whyClosed(offering) !== null) return null;
  const least = Math.min(fundingLimits.minPayableAmount, leftIn(fundingLimits));
  return (
    <section className={classes.bar} aria-label="Buy at once">
      <p className={classes.price}>
        <strong>{price(offering)}</strong> per token
        <span>
          from {sum(least, currency)}, {label.toLowerCase()} {date}
        </span>
      </p>
      <a href={href} className={buttonClass()}>
        Buy {token.symbol}
      </a>
    </section>
  );
}
