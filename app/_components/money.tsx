import { formatMoney } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import classes from "./numeric.module.css";

interface MoneyProps {
  amount: number;
  /** Left out for an offering that takes every currency: the plain amount. */
  currency?: Currency | undefined;
  /** Leaves out the cents of whole amounts. */
  short?: boolean | undefined;
}

/** A sum of money, in figures of equal width. */
export function Money({ amount, currency, short }: MoneyProps) {
  return <span className={classes.numeric}>{formatMoney(amount, currency, { short })}</span>;
}
