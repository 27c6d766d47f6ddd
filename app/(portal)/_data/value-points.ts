import type { Currency } from "#db/schema/enums.ts";
import type { PortfolioPoint } from "#server/domain/portfolio/portfolio/contract.ts";
import { DAY_MS } from "#server/kernel/fields/days.ts";

/** Dates that stand below a line at most. */
const MOST_DATES = 4;

/** What a portfolio was worth in one currency at an instant, in milliseconds, and what was put in. */
interface ValuePoint {
  readonly at: number;
  readonly value: number;
  readonly putIn: number;
}

/** A portfolio's line in one currency, from the first purchase in it: before, another currency's may have begun. */
export function pointsIn(line: readonly PortfolioPoint[], currency: Currency): ValuePoint[] {
  const points = line.map(({ at, figures }) => {
    const { value = 0, putIn = 0 } = figures.find((one) => one.currency === currency) ?? {};
    return { at: Date.parse(at), value, putIn };
  });
  const beginning = points.findIndex(({ value, putIn }) => value !== 0 || putIn !== 0);
  return beginning === -1 ? [] : points.slice(beginning);
}

/** The dates that stand below a line, evenly spread, none twice; the last alone below one of a single day. */
export function datesBelow(first: number, last: number): Date[] {
  if (Math.floor(first / DAY_MS) === Math.floor(last / DAY_MS)) return [new Date(last)];
  const spans = Math.min(MOST_DATES - 1, Math.max(1, Math.floor((last - first) / DAY_MS)));
  return Array.from({ length: spans + 1 }, (_, place) => new Date(first + ((last - first) * place) / spans));
}
