import type { Decimal } from "decimal.js";
import type { Currency } from "#db/schema/enums.ts";
import { MONEY_DECIMALS } from "#server/kernel/fields/amount.ts";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** "1 February 2027", in UTC */
export function day(value: string): string {
  const at = new Date(value);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "1 February 2027, 09:00 UTC" */
export function moment(value: string): string {
  return `${day(value)}, ${new Date(value).toISOString().slice(11, 16)} UTC`;
}

/** "1,250.00 EUR": the currency by its code, as in contracts. */
export function money(amount: number, currency: Currency): string {
  return `${grouped(amount.toFixed(2))} ${currency}`;
}

/** "21.70 EUR", "0.012345 EUR": what one token costs, to its last digit and in cents at least. */
export function unitPrice(price: Decimal, currency: Currency): string {
  return `${grouped(price.toFixed(Math.max(MONEY_DECIMALS, price.decimalPlaces())))} ${currency}`;
}

/** A decimal text with its thousands apart, to its last digit: "12,345.678901234567". */
export function grouped(decimal: string): string {
  const [whole = "", fraction] = decimal.split(".");
  const thousands = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}
