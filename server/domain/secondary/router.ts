import { procedure } from "#server/kernel/procedure.ts";
import { acceptOffer } from "./acceptance/accept-offer.ts";
import * as boardTokenContract from "./board-token/contract.ts";
import { getBoardToken, listBoardTokens } from "./board-token/read-board-tokens.ts";
import { cancelOffer } from "./bulletin-board/cancel-offer.ts";
import * as bulletinBoardContract from "./bulletin-board/contract.ts";
import { createOffer } from "./bulletin-board/create-offer.ts";
import { getOffer, listOffers } from "./bulletin-board/read-offers.ts";
import { updateOffer } from "./bulletin-board/update-offer.ts";
import * as contractNoteContract from "./contract-note/contract.ts";
import { getTradeNote } from "./contract-note/get-trade-note.ts";
import { confirmTradePayment } from "./trade/confirm-trade-payment.ts";
import * as tradeContract from "./trade/contract.ts";
import { listPrices } from "./trade/list-prices.ts";
import { getTrade, listTrades } from "./trade/read-trades.ts";

export const bulletinBoardRouter = {
  offer: {
    create: procedure(bulletinBoardContract.createOffer).mutation(createOffer),
    update: procedure(bulletinBoardContract.updateOffer).mutation(updateOffer),
    accept: procedure(bulletinBoardContract.acceptOffer).mutation(acceptOffer),
    cancel: procedure(bulletinBoardContract.cancelOffer).mutation(cancelOffer),
    get: procedure(bulletinBoardContract.getOffer).query(getOffer),
    list: procedure(bulletinBoardContract.listOffers).query(listOffers),
  },
  token: {
    get: procedure(boardTokenContract.getBoardToken).query(getBoardToken),
    list: procedure(boardTokenContract.listBoardTokens).query(listBoardTokens),
  },
};

export const tradeRouter = {
  get: procedure(tradeContract.getTrade).query(getTrade),
  list: procedure(tradeContract.listTrades).query(listTrades),
  confirmPayment: procedure(tradeContract.confirmTradePayment).mutation(confirmTradePayment),
  prices: procedure(tradeContract.listPrices).query(listPrices),
};

export const tradeNoteFiles = {
  get: procedure(contractNoteContract.getTradeNote).query(getTradeNote),
};
