import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import classes from "./price-comparison.module.css";

interface PriceComparisonProps {
  token: RegisteredToken;
  /** The open offer to sell with the lowest unit price. */
  cheapest: Offer | undefined;
  /** The open offer to buy with the highest unit price. */
  dearest: Offer | undefined;
  /** In euros. */
  issuePrice: number | undefined;
}

/** What one token costs on the board, and what it cost at issue. */
export function PriceComparison({ token, cheapest, dearest, issuePrice }: PriceComparisonProps) {
  return (
    <section className={classes.comparison} aria-label={`Prices of ${token.name}`}>
      <dl>
        <div>
          <dt>Cheapest to buy</dt>
          <Best offer={cheapest} symbol={token.symbol} none="Nobody sells now" />
        </div>
        <div>
          <dt>Best price to sell</dt>
          <Best offer={dearest} symbol={token.symbol} none="Nobody buys now" />
        </div>
        <div>
          <dt>Issue price</dt>
          <dd className={classes.price}>{issuePrice === undefined ? "–" : formatUnitPrice(issuePrice)}</dd>
          <dd className={classes.note}>per token, in the offering</dd>
        </div>
      </dl>
    </section>
  );
}

function Best({ offer, symbol, none }: { offer: Offer | undefined; symbol: string; none: string }) {
  if (offer === undefined) return <dd className={classes.note}>{none}</dd>;
  return (
    <>
      <dd className={classes.price}>{formatUnitPrice(offer.unitPriceInEuro)}</dd>
      <dd className={classes.note}>
        per token, for <TokenAmount amount={offer.amount} symbol={symbol} />
      </dd>
    </>
  );
}
