import { fromParts, toParts } from "#server/kernel/fields/decimal.ts";

/** What one holder held at the record date, over all its wallets; the amount is a decimal text. */
export interface Holding {
  readonly customerId: string;
  readonly tokenAmount: string;
}

/** A holder's part of a distribution; amounts are decimal texts. */
export interface Share extends Holding {
  readonly amount: string;
  /** Whether it has a cent more than the whole cents of its exact share. */
  readonly isRoundedUp: boolean;
}

/** Every quantity of tokens is a whole number of these, so that shares are computed exactly. */
const UNITS_PER_TOKEN = 18;

/**
 * Shares a sum among holders by what they hold, each to the cent: everybody gets the whole cents of the exact share, and
 * the cents that are left go to the largest remainders, so the shares always sum to the amount. Ties go to the larger
 * holding, then to the smaller identifier, so the same holders always get the same.
 * @param amount the sum, a decimal text with at most 2 decimals
 */
export function shareOut(amount: string, holdings: readonly Holding[]): Share[] {
  const cents = toParts(amount, 2);
  const parts = holdings.map((holding) => ({
    holding,
    units: toParts(holding.tokenAmount, UNITS_PER_TOKEN),
  }));
  const all = parts.reduce((sum, { units }) => sum + units, 0n);
  if (all === 0n) return [];
  const exact = parts.map(({ holding, units }) => {
    const product = cents * units;
    return { holding, units, whole: product / all, rest: product % all };
  });
  const left = cents - exact.reduce((sum, { whole }) => sum + whole, 0n);
  const luckyFirst = exact.toSorted(
    (a, b) =>
      compare(b.rest, a.rest) ||
      compare(b.units, a.units) ||
      compare(a.holding.customerId, b.holding.customerId),
  );
  const lucky = new Set(luckyFirst.slice(0, Number(left)));
  return exact.map((part) => {
    const { customerId, tokenAmount } = part.holding;
    const isRoundedUp = lucky.has(part);
    return {
      customerId,
      tokenAmount,
      amount: fromParts(part.whole + (isRoundedUp ? 1n : 0n), 2),
      isRoundedUp,
    };
  });
}

function compare<T extends bigint | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
