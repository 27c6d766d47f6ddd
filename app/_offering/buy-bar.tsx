import { buttonClass } from "#app/_components/button-class.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./buy-bar.module.css";
import { price, whyClosed } from "./wording.ts";

interface BuyBarProps {
  offering: Offering;
  /** Where one buys. */
  href: string;
}

/** On a phone, the price and the way to buy stay in sight while one reads. */
export function BuyBar({ offering, href }: BuyBarProps) {
  if (whyClosed(offering) !== null) return null;
  return (
    <section className={classes.bar} aria-label="Buy at once">
      <span className={classes.price}>
        <strong>{price(offering)}</strong> per token
      </span>
      <a href={href} className={buttonClass()}>
        Buy {offering.token.symbol}
      </a>
    </section>
  );
}
