import { formatTokens } from "#app/_words/format.ts";
import classes from "./numeric.module.css";

interface TokenAmountProps {
  /** A number, or the decimal text that balances come as. */
  amount: number | string;
  symbol?: string | undefined;
}

/** A quantity of tokens with its symbol: "1,250.5 HLH". */
export function TokenAmount({ amount, symbol }: TokenAmountProps) {
  return (
    <span className={classes.numeric}>
      {formatTokens(amount)}
      {symbol !== undefined && <span className={classes.unit}> {symbol}</span>}
    </span>
  );
}
