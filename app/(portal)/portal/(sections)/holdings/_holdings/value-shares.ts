import { Decimal } from "decimal.js";
import { costOf } from "#app/_data/quote.ts";
import type { IssuePrice } from "#app/_words/unit-price.ts";
import type { TokenHolding } from "#app/(portal)/_data/holdings.ts";
import { type Currency, currencies } from "#db/schema/enums.ts";

/** One token's part of what a customer holds, at its issue price. */
export interface Share {
  readonly tokenId: string;
  readonly name: string;
  readonly value: number;
  /** Of all in this currency, 0 to 1. */
  readonly share: number;
}

/** Everything held of tokens that are priced in one currency. */
export interface CurrencyShares {
  readonly currency: Currency;
  readonly total: number;
  readonly shares: readonly Share[];
}

/** Which part each token has in what a customer holds, currency by currency, the largest first. */
export function valueShares(
  held: readonly TokenHolding[],
  prices: ReadonlyMap<string, IssuePrice>,
): CurrencyShares[] {
  return currencies.flatMap((currency) => {
    const valued = held.flatMap(({ tokenId, name, total }) => {
      const price = prices.get(tokenId);
      if (price?.currency !== currency) return [];
      return [{ tokenId, name, value: costOf(new Decimal(total), price.amount) }];
    });
    const total = valued.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
    if (total.isZero()) return [];
    const shares = valued
      .toSorted((one, other) => other.value.comparedTo(one.value))
      .map(({ value, ...token }) => ({
        ...token,
        value: value.toNumber(),
        share: value.div(total).toNumber(),
      }));
    return [{ currency, total: total.toNumber(), shares }];
  });
}
