import { Decimal } from "decimal.js";
import { type Currency, currencies } from "#db/schema/enums.ts";

/** A sum of money in one currency. */
export interface Sum {
  readonly currency: Currency;
  readonly amount: number;
}

/** Adds sums exactly, currency by currency; currencies that nothing is in are left out. */
export function sumByCurrency(sums: readonly Sum[]): Sum[] {
  return currencies.flatMap((currency) => {
    const amounts = sums.filter((sum) => sum.currency === currency).map(({ amount }) => amount);
    return amounts.length > 0 ? [{ currency, amount: Decimal.sum(...amounts).toNumber() }] : [];
  });
}
