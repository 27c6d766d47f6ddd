import { z } from "zod";
import { offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { pricePoint } from "#server/domain/secondary/trade/contract.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Days that a token's change of price looks back. */
export const CHANGE_DAYS = 30;

const best = (what: string) =>
  z
    .object({
      unitPriceInEuro: z.number().meta({ description: "Price of one token.", example: 12.8 }),
      amount: z.number().meta({ description: "Quantity of tokens.", example: 50 }),
    })
    .optional()
    .meta({ description: what });

const boardToken = z
  .object({
    object: objectName("board_token"),
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    tokenName: z.string().meta({ description: "Its name.", example: "Harbour Lofts Hamburg" }),
    tokenSymbol: z.string().meta({ description: "Its ticker symbol.", example: "HLH" }),
    isPaused: z.boolean().meta({ description: "Whether its issuer has paused it.", example: false }),
    lastTrade: pricePoint
      .omit({ object: true, trades: true })
      .optional()
      .meta({ description: "The last trade; absent where there was none." }),
    change: z
      .number()
      .optional()
      .meta({
        description: `The last price against that of the last trade ${CHANGE_DAYS} days ago or before, as a share: 0.024 is 2.4 % more; absent where there was none then.`,
        example: 0.024,
      }),
    bestToSell: best("The open offer to sell with the lowest price of one token."),
    bestToBuy: best("The open offer to buy with the highest price of one token."),
  })
  .meta({ id: "BoardToken", description: "How a token stands on the bulletin board." });
export type BoardToken = z.input<typeof boardToken>;

const exampleBoardToken: BoardToken = {
  tokenId: "harbour-lofts",
  tokenName: "Harbour Lofts Hamburg",
  tokenSymbol: "HLH",
  isPaused: false,
  lastTrade: { at: "2027-02-12T09:00:00.000Z", unitPriceInEuro: 12.8, amount: 50 },
  change: 0.024,
  bestToSell: { unitPriceInEuro: 12.9, amount: 40 },
  bestToBuy: { unitPriceInEuro: 12.5, amount: 100 },
};

const boardTokenSorts = ["createdAt", "name"] as const;

export const listBoardTokens = defineOperation({
  name: "listBoardTokens",
  method: "GET",
  path: "/bulletin-board/token",
  tag: "Bulletin board",
  summary: "List the board's tokens",
  description:
    "How each token of the organization stands on the bulletin board: last price, its change, and the best open offers.",
  access: "caller",
  needs: ["offer:read", "token:read"],
  errors: [],
  input: listInput(boardTokenSorts, {}),
  output: listOutput(boardToken),
  example: {
    input: {},
    output: wholeList([exampleBoardToken]),
  },
});

/** Offers that a token's board has on each side at most. */
export const MOST_OFFERS = 50;

const boardOffer = offer
  .pick({
    offerId: true,
    amount: true,
    priceInEuro: true,
    unitPriceInEuro: true,
    expiresAt: true,
    createdAt: true,
  })
  .extend({
    isOwn: z.boolean().meta({ description: "Whether the customer named made it.", example: false }),
    canAccept: z.boolean().meta({
      description: "Whether the customer named could accept it now with one of its wallets.",
      example: true,
    }),
  })
  .meta({ id: "BoardOffer", description: "An open offer, as one customer sees it." });
export type BoardOffer = z.input<typeof boardOffer>;

const exampleBoardOffer = exampleOf(boardOffer, {
  createdAt: "2027-02-01T09:00:00.000Z",
  expiresAt: undefined,
});

export const getBoardToken = defineOperation({
  name: "getBoardToken",
  method: "GET",
  path: "/bulletin-board/token/{tokenId}",
  tag: "Bulletin board",
  summary: "Get a token's board",
  description: `A token's last price and its open offers to sell and to buy, the best first, ${MOST_OFFERS} of each at most, with what a customer could accept of them. It is a board: nothing is matched. A signed-in customer names itself.`,
  access: "caller",
  needs: ["offer:read", "token:read"],
  errors: ["token_not_found", "customer_not_found"],
  input: z.object({
    tokenId: identifier.meta({ description: "The token.", example: "harbour-lofts" }),
    customerId: identifier.meta({
      description: "The customer whose view it is.",
      example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
  }),
  output: z
    .object({
      object: objectName("token_board"),
      token: boardToken,
      toSell: z.array(boardOffer).meta({ description: "What others sell, the cheapest first." }),
      toBuy: z.array(boardOffer).meta({ description: "What others buy, the dearest first." }),
    })
    .meta({ id: "TokenBoard", description: "A token's part of the bulletin board." }),
  example: {
    input: { tokenId: "harbour-lofts", customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" },
    output: { token: exampleBoardToken, toSell: [exampleBoardOffer], toBuy: [] },
  },
});
