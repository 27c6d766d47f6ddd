import { Decimal } from "decimal.js";
import { toNumberText } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { type Text, written } from "#server/kernel/reading/texts.ts";

/** Decimals of a unit price, which is derived and for comparison only. */
const UNIT_PRICE_DECIMALS = 6;

/** What one token costs, where an amount of them costs a price. */
export function unitPrice(price: string, amount: string): number {
  return new Decimal(price).div(amount).toDecimalPlaces(UNIT_PRICE_DECIMALS).toNumber();
}

/** The same in a file, of the expressions of both. */
export function unitPriceText(price: Fragment, amount: Fragment): Text {
  const write = (costs: string, tokens: string) => toNumberText(unitPrice(costs, tokens));
  return written(write, price, amount);
}
