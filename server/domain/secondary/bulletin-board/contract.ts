import { z } from "zod";
import { cancelReasons, intentions, offerStatuses } from "#db/schema/enums.ts";
import { embeddedCustomer, exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { registeredToken } from "#server/domain/register/token/contract.ts";
import { money, tokenAmount } from "#server/kernel/fields/amount.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import {
  counted,
  countedOutput,
  createdRange,
  listInput,
  updatedRange,
  wholeList,
} from "#server/kernel/fields/list.ts";
import { keptMetadata, metadata, metadataChange, metadataFilter } from "#server/kernel/fields/metadata.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { expandable, several } from "#server/kernel/fields/several.ts";
import { identifier, timestamp } from "#server/kernel/fields/text.ts";
import { walletAddress } from "#server/kernel/fields/wallet.ts";
import { defineOperation } from "#server/kernel/operation.ts";

export const offer = z
  .object({
    object: objectName("offer"),
    offerId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    tokenId: z.string().meta({ description: "The token offered to be traded.", example: "harbour-lofts" }),
    tokenSymbol: z.string().meta({ description: "Symbol of that token.", example: "HLH" }),
    makerWalletAddress: z.string().meta({
      description: "Wallet of the customer who made the offer.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    takerWalletAddress: z.string().optional().meta({
      description: "Wallet of the customer who accepted it; absent until then.",
      example: "0xde709f2102306220921060314715629080e2fb77",
    }),
    amount: z.number().meta({ description: "Quantity of tokens.", example: 50 }),
    priceInEuro: z.number().meta({ description: "Total price in euros.", example: 640 }),
    unitPriceInEuro: z
      .number()
      .meta({ description: "Price of one token in euros, rounded to 6 decimals.", example: 12.8 }),
    status: z.enum(offerStatuses).meta({ description: "Where the offer stands.", example: "OPEN" }),
    intention: z.enum(intentions).meta({ description: "What the maker wants to do.", example: "SELL" }),
    maker: embeddedCustomer.meta({ description: "The customer who made the offer." }),
    taker: embeddedCustomer
      .optional()
      .meta({ description: "The customer who accepted it; absent until then." }),
    cancelReason: z
      .enum(cancelReasons)
      .optional()
      .meta({ description: "Why it was cancelled.", example: "MAKER" }),
    tradeId: z.string().optional().meta({
      description: "The trade it came to; absent until it is accepted.",
      example: "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    metadata: keptMetadata.optional(),
    token: registeredToken.optional().meta({ description: "The token, where `expand` asks for it." }),
    expiresAt: z
      .string()
      .optional()
      .meta({ description: "When it expires, if it does.", example: "2027-03-01T00:00:00.000Z" }),
    createdAt: z.string().meta({ description: "When it was made.", example: "2027-02-10T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-02-10T09:00:00.000Z" }),
  })
  .meta({ id: "Offer", description: "An offer on the bulletin board." });
export type Offer = z.input<typeof offer>;

const exampleOffer = exampleOf(offer, {
  maker: exampleCustomer,
  takerWalletAddress: undefined,
  cancelReason: undefined,
  tradeId: undefined,
  metadata: undefined,
});

const offerId = identifier.meta({ description: "Identifier of the offer.", example: exampleOffer.offerId });
const makerId = identifier.meta({
  description: "The customer who makes the offer.",
  example: exampleCustomer.id,
});

export const createOffer = defineOperation({
  name: "createOffer",
  method: "POST",
  path: "/bulletin-board/offer",
  tag: "Bulletin board",
  summary: "Post an offer",
  description:
    "Posts an offer to buy or sell tokens for euros. A SELL offer freezes the tokens while it is open.",
  access: "caller",
  needs: "offer:write",
  errors: [
    "token_not_found",
    "customer_not_found",
    "wallet_not_owned",
    "insufficient_balance",
    "tokens_locked",
    "customer_blocked",
    "token_paused",
    "precision_exceeded",
  ],
  input: z.object({
    tokenId: identifier.meta({ description: "The token to trade.", example: "harbour-lofts" }),
    customerId: makerId,
    makerWalletAddress: walletAddress.meta({
      description: "One of the maker's wallets.",
      example: exampleOffer.makerWalletAddress,
    }),
    amount: tokenAmount.meta({ description: "Quantity of tokens.", example: 50 }),
    priceInEuro: money.meta({ description: "Total price in euros.", example: 640 }),
    intention: z.enum(intentions).meta({ description: "What the maker wants to do.", example: "SELL" }),
    expiresAt: timestamp
      .optional()
      .meta({ description: "When it expires; left out = never.", example: "2027-03-01T00:00:00Z" }),
    metadata: metadata.optional(),
  }),
  output: offer,
  example: {
    input: {
      tokenId: "harbour-lofts",
      customerId: exampleCustomer.id,
      makerWalletAddress: exampleOffer.makerWalletAddress,
      amount: 50,
      priceInEuro: 640,
      intention: "SELL",
      expiresAt: "2027-03-01T00:00:00Z",
    },
    output: exampleOffer,
  },
});

export const updateOffer = defineOperation({
  name: "updateOffer",
  method: "PATCH",
  path: "/bulletin-board/offer/{offerId}",
  tag: "Bulletin board",
  summary: "Change an offer",
  description:
    "Merges `metadata`, wherever the offer stands; its terms never change, so that whoever accepts it gets what was read. A signed-in customer changes its own alone.",
  access: "caller",
  needs: "offer:write",
  errors: ["offer_not_found", "not_offer_maker"],
  input: z.object({ offerId, metadata: metadataChange.optional() }),
  output: offer,
  example: {
    input: { offerId: exampleOffer.offerId, metadata: { deskId: "7", campaign: null } },
    output: { ...exampleOffer, metadata: { deskId: "7" } },
  },
});

export const cancelOffer = defineOperation({
  name: "cancelOffer",
  method: "POST",
  path: "/bulletin-board/offer/{offerId}/cancel",
  tag: "Bulletin board",
  summary: "Cancel an offer",
  description: "Cancels an open offer of the customer who made it and frees its tokens.",
  access: "caller",
  needs: "offer:write",
  errors: ["offer_not_found", "not_offer_maker", "offer_not_open"],
  isGathered: true,
  input: z.object({
    offerId,
    customerId: identifier.meta({
      description: "The customer cancelling the offer: its maker.",
      example: exampleCustomer.id,
    }),
  }),
  output: offer,
  example: {
    input: { offerId: exampleOffer.offerId, customerId: exampleCustomer.id },
    output: { ...exampleOffer, status: "CANCELLED", cancelReason: "MAKER" },
  },
});

export const acceptOffer = defineOperation({
  name: "acceptOffer",
  method: "POST",
  path: "/bulletin-board/offer/{offerId}/accept",
  tag: "Bulletin board",
  summary: "Accept an offer",
  description:
    "Takes a whole offer of another customer; both are verified. The tokens move at once, and a trade is made of it. Whatever stands in the way of the customer who made it, another customer is told as `offer_not_acceptable`.",
  access: "caller",
  needs: "offer:write",
  errors: [
    "offer_not_found",
    "customer_not_found",
    "offer_not_acceptable",
    "own_offer",
    "wallet_not_owned",
    "wallet_not_proven",
    "wallet_not_registered",
    "verification_required",
    "customer_blocked",
    "token_paused",
    "country_not_allowed",
    "customer_type_not_allowed",
    "offer_not_open",
    "insufficient_balance",
    "tokens_locked",
  ],
  input: z.object({
    offerId,
    customerId: identifier.meta({
      description: "The customer who accepts: not its maker.",
      example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80",
    }),
    takerWalletAddress: walletAddress.meta({
      description: "That customer's wallet, which receives the tokens or gives them.",
      example: "0xde709f2102306220921060314715629080e2fb77",
    }),
  }),
  output: offer,
  example: {
    input: {
      offerId: exampleOffer.offerId,
      customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80",
      takerWalletAddress: "0xde709f2102306220921060314715629080e2fb77",
    },
    output: {
      ...exampleOffer,
      status: "FILLED",
      takerWalletAddress: "0xde709f2102306220921060314715629080e2fb77",
      taker: { ...exampleCustomer, id: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80" },
      tradeId: "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    },
  },
});

/** What an offer can hold besides its ids. */
const expand = expandable(["token"]);

export const getOffer = defineOperation({
  name: "getOffer",
  method: "GET",
  path: "/bulletin-board/offer/{offerId}",
  tag: "Bulletin board",
  summary: "Get an offer",
  description: "One offer of the organization's bulletin board.",
  access: "caller",
  needs: "offer:read",
  errors: ["offer_not_found"],
  input: z.object({ offerId, expand }),
  output: offer,
  example: { input: { offerId: exampleOffer.offerId }, output: exampleOffer },
});

export const offerSorts = ["createdAt", "priceInEuro", "unitPriceInEuro"] as const;

export const listOffers = defineOperation({
  name: "listOffers",
  method: "GET",
  path: "/bulletin-board/offer",
  tag: "Bulletin board",
  summary: "List offers",
  description: "The organization's bulletin board, newest first.",
  access: "caller",
  needs: "offer:read",
  errors: [],
  input: listInput(offerSorts, {
    ...counted,
    tokenId: identifier
      .optional()
      .meta({ description: "Only offers of this token.", example: "harbour-lofts" }),
    status: several(offerStatuses, {
      description: "Only offers that stand at one of these.",
      example: ["OPEN"],
    }),
    intention: z
      .enum(intentions)
      .optional()
      .meta({ description: "Only offers to buy, or to sell.", example: "SELL" }),
    customerId: identifier
      .optional()
      .meta({ description: "Only offers this customer made.", example: exampleCustomer.id }),
    metadata: metadataFilter,
    expand,
    ...createdRange,
    ...updatedRange,
  }),
  output: countedOutput(offer),
  example: { input: {}, output: wholeList([exampleOffer]) },
});
