import { DateTime } from "#app/_components/date-time.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { comparedWithIssue, formatUnitPrice } from "#app/_words/unit-price.ts";
import classes from "./price-chart.module.css";
import { PriceLine } from "./price-line.tsx";
import type { PriceHistory } from "./read-prices.ts";

interface PriceChartProps {
  readonly history: PriceHistory;
  readonly symbol: string;
  /** In euros; undefined where there is none to compare with. */
  readonly issuePrice?: number | undefined;
}

const HEIGHT = 220;

/** The last price of a token in words, and the way there as a chart. */
export function PriceChart({ history: { points, isDaily }, symbol, issuePrice }: PriceChartProps) {
  const last = points.at(-1);
  if (!last) return <p className={classes.none}>Nothing has been traded on the bulletin board yet.</p>;
  const prices = points.map(({ unitPriceInEuro }) => unitPriceInEuro);
  const trades = points.reduce((sum, point) => sum + point.trades, 0);
  return (
    <div className={classes.chart}>
      <dl className={classes.facts}>
        <div>
          <dt>{isDaily ? "Last day's average" : "Last price"}</dt>
          <dd className={classes.price}>{formatUnitPrice(last.unitPriceInEuro)}</dd>
          <dd className={classes.note}>
            <DateTime value={last.at} />
            {issuePrice !== undefined && `, ${comparedWithIssue(last.unitPriceInEuro, issuePrice)}`}
          </dd>
        </div>
        <div>
          <dt>Lowest and highest</dt>
          <dd>
            {formatUnitPrice(Math.min(...prices))} to {formatUnitPrice(Math.max(...prices))}
          </dd>
        </div>
        <div>
          <dt>Last traded</dt>
          <dd>
            <TokenAmount amount={last.amount} symbol={symbol} />
          </dd>
          <dd className={classes.note}>{trades === 1 ? "1 trade" : `${trades} trades`} shown</dd>
        </div>
      </dl>
      {points.length > 1 && (
        <div style={{ blockSize: HEIGHT }} aria-hidden>
          <PriceLine points={points} symbol={symbol} height={HEIGHT} />
        </div>
      )}
    </div>
  );
}
