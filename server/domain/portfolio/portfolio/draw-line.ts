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
  value: Decimal;
  putIn: Decimal;
}

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
  const byToken = Map.groupBy(steps, ({ tokenId }) => tokenId);
  for (const [tokenId, ofToken] of byToken) {
    let held = new Exact(0);
    const moved = new Map<Currency, { putIn: Decimal; awaiting: Decimal }>();
    for (const { place, held: change, money, ...prices } of ofToken) {
      held = held.plus(change);
      for (const { currency, putIn, awaiting } of money) {
        const before = moved.get(currency) ?? { putIn: new Exact(0), awaiting: new Exact(0) };
        moved.set(currency, {
          putIn: before.putIn.plus(putIn),
          awaiting: before.awaiting.plus(awaiting),
        });
      }
      const point = points[place - 1];
      if (!point) continue;
      for (const [currency, { putIn, awaiting }] of moved) add(point, currency, awaiting, putIn);
      const price = held.isZero() ? undefined : priceOf(prices, wanted.get(tokenId) ?? "EUR");
      if (price) add(point, price.currency, worthAt(held.toFixed(), price), new Exact(0));
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
  const before = point.get(currency) ?? { value: new Exact(0), putIn: new Exact(0) };
  point.set(currency, { value: before.value.plus(value), putIn: before.putIn.plus(putIn) });
}
