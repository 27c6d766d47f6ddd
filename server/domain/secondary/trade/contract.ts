import { z } from "zod";
import { tradePaymentStatuses } from "#db/schema/enums.ts";
import { embeddedCustomer, exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { registeredToken } from "#server/domain/register/token/contract.ts";
import { offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { movementOnChain } from "#server/kernel/fields/chain.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import {
  counted,
  countedOutput,
  createdRange,
  listInput,
  listOutput,
  updatedRange,
  wholeList,
} from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { expandable, several } from "#server/kernel/fields/several.ts";
import { identifier, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const tradePayment = z.object({
  status: z.enum(tradePaymentStatuses).meta({
    description: "Whether the buyer has paid; `NOT_TRACKED` where the organization leaves that to the two.",
    example: "DUE",
  }),
  reference: z.string().optional().meta({
    description:
      "Creditor reference (ISO 11649) that the buyer names in the payment; only where it is tracked.",
    example: "RF03E7C3D9F1E2A3B4C5D6E7F",
  }),
  payeeName: z.string().optional().meta({
    description: "Whom to pay: the seller's name; only where it is tracked.",
    example: "Ada Lindqvist",
  }),
  paidAt: z
    .string()
    .optional()
    .meta({ description: "When the payment was confirmed.", example: "2027-02-14T10:00:00.000Z" }),
});

export const trade = z
  .object({
    object: objectName("trade"),
    tradeId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    offerId: z.string().meta({
      description: "The offer that was accepted.",
      example: "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    tokenId: z.string().meta({ description: "The token that changed hands.", example: "harbour-lofts" }),
    tokenSymbol: z.string().meta({ description: "Symbol of that token.", example: "HLH" }),
    amount: z.number().meta({ description: "Quantity of tokens.", example: 50 }),
    priceInEuro: z.number().meta({ description: "Total price in euros.", example: 640 }),
    unitPriceInEuro: z
      .number()
      .meta({ description: "Price of one token in euros, rounded to 6 decimals.", example: 12.8 }),
    sellerWalletAddress: z.string().meta({
      description: "Wallet the tokens left.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    buyerWalletAddress: z.string().meta({
      description: "Wallet the tokens went to.",
      example: "0xde709f2102306220921060314715629080e2fb77",
    }),
    seller: embeddedCustomer.meta({ description: "The customer who sold." }),
    buyer: embeddedCustomer.meta({ description: "The customer who bought." }),
    payment: tradePayment
      .optional()
      .meta({ description: "The payment between the two; absent for everybody else's eyes." }),
    chain: movementOnChain
      .optional()
      .meta({ description: "How far it is on the token's chain; absent where it is on none." }),
    offer: offer.optional().meta({ description: "The offer, where `expand` asks for it." }),
    token: registeredToken.optional().meta({ description: "The token, where `expand` asks for it." }),
    createdAt: z
      .string()
      .meta({ description: "When the tokens moved.", example: "2027-02-12T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-02-12T09:00:00.000Z" }),
  })
  .meta({ id: "Trade", description: "An offer that changed hands." });
export type Trade = z.input<typeof trade>;

const exampleTrade = exampleOf(trade, {
  seller: exampleCustomer,
  buyer: { ...exampleCustomer, id: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80" },
  payment: { status: "DUE", reference: "RF03E7C3D9F1E2A3B4C5D6E7F", payeeName: "Ada Lindqvist" },
});

const tradeId = identifier.meta({ description: "Identifier of the trade.", example: exampleTrade.tradeId });

/** What a trade can hold besides its ids. */
const expand = expandable(["offer", "token"]);

export const getTrade = defineOperation({
  name: "getTrade",
  method: "GET",
  path: "/trade/{tradeId}",
  tag: "Trade",
  summary: "Get a trade",
  description: "One trade of the organization's bulletin board.",
  access: "caller",
  needs: "offer:read",
  errors: ["trade_not_found"],
  input: z.object({ tradeId, expand }),
  output: trade,
  example: { input: { tradeId: exampleTrade.tradeId }, output: exampleTrade },
});

export const tradeSorts = ["createdAt", "priceInEuro", "unitPriceInEuro"] as const;

export const listTrades = defineOperation({
  name: "listTrades",
  method: "GET",
  path: "/trade",
  tag: "Trade",
  summary: "List trades",
  description: "What changed hands on the organization's bulletin board, newest first.",
  access: "caller",
  needs: "offer:read",
  errors: [],
  input: listInput(tradeSorts, {
    ...counted,
    tokenId: identifier
      .optional()
      .meta({ description: "Only trades of this token.", example: "harbour-lofts" }),
    customerId: identifier
      .optional()
      .meta({ description: "Only trades this customer bought or sold in.", example: exampleCustomer.id }),
    paymentStatus: several(tradePaymentStatuses, {
      description: "Only trades whose payment stands at one of these.",
      example: ["DUE"],
    }),
    ...createdRange,
    ...updatedRange,
    expand,
  }),
  output: countedOutput(trade),
  example: { input: {}, output: wholeList([exampleTrade]) },
});

export const confirmTradePayment = defineOperation({
  name: "confirmTradePayment",
  method: "POST",
  path: "/trade/{tradeId}/confirm-payment",
  tag: "Trade",
  summary: "Confirm a trade's payment",
  description: "Notes that the buyer has paid: by the seller itself, or by whoever may write payments.",
  access: "caller",
  needs: "payment:write",
  needsOfCustomer: "own",
  errors: ["trade_not_found", "invalid_transition"],
  input: z.object({ tradeId }),
  output: trade,
  example: {
    input: { tradeId: exampleTrade.tradeId },
    output: {
      ...exampleTrade,
      payment: { ...exampleTrade.payment, status: "PAID", paidAt: "2027-02-14T10:00:00.000Z" },
      updatedAt: "2027-02-14T10:00:00.000Z",
    },
  },
});

export const pricePoint = z
  .object({
    object: objectName("price_point"),
    at: z
      .string()
      .meta({ description: "When it was traded, or the day it was.", example: "2027-02-12T09:00:00.000Z" }),
    unitPriceInEuro: z
      .number()
      .meta({ description: "Price of one token; of a day, their average by amount.", example: 12.8 }),
    amount: z.number().meta({ description: "Tokens that changed hands.", example: 50 }),
    trades: z.number().meta({ description: "How many trades this is made of.", example: 1 }),
  })
  .meta({ id: "PricePoint", description: "What a token was traded at." });
export type PricePoint = z.input<typeof pricePoint>;

/** What a point of a price history stands for. */
const priceIntervals = ["TRADE", "DAY"] as const;

export const listPrices = defineOperation({
  name: "listPrices",
  method: "GET",
  path: "/token/{tokenId}/price",
  compartment: "reports",
  tag: "Trade",
  summary: "List a token's prices",
  description: "What the token was traded at on the bulletin board, newest first: a point a trade, or a day.",
  access: "caller",
  needs: "token:read",
  errors: ["token_not_found"],
  input: listInput(["createdAt"], {
    tokenId: identifier.meta({ description: "The token.", example: "harbour-lofts" }),
    interval: z
      .enum(priceIntervals)
      .default("TRADE")
      .meta({ description: "What a point stands for: a trade, or a day in UTC.", example: "TRADE" }),
    from: timestamp
      .optional()
      .meta({ description: "Only trades at or after this instant.", example: "2027-01-01T00:00:00Z" }),
  }).omit({ q: true }),
  output: listOutput(pricePoint),
  example: {
    input: { tokenId: "harbour-lofts" },
    output: wholeList([{ at: "2027-02-12T09:00:00.000Z", unitPriceInEuro: 12.8, amount: 50, trades: 1 }]),
  },
});
