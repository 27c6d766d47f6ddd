import { Money } from "#app/_components/money.tsx";
import { formatShare } from "#app/_words/format.ts";
import type { PortfolioFigures } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./figures.module.css";
import { Gain } from "./gain.tsx";

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
            <dd>
              <Gain amount={gain} currency={currency} />
            </dd>
            {putIn > 0 && gain !== 0 && (
              <dd className={classes.note}>{formatShare(Math.abs(gain), putIn)} of what you put in</dd>
            )}
          </>
        )}
      </div>
    </dl>
  );
}
