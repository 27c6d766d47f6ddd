import type { Decimal } from "decimal.js";
import { type Currency, currencies } from "#db/schema/enums.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import type { LineToken, PortfolioFacts } from "./read-facts.ts";
import { currencyOf, type LastTrade, priceOf, worthAt } from "./rules.ts";

/** What a portfolio was worth at an instant and what was put in by then, exact. */
export interface ExactPoint {
  /** ISO 8601. */
  readonly at: string;
  readonly figures: readonly {
    readonly currency: Currency;
    readonly value: Decimal;
    readonly putIn: Decimal;
  }[];
}

/** What changes at a place of the line. */
interface Change {
  readonly currency: Currency;
  readonly value: Decimal;
  readonly putIn: Decimal;
  /** How many more reasons there are to tell of the currency: money that moved, tokens that are priced in it. */
  readonly reasons: number;
}

const ZERO = new Exact(0);

/** Adds what moved up, instant by instant, each token valued in one currency (docs/domain.md, Portfolio). */
export function drawLine({ instants, moved, positions }: PortfolioFacts): ExactPoint[] {
  const wanted = new Map(positions.map(({ tokenId, money, prices }) => [tokenId, currencyOf(money, prices)]));
  const changes: Change[][] = instants.map(() => []);
  for (const token of moved) {
    for (const [place, change] of changesOf(token, instants, wanted.get(token.tokenId) ?? "EUR"))
      changes[place - 1]?.push(change);
  }
  const sums = new Map<Currency, Change>();
  return instants.map((at, index) => {
    for (const change of changes[index] ?? []) add(sums, change);
    return { at, figures: currencies.flatMap((currency) => sums.get(currency) ?? []).filter(isTold) };
  });
}

const isTold = ({ reasons }: Change) => reasons > 0;

/** What a token changes, each with its place, from 1 on. */
function* changesOf(
  { steps, issues }: LineToken,
  instants: readonly string[],
  wanted: Currency,
): Generator<readonly [number, Change]> {
  const begun = issues.map(({ at }) => Date.parse(at));
  let lastTrade: LastTrade | null = null;
  let worth: Change | undefined;
  for (const { place, held, money, lastTrade: traded } of steps) {
    for (const { currency, putIn, awaiting } of money)
      yield [place, { currency, value: new Exact(awaiting), putIn: new Exact(putIn), reasons: 1 }];
    lastTrade = traded ?? lastTrade;
    const until = Date.parse(instants[place - 1] ?? "");
    const price = priceOf(
      { lastTrade, issues: issues.filter((_, index) => (begun[index] ?? 0) <= until) },
      wanted,
    );
    if (worth) yield [place, { ...worth, value: worth.value.negated(), reasons: -1 }];
    worth = undefined;
    if (price && !new Exact(held).isZero()) {
      worth = { currency: price.currency, value: worthAt(held, price), putIn: ZERO, reasons: 1 };
      yield [place, worth];
    }
  }
}

function add(sums: Map<Currency, Change>, change: Change): void {
  const { currency, value, putIn, reasons } = change;
  const before = sums.get(currency);
  sums.set(
    currency,
    before
      ? {
          currency,
          value: before.value.plus(value),
          putIn: before.putIn.plus(putIn),
          reasons: before.reasons + reasons,
        }
      : change,
  );
}
