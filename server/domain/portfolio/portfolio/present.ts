import { Decimal } from "decimal.js";
import { toAmountText, toIso, toNumber } from "#server/kernel/format.ts";
import type {
  AwaitedPurchase,
  ComingDistribution,
  PortfolioFigures,
  PortfolioPoint,
  PortfolioPrice,
  PortfolioToken,
} from "./contract.ts";
import type { ExactPoint } from "./draw-line.ts";
import type { ComingRow } from "./read-coming.ts";
import type { AwaitedRow, PositionFacts } from "./read-facts.ts";
import type { Figures, Price, Reckoned } from "./rules.ts";

const UNIT_PRICE_DECIMALS = 6;

/** Makes figures of exact ones. */
export function presentFigures({
  currency,
  held,
  awaiting,
  putIn,
  received,
  gain,
}: Figures): PortfolioFigures {
  return {
    currency,
    value: held.plus(awaiting).toNumber(),
    held: held.toNumber(),
    awaiting: awaiting.toNumber(),
    putIn: putIn.toNumber(),
    received: received.toNumber(),
    ...(gain && { gain: gain.toNumber() }),
  };
}

/** Makes a price of a quotient. */
function presentPrice({ money, tokens, currency, source, at }: Price): PortfolioPrice {
  const amount = new Decimal(money).div(tokens).toDecimalPlaces(UNIT_PRICE_DECIMALS).toNumber();
  return { amount, currency, source, ...(at !== undefined && { at: toIso(at) }) };
}

/** Makes a token of a portfolio. */
export function presentToken(
  { tokenId, tokenName, tokenSymbol, held }: PositionFacts,
  { price, figures }: Reckoned,
): PortfolioToken {
  return {
    tokenId,
    tokenName,
    tokenSymbol,
    total: toAmountText(held),
    ...(price && { price: presentPrice(price) }),
    figures: figures.map(presentFigures),
  };
}

/** Makes a point of the line. */
export function presentPoint({ at, figures }: ExactPoint): PortfolioPoint {
  return {
    at: toIso(at),
    figures: figures.map(({ currency, value, putIn }) => ({
      currency,
      value: value.toNumber(),
      putIn: putIn.toNumber(),
    })),
  };
}

const tokenOf = (row: Pick<AwaitedRow, "token_id" | "token_name" | "token_symbol">) => ({
  tokenId: row.token_id,
  tokenName: row.token_name,
  tokenSymbol: row.token_symbol,
});

/** Makes a purchase that is paid and not delivered. */
export function presentAwaited(row: AwaitedRow): AwaitedPurchase {
  return {
    offeringPurchaseIntentId: row.id,
    offeringId: row.offering_id,
    offeringTitle: row.offering_title,
    ...tokenOf(row),
    tokenAmount: toAmountText(row.token_amount),
    amount: toNumber(row.amount),
    currency: row.currency,
    closesAt: toIso(row.closes_at),
  };
}

/** Makes a distribution to come. */
export function presentComing(row: ComingRow): ComingDistribution {
  return {
    distributionId: row.id,
    title: row.title,
    kind: row.kind,
    ...tokenOf(row),
    recordDate: toIso(row.record_date),
    status: row.status,
    amount: toNumber(row.amount),
    currency: row.currency,
  };
}
