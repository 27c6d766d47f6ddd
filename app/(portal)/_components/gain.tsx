import { formatMoney } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import classes from "./gain.module.css";

/** What was won or lost, with its sign: "+€75.50". */
export function Gain({ amount, currency }: { amount: number; currency: Currency }) {
  const written = formatMoney(Math.abs(amount), currency);
  if (amount === 0) return <span className={classes.gain}>{written}</span>;
  const isWon = amount > 0;
  return (
    <span className={classes.gain} data-tone={isWon ? "positive" : "negative"}>
      {isWon ? "+" : "−"}
      {written}
    </span>
  );
}
