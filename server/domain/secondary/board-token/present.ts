import { Decimal } from "decimal.js";
import { toIso, toNumber } from "#server/kernel/format.ts";
import type { BoardOffer, BoardToken } from "./contract.ts";

const UNIT_PRICE_DECIMALS = 6;
const CHANGE_DECIMALS = 4;

/** So many tokens for so much, as decimal texts. */
interface Deal {
  amount: string;
  priceInEuro: string;
}

/** A token on the board as it is read. */
export interface BoardTokenRow {
  id: string;
  name: string;
  symbol: string;
  is_paused: boolean;
  last_trade: (Deal & { at: string }) | null;
  earlier_trade: Deal | null;
  best_to_sell: Deal | null;
  best_to_buy: Deal | null;
}

/** An open offer as it is read: numerics as text. */
export interface BoardOfferRow {
  id: string;
  amount: string;
  price_in_euro: string;
  expires_at: string | null;
  created_at: string;
  is_own: boolean;
  can_accept: boolean;
}

const unitPriceOf = ({ amount, priceInEuro }: Deal) => new Decimal(priceInEuro).div(amount);
const shown = (price: Decimal) => price.toDecimalPlaces(UNIT_PRICE_DECIMALS).toNumber();
const presentDeal = (deal: Deal) => ({
  unitPriceInEuro: shown(unitPriceOf(deal)),
  amount: toNumber(deal.amount),
});

/** Makes a token of the board. */
export function presentBoardToken(row: BoardTokenRow): BoardToken {
  const { last_trade: last, earlier_trade: earlier, best_to_sell: sell, best_to_buy: buy } = row;
  return {
    tokenId: row.id,
    tokenName: row.name,
    tokenSymbol: row.symbol,
    isPaused: row.is_paused,
    ...(last && { lastTrade: { at: toIso(last.at), ...presentDeal(last) } }),
    ...(last &&
      earlier && {
        change: unitPriceOf(last)
          .div(unitPriceOf(earlier))
          .minus(1)
          .toDecimalPlaces(CHANGE_DECIMALS)
          .toNumber(),
      }),
    ...(sell && { bestToSell: presentDeal(sell) }),
    ...(buy && { bestToBuy: presentDeal(buy) }),
  };
}

/** Makes an open offer of the board. */
export function presentBoardOffer(row: BoardOfferRow): BoardOffer {
  return {
    offerId: row.id,
    amount: toNumber(row.amount),
    priceInEuro: toNumber(row.price_in_euro),
    unitPriceInEuro: presentDeal({ amount: row.amount, priceInEuro: row.price_in_euro }).unitPriceInEuro,
    ...(row.expires_at !== null && { expiresAt: toIso(row.expires_at) }),
    createdAt: toIso(row.created_at),
    isOwn: row.is_own,
    canAccept: row.can_accept,
  };
}
