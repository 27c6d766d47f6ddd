import { Decimal } from "decimal.js";
import { MONEY_DECIMALS } from "#server/kernel/fields/amount.ts";

/** Enough decimals that tokens bought for an amount cost that amount to the cent, for a price of one digit. */
const SPARE_DECIMALS = 6;

/** What a quantity of tokens costs: tokens × price, to the cent. */
export function costOf(tokens: Decimal, pricePerToken: Decimal.Value): Decimal {
  return tokens.times(pricePerToken).toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_HALF_UP);
}

/** The tokens an amount of money buys, never more than it pays for. @param decimals the token's own */
export function tokensFor(amount: Decimal, pricePerToken: number, decimals: number): Decimal {
  const priceDigits = new Decimal(pricePerToken).trunc().toFixed().length;
  return amount
    .div(pricePerToken)
    .toDecimalPlaces(Math.min(decimals, SPARE_DECIMALS + priceDigits), Decimal.ROUND_DOWN);
}

/** Price of one token in an offer that names the price of all of them; for comparison, so six decimals do. */
export function unitPrice(total: Decimal, tokens: Decimal): Decimal {
  return total.div(tokens).toDecimalPlaces(6);
}
