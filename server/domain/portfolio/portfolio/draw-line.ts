import type { Decimal } from "decimal.js";
import { type Currency, currencies } from "#db/schema/enums.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import type { LineStep } from "./read-line.ts";
import { priceOf, worthAt } from "./rules.ts";

/** How many instants a line has; the first is the beginning and the last is now. */
const INSTANTS = 61;

/** What a portfolio was worth at an instant and what was put in by then, exact. */
export interface ExactPoint {
  readonly at: Date;
  readonly figures: readonly {
    readonly currency: Currency;
    readonly value: Decimal;
    readonly putIn: Decimal;
  }[];
}

/** The instants of a line, at equal distances. */
export function instantsOf(beginning: Date, now: Date): Date[] {
  const span = now.getTime() - beginning.getTime();
  if (span <= 0) return [now];
  return Array.from(
    { length: INSTANTS },
    (_, place) => new Date(beginning.getTime() + Math.round((span * place) / (INSTANTS - 1))),
  );
}

interface Sums {
  readonly value: Decimal;
  readonly putIn: Decimal;
}

const ZERO = new Exact(0);

/**
 * Adds what moved up, instant by instant (docs/domain.md, Portfolio).
 * @param steps by token, in the order of their places
 * @param wanted the currency in which each token is valued
 */
export function drawLine(
  instants: readonly Date[],
  steps: readonly LineStep[],
  wanted: ReadonlyMap<string, Currency>,
): ExactPoint[] {
  const points = instants.map(() => new Map<Currency, Sums>());
  for (const [tokenId, ofToken] of Map.groupBy(steps, ({ tokenId: of }) => of)) {
    const moved = new Map<Currency, Sums>();
    for (const [index, { place, held, money, ...prices }] of ofToken.entries()) {
      for (const { currency, putIn, awaiting } of money)
        add(moved, currency, new Exact(awaiting), new Exact(putIn));
      const price = priceOf(prices, wanted.get(tokenId) ?? "EUR");
      const sums = new Map(moved);
      if (price) add(sums, price.currency, worthAt(held, price), ZERO);
      // Until the next step all is as it is here.
      for (const point of points.slice(place - 1, (ofToken[index + 1]?.place ?? Infinity) - 1))
        for (const [currency, { value, putIn }] of sums) add(point, currency, value, putIn);
    }
  }
  return instants.map((at, index) => ({
    at,
    figures: currencies.flatMap((currency) => {
      const sums = points[index]?.get(currency);
      return sums ? [{ currency, ...sums }] : [];
    }),
  }));
}

function add(point: Map<Currency, Sums>, currency: Currency, value: Decimal, putIn: Decimal): void {
  const before = point.get(currency) ?? { value: ZERO, putIn: ZERO };
  point.set(currency, { value: before.value.plus(value), putIn: before.putIn.plus(putIn) });
}
