import { Decimal } from "decimal.js";
import { type Currency, currencies } from "#db/schema/enums.ts";
import { MONEY_DECIMALS } from "#server/kernel/fields/amount.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import type { PortfolioPrice } from "./contract.ts";

/** A trade on the bulletin board, as decimal texts; `at` as ISO 8601. */
export interface LastTrade {
  readonly amount: string;
  readonly priceInEuro: string;
  readonly at: string;
}

/** What an issuer asks for a token from an instant (ISO 8601) on; the price is a decimal text. */
export interface Issue {
  readonly price: string;
  /** Null = whichever a payment names. */
  readonly currency: Currency | null;
  readonly at: string;
}

/** What a token was sold for up to some instant: last on the bulletin board, and by its issuer, the newest at the end. */
export interface Prices {
  readonly lastTrade: LastTrade | null;
  readonly issues: readonly Issue[];
}

/** A price as a quotient, which is exact: `money` for `tokens` of them. */
export interface Price extends Pick<PortfolioPrice, "currency" | "source" | "at"> {
  readonly money: string;
  readonly tokens: string;
}

/** What moved in one currency for one token, as decimal texts. */
export interface Money {
  readonly currency: Currency;
  /** Paid for purchases and trades. */
  readonly putIn: string;
  /** What trades brought. */
  readonly sold: string;
  /** What distributions brought. */
  readonly distributed: string;
  /** Of what was put in: for tokens that are not delivered yet. */
  readonly awaiting: string;
}

/** What a customer holds of a token, at which prices, and what money moved for it. */
export interface TokenFacts {
  readonly held: string;
  readonly prices: Prices;
  readonly money: readonly Money[];
}

/** Exact figures in one currency; without a gain where it cannot be told. */
export interface Figures {
  readonly currency: Currency;
  readonly held: Decimal;
  readonly awaiting: Decimal;
  readonly putIn: Decimal;
  readonly received: Decimal;
  readonly gain: Decimal | undefined;
}

/** A token's price and figures. */
export interface Reckoned {
  readonly price: Price | undefined;
  readonly figures: readonly Figures[];
}

const ZERO = new Exact(0);

/** The currencies in which a customer paid for a token or was paid for it by a buyer. */
function tradedIn(money: readonly Pick<Money, "currency" | "putIn" | "sold">[]): readonly Currency[] {
  return money.filter(({ putIn, sold }) => !Exact.add(putIn, sold).isZero()).map(({ currency }) => currency);
}

/**
 * The currency in which a token is valued for a customer: dollars where all its money in the token is dollars, euros
 * otherwise (docs/domain.md, Portfolio).
 */
export function currencyOf(
  money: readonly Pick<Money, "currency" | "putIn" | "sold">[],
  { lastTrade, issues }: Prices,
): Currency {
  const traded = tradedIn(money);
  if (traded.length > 0) return traded.every((currency) => currency === "USD") ? "USD" : "EUR";
  return lastTrade ? "EUR" : (issues.at(-1)?.currency ?? "EUR");
}

/**
 * What a token is valued at: its last trade, which is in euros, or its issue price where there was none; the one that
 * stands in the wanted currency goes before the other.
 */
export function priceOf({ lastTrade, issues }: Prices, wanted: Currency): Price | undefined {
  const candidates: Price[] = [];
  if (lastTrade) {
    const { amount, priceInEuro, at } = lastTrade;
    candidates.push({ money: priceInEuro, tokens: amount, currency: "EUR", source: "LAST_TRADE", at });
  }
  const issue = issues.at(-1);
  if (issue) {
    const currency = issue.currency ?? wanted;
    candidates.push({ money: issue.price, tokens: "1", currency, source: "ISSUE" });
  }
  return candidates.find(({ currency }) => currency === wanted) ?? candidates[0];
}

/** What so many tokens are worth, to the cent; halves of a cent go up. */
export function worthAt(tokens: string, { money, tokens: of }: Price): Decimal {
  return Exact.mul(tokens, money).div(of).toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_HALF_UP);
}

/** Reckons a token's figures by currency (docs/domain.md, Portfolio). */
export function reckonToken({ held, prices, money }: TokenFacts): Reckoned {
  const price = priceOf(prices, currencyOf(money, prices));
  const holds = !new Exact(held).isZero();
  const isUnpriced = holds && price === undefined;
  const inUse = new Set([...tradedIn(money), ...(holds && price ? [price.currency] : [])]);
  const canTell = !isUnpriced && inUse.size <= 1;
  const figures = currencies.flatMap((currency) => {
    const moved = money.find((one) => one.currency === currency);
    const isPriced = holds && price?.currency === currency;
    if (!moved && !isPriced) return [];
    const worth = isPriced && price ? worthAt(held, price) : ZERO;
    const awaiting = new Exact(moved?.awaiting ?? 0);
    const putIn = new Exact(moved?.putIn ?? 0);
    const received = Exact.add(moved?.sold ?? 0, moved?.distributed ?? 0);
    const gain = canTell ? worth.plus(awaiting).plus(received).minus(putIn) : undefined;
    return [{ currency, held: worth, awaiting, putIn, received, gain }];
  });
  return { price, figures };
}

/** Adds the figures of tokens by currency; a gain is told where each of them tells its own. */
export function sumFigures(tokens: readonly { readonly figures: readonly Figures[] }[]): Figures[] {
  const all = tokens.flatMap(({ figures }) => figures);
  return currencies.flatMap((currency) => {
    const these = all.filter((one) => one.currency === currency);
    if (these.length === 0) return [];
    return [
      these.reduce((sum, one) => ({
        currency,
        held: sum.held.plus(one.held),
        awaiting: sum.awaiting.plus(one.awaiting),
        putIn: sum.putIn.plus(one.putIn),
        received: sum.received.plus(one.received),
        gain: sum.gain && one.gain && sum.gain.plus(one.gain),
      })),
    ];
  });
}
