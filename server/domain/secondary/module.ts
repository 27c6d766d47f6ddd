import type { Module } from "#server/kernel/module.ts";
import { dueOffers, expireOffer } from "./bulletin-board/expire-offers.ts";
import { bulletinBoardRouter, tradeNoteFiles, tradeRouter } from "./router.ts";
import { readTradesByIds } from "./trade/read-trades.ts";

/** The bulletin board and the trades it makes. */
export const secondary = {
  router: { bulletinBoard: bulletinBoardRouter, trade: tradeRouter },
  files: { tradeNote: tradeNoteFiles },
  due: { offers: { find: dueOffers, handle: expireOffer } },
  resources: { trade: { read: readTradesByIds, updated: "trade.updated" } },
} satisfies Module;
