import { Decimal } from "decimal.js";
import { type Currency, currencies } from "#db/schema/enums.ts";
import type { PortfolioToken } from "#server/domain/portfolio/portfolio/contract.ts";

/** One token's part of what a customer has. */
export interface Share {
  readonly tokenId: string;
  readonly name: string;
  readonly value: number;
  /** Of all in this currency, 0 to 1. */
  readonly share: number;
}

/** Everything of value in one currency. */
export interface CurrencyShares {
  readonly currency: Currency;
  readonly total: number;
  readonly shares: readonly Share[];
}

/**
 * Which part each token has in what a customer holds and awaits, the largest first; currency by currency, the one with
 * most in it first.
 */
export function valueShares(tokens: readonly Pick<PortfolioToken, "tokenId" | "tokenName" | "figures">[]) {
  const byCurrency = currencies.flatMap((currency): CurrencyShares[] => {
    const valued = tokens.flatMap(({ tokenId, tokenName, figures }) => {
      const value = figures.find((one) => one.currency === currency)?.value ?? 0;
      return value > 0 ? [{ tokenId, name: tokenName, value }] : [];
    });
    const total = Decimal.sum(0, ...valued.map(({ value }) => value));
    if (total.isZero()) return [];
    const shares = valued
      .toSorted((one, other) => other.value - one.value)
      .map((token) => ({ ...token, share: new Decimal(token.value).div(total).toNumber() }));
    return [{ currency, total: total.toNumber(), shares }];
  });
  return byCurrency.toSorted((one, other) => other.total - one.total);
}
