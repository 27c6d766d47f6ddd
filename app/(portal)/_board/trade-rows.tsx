import { DateTime } from "#app/_components/date-time.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { Trade } from "#server/domain/secondary/trade/contract.ts";
import classes from "./offer-columns.module.css";

interface TradeRowsProps {
  readonly trades: readonly Trade[];
  readonly symbol: string;
}

/** What changed hands last, and for how much. */
export function TradeRows({ trades, symbol }: TradeRowsProps) {
  if (trades.length === 0) return <p className={classes.none}>Nothing has been traded yet.</p>;
  return (
    <ul className={`${classes.offers} ${classes.trades}`}>
      {trades.map(({ tradeId, amount, unitPriceInEuro, createdAt }) => (
        <li key={tradeId}>
          <strong>{formatUnitPrice(unitPriceInEuro)}</strong>
          <TokenAmount amount={amount} symbol={symbol} />
          <DateTime value={createdAt} />
        </li>
      ))}
    </ul>
  );
}
