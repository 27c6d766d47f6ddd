import { Money } from "#app/_components/money.tsx";
import { formatMoney, formatShare } from "#app/_words/format.ts";
import type { PortfolioFigures } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./figures.module.css";

/** What one currency comes to: value, put in, received, gain. */
export function Figures({ of }: { of: PortfolioFigures }) {
  const { currency, value, awaiting, putIn, received, gain } = of;
  return (
    <dl className={classes.figures}>
      <div className={classes.main}>
        <dt>Value</dt>
        <dd>
          <Money amount={value} currency={currency} />
        </dd>
        {awaiting > 0 && (
          <dd className={classes.note}>
            of it <Money amount={awaiting} currency={currency} /> paid, not delivered yet
          </dd>
        )}
      </div>
      <div>
        <dt>Put in</dt>
        <dd>
          <Money amount={putIn} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>Received</dt>
        <dd>
          <Money amount={received} currency={currency} />
        </dd>
        <dd className={classes.note}>distributions and sales</dd>
      </div>
      <div>
        <dt>Gain</dt>
        {gain === undefined ? (
          <>
            <dd>–</dd>
            <dd className={classes.note}>not told: a price is missing, or money stands in two currencies</dd>
          </>
        ) : (
          <>
            <dd data-tone={toneOf(gain)}>{signed(gain, currency)}</dd>
            {putIn > 0 && gain !== 0 && (
              <dd className={classes.note}>{formatShare(Math.abs(gain), putIn)} of what you put in</dd>
            )}
          </>
        )}
      </div>
    </dl>
  );
}

function toneOf(gain: number): "positive" | "negative" | undefined {
  if (gain === 0) return undefined;
  return gain > 0 ? "positive" : "negative";
}

function signed(gain: number, currency: PortfolioFigures["currency"]): string {
  const amount = formatMoney(Math.abs(gain), currency);
  if (gain === 0) return amount;
  return `${gain > 0 ? "+" : "−"}${amount}`;
}
