/** Says what a yearly statement says. Pure: how it looks is `#server/platform/paper`, or a line of a table. */
import { Decimal } from "decimal.js";
import { type Currency, currencies } from "#db/schema/enums.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Movement, MovementKind } from "#server/domain/portfolio/movement/contract.ts";
import { currencyOf, priceOf, worthAt } from "#server/domain/portfolio/portfolio/rules.ts";
import { csvHead, csvLines } from "#server/kernel/csv.ts";
import { countryName } from "#server/kernel/fields/country.ts";
import { toAmountText } from "#server/kernel/format.ts";
import type { Column, Paper, Section } from "#server/platform/paper/paper.ts";
import { day, grouped, money, unitPrice } from "#server/platform/paper/words.ts";
import type { HoldingAt } from "./read-holdings-at.ts";

/** What a statement is made of. */
export interface StatementFacts {
  readonly issuer: string;
  readonly customer: Customer;
  readonly year: number;
  /** The last instant it tells of. */
  readonly until: Date;
  readonly isComplete: boolean;
  readonly holdings: readonly HeldAtEnd[];
  /** Paid by then and not delivered by then. */
  readonly awaited: readonly Movement[];
  readonly movements: readonly Movement[];
}

/** A holding, and the money that moved for its token by then, which tells the currency it is valued in. */
export interface HeldAtEnd extends HoldingAt {
  readonly paid: Parameters<typeof currencyOf>[0];
}

interface Valued extends HeldAtEnd {
  readonly unit: string;
  readonly value: number | undefined;
  readonly currency: Currency | undefined;
}

/** A holding at what it was worth then, to the cent; a token without a price has no value. */
function valued(holding: HeldAtEnd): Valued {
  const price = priceOf(holding.prices, currencyOf(holding.paid, holding.prices));
  if (!price) return { ...holding, unit: "No price", value: undefined, currency: undefined };
  const unit = unitPrice(new Decimal(price.money).div(price.tokens).toDecimalPlaces(6), price.currency);
  return { ...holding, unit, value: worthAt(holding.held, price).toNumber(), currency: price.currency };
}

const kindWords: Record<MovementKind, string> = {
  PURCHASE: "Purchase",
  BOUGHT: "Bought",
  SOLD: "Sold",
  DISTRIBUTION: "Distribution",
  RECEIVED: "Received",
  GIVEN: "Given",
};

/** A statement as it is printed. */
export function composeStatement(facts: StatementFacts): Paper {
  const { issuer, customer, year, until, isComplete, holdings, awaited, movements } = facts;
  const asOf = day(until.toISOString());
  const worth = holdings.map(valued);
  const of = (...kinds: MovementKind[]) => movements.filter(({ kind }) => kinds.includes(kind));
  const { line1, line2, postalCode, city } = customer.address ?? {};
  const town = [postalCode, city].filter(Boolean).join(" ");
  const lines = [line1, line2, town, countryName(customer.countryCode), customer.id];
  return {
    issuer,
    title: `Statement for ${year}`,
    subtitle: isComplete ? `1 January to 31 December ${year}` : `1 January to ${asOf}, the year so far`,
    status: isComplete ? "Whole year" : "So far",
    number: `${customer.id}/${year}`,
    asOf,
    updatedAt: until.toISOString(),
    parties: [
      { role: "Issuer", name: issuer, lines: [] },
      {
        role: "Customer",
        name: customer.name ?? customer.username ?? customer.id,
        lines: lines.filter((line) => line !== undefined && line !== "") as string[],
      },
    ],
    sections: [
      sums(facts),
      {
        kind: "table",
        title: `Holdings on ${asOf}`,
        none: "No tokens were held.",
        columns: [
          { heading: "Token", width: 0.34 },
          { heading: "Quantity", width: 0.24, isAmount: true },
          { heading: "Price of one", width: 0.2, isAmount: true },
          { heading: "Value", width: 0.22, isAmount: true },
        ],
        rows: worth.map(({ tokenName, tokenSymbol, held, unit, value, currency }) => [
          `${tokenName} (${tokenSymbol})`,
          grouped(toAmountText(held)),
          unit,
          value !== undefined && currency ? money(value, currency) : "",
        ]),
        totals: totals(worth.map(({ value, currency }) => ({ amount: value, currency }))),
      },
      table("Paid, not delivered yet", awaited, "Nothing was awaited."),
      table("Purchases", of("PURCHASE"), "There were none."),
      table("Trades", of("BOUGHT", "SOLD"), "There were none."),
      table("Distributions", of("DISTRIBUTION"), "There were none."),
      table("Transfers by the issuer", of("RECEIVED", "GIVEN"), "There were none."),
      {
        kind: "clauses",
        title: "How this is reckoned",
        texts: [
          "Days are days in UTC. A purchase stands on the day its whole price had come in, a trade on the day the tokens moved, a distribution on the day it was paid.",
          "Holdings are those of the register. They are valued at the last trade on the bulletin board before the end of the period, or at the issue price where there was none, to the cent. Nothing is converted between currencies.",
          "This is a record of what moved, and no tax certificate.",
        ],
      },
    ],
  };
}

/** What was put in and received in the year, by currency. */
function sums({ movements }: StatementFacts): Section {
  const sumOf = (currency: Currency, ...kinds: MovementKind[]) => {
    const amounts = movements.filter((one) => one.currency === currency && kinds.includes(one.kind));
    return Decimal.sum(0, ...amounts.map(({ amount = 0 }) => amount)).toNumber();
  };
  const used = currencies.filter((currency) => movements.some((one) => one.currency === currency));
  return {
    kind: "table",
    title: "The year in sums",
    none: "No money moved.",
    columns: [
      { heading: "Currency", width: 0.16 },
      { heading: "Purchases", width: 0.21, isAmount: true },
      { heading: "Bought", width: 0.21, isAmount: true },
      { heading: "Sold", width: 0.21, isAmount: true },
      { heading: "Distributions", width: 0.21, isAmount: true },
    ],
    rows: used.map((currency) => [
      currency,
      ...(["PURCHASE", "BOUGHT", "SOLD", "DISTRIBUTION"] as const).map((kind) =>
        money(sumOf(currency, kind), currency),
      ),
    ]),
  };
}

const movementColumns: readonly Column[] = [
  { heading: "Day", width: 0.2 },
  { heading: "What", width: 0.36 },
  { heading: "Quantity", width: 0.22, isAmount: true },
  { heading: "Amount", width: 0.22, isAmount: true },
];

function table(title: string, movements: readonly Movement[], none: string): Section {
  // What was bought and what was sold do not add up.
  const isOneKind = new Set(movements.map(({ kind }) => kind)).size === 1;
  return {
    kind: "table",
    title,
    none,
    columns: movementColumns,
    rows: movements.map(
      ({ at, kind, title: about, tokenName, tokenSymbol, tokenAmount, amount, currency }) => [
        day(at),
        `${kindWords[kind]}: ${about ?? tokenName}`,
        `${grouped(tokenAmount)} ${tokenSymbol}`,
        amount !== undefined && currency ? money(amount, currency) : "",
      ],
    ),
    totals: isOneKind ? totals(movements) : [],
  };
}

/** What amounts come to by currency, below a table whose last column they are; one alone is its own sum. */
function totals(amounts: readonly { amount?: number | undefined; currency?: Currency | undefined }[]) {
  if (amounts.length < 2) return [];
  return currencies.flatMap((currency) => {
    const these = amounts.flatMap((one) => (one.currency === currency ? [one.amount ?? 0] : []));
    if (these.length === 0) return [];
    return [["In all", "", "", money(Decimal.sum(...these).toNumber(), currency)]];
  });
}

/** A statement as CSV: the movements in their order, then what was held and awaited at the end. */
export function writeStatement(facts: StatementFacts): string {
  const { until, holdings, awaited, movements } = facts;
  const end = until.toISOString();
  const cells = (kind: string, { at, movementId, tokenAmount, ...one }: Movement) => [
    kind,
    at,
    one.tokenId,
    one.tokenName,
    one.tokenSymbol,
    tokenAmount,
    one.amount?.toFixed(2),
    one.currency,
    one.title,
    movementId,
  ];
  return (
    csvHead([
      "kind",
      "at",
      "tokenId",
      "tokenName",
      "tokenSymbol",
      "tokenAmount",
      "amount",
      "currency",
      "title",
      "id",
    ]) +
    csvLines(movements.map((one) => cells(one.kind, one))) +
    csvLines(awaited.map((one) => cells("AWAITED", one))) +
    csvLines(
      holdings
        .map(valued)
        .map(({ tokenId, tokenName, tokenSymbol, held, value, currency }) => [
          "HOLDING",
          end,
          tokenId,
          tokenName,
          tokenSymbol,
          toAmountText(held),
          value?.toFixed(2),
          currency,
          undefined,
          undefined,
        ]),
    )
  );
}
