import { z } from "zod";
import { purchaseStatuses, settlementStatuses } from "#db/schema/enums.ts";
import { customer } from "#server/domain/investors/customer/contract.ts";
import { offering } from "#server/domain/primary/offering/contract.ts";
import { money, tokenAmount } from "#server/kernel/fields/amount.ts";
import { bankAccount } from "#server/kernel/fields/bank-account.ts";
import { deliveryOnChain } from "#server/kernel/fields/chain.ts";
import { currency } from "#server/kernel/fields/currency.ts";
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
import { expandable, named, omittable, several } from "#server/kernel/fields/several.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { walletAddress } from "#server/kernel/fields/wallet.ts";
import { defineOperation } from "#server/kernel/operation.ts";
import { purchaseErrors } from "./tellings.ts";

/** How long a PENDING intent holds its room (docs/domain.md, Purchase intent). */
export const INTENT_LIFETIME_MS = 72 * 60 * 60 * 1000;

/** What an intent waits for: a PENDING one to be completed, an ALLOCATED one to be delivered. */
const settlementGates = ["PAYMENT", "VERIFICATION", "WALLET", "SUPPLY", "IDENTITY"] as const;
export type SettlementGate = (typeof settlementGates)[number];

export const offeringPurchaseIntent = z
  .object({
    object: objectName("offering_purchase_intent"),
    offeringPurchaseIntentId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    offeringId: z
      .string()
      .meta({ description: "The offering bought from.", example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    walletAddress: z.string().meta({
      description: "The wallet that receives the tokens.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    customerId: z
      .string()
      .meta({ description: "The customer who buys.", example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    payment: z
      .object({
        purchaseAmount: z.number().meta({ description: "What is paid.", example: 1250 }),
        tokenAmount: z.number().meta({ description: "Tokens bought.", example: 100 }),
        purchaseStatus: z
          .enum(purchaseStatuses)
          .meta({ description: "Where the purchase stands.", example: "PENDING" }),
        currency: currency.meta({ description: "Currency of the payment.", example: "EUR" }),
      })
      .meta({ description: "The payment." }),
    settlement: z
      .object({
        status: z
          .enum(settlementStatuses)
          .meta({ description: "What became of tokens and money.", example: "NONE" }),
        blockedBy: z.array(z.enum(settlementGates)).meta({
          description:
            "What it waits for: the payment, the customer's identity check, the wallet's proof, tokens left to issue, the wallet's registration on the token's chain.",
          example: ["PAYMENT", "VERIFICATION", "WALLET"],
        }),
        txHash: z.string().optional().meta({
          description:
            "Hash of the transaction that delivered the tokens; absent until it is in a block, and for a token that is on no chain.",
          example: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
        }),
        chain: deliveryOnChain
          .optional()
          .meta({ description: "How far the delivery is on the token's chain; absent where it is on none." }),
        receivedAmount: z
          .number()
          .meta({ description: "What of the price has come in, in the payment's currency.", example: 0 }),
        completedAt: z.string().optional().meta({
          description: "When it was completed: paid and the customer verified.",
          example: "2027-02-02T09:00:00.000Z",
        }),
        settledAt: z.string().optional().meta({
          description: "When its tokens were delivered, or its money was back.",
          example: "2027-05-01T09:00:00.000Z",
        }),
      })
      .meta({ description: "Settlement of the purchase." }),
    failure: z
      .object({
        code: z.string().meta({ description: "Stable code of the reason.", example: "expired" }),
        reason: z.string().meta({
          description: "The reason, for people.",
          example: "It was not paid by 4 February 2027.",
        }),
      })
      .optional()
      .meta({ description: "Why it FAILED or was CANCELLED." }),
    paymentInstructions: z
      .object({
        reference: z
          .string()
          .meta({ description: "Creditor reference (ISO 11649) to pay with.", example: "RF18539007547034" }),
        amount: z
          .number()
          .meta({ description: "Amount to pay: what of the price has not come in yet.", example: 1250 }),
        currency: currency.meta({ description: "Currency to pay in.", example: "EUR" }),
        bankAccount: bankAccount
          .optional()
          .meta({ description: "The issuer's account for transfers; absent where it has set none." }),
        epcQrCode: z.string().optional().meta({
          description:
            "Text of the QR code that banks' apps read (EPC069-12); for euros, where there is an account.",
          example:
            "BCD\n002\n1\nSCT\n\nNordlicht Real Assets GmbH\nDE89370400440532013000\nEUR1250\n\nRF18539007547034",
        }),
      })
      .optional()
      .meta({
        description: "How to pay, while the purchase is PENDING and not all of its price has come in.",
      }),
    metadata: keptMetadata.optional(),
    customer: customer.optional().meta({ description: "The customer, where `expand` asks for it." }),
    offering: offering.optional().meta({ description: "The offering, where `expand` asks for it." }),
    expiresAt: z
      .string()
      .meta({ description: "When a PENDING purchase fails.", example: "2027-02-04T09:00:00.000Z" }),
    createdAt: z.string().meta({ description: "When it was created.", example: "2027-02-01T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-02-01T09:00:00.000Z" }),
  })
  .meta({ id: "OfferingPurchaseIntent", description: "A customer's purchase of tokens from an offering." });
export type OfferingPurchaseIntent = z.input<typeof offeringPurchaseIntent>;

export const exampleIntent = exampleOf(offeringPurchaseIntent, {
  settlement: { status: "NONE", blockedBy: ["PAYMENT", "VERIFICATION", "WALLET"], receivedAmount: 0 },
  paymentInstructions: { reference: "RF18539007547034", amount: 1250, currency: "EUR" },
  metadata: undefined,
});

/** A purchase intent in a list, with the names of what it points at. */
export const listedIntent = offeringPurchaseIntent
  .extend({
    customerName: z.string().optional().meta({
      description: "The customer's name or username, where it has one and the caller may see it.",
      example: "Ada Lindqvist",
    }),
    countryCode: z.string().meta({ description: "The customer's country.", example: "DE" }),
    offeringTitle: z
      .string()
      .meta({ description: "Title of the offering.", example: "Harbour Lofts Hamburg" }),
    tokenSymbol: z.string().meta({ description: "Symbol of the token bought.", example: "HLH" }),
  })
  .meta({
    id: "ListedOfferingPurchaseIntent",
    description: "A purchase in a list, with the names of its customer, offering and token.",
  });
export type ListedIntent = z.input<typeof listedIntent>;

const exampleListedIntent: ListedIntent = {
  ...exampleIntent,
  customerName: "Ada Lindqvist",
  countryCode: "DE",
  offeringTitle: "Harbour Lofts Hamburg",
  tokenSymbol: "HLH",
};

export const createIntent = defineOperation({
  name: "createIntent",
  method: "POST",
  path: "/offering-purchase-intent",
  compartment: "intake",
  tag: "Offering purchase intent",
  summary: "Create a purchase intent",
  description:
    "Records a customer's purchase of tokens from an offering as PENDING and reserves its room. With `Dry-Run: true` it changes nothing and names every rule that fails.",
  access: "caller",
  needs: "purchase_intent:write",
  claimsKey: true,
  errors: purchaseErrors,
  input: z.object({
    customerId: identifier.meta({
      description: "The customer who buys.",
      example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    walletAddress: walletAddress.meta({
      description: "One of the customer's wallets.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    offeringId: identifier.meta({
      description: "The offering to buy from.",
      example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    payment: z
      .object({
        purchaseAmount: money.meta({
          description: "What is paid: tokenAmount × pricePerToken, within one cent.",
          example: 1250,
        }),
        tokenAmount: tokenAmount.meta({ description: "Tokens to buy.", example: 100 }),
        currency: currency.meta({ description: "Currency of the payment.", example: "EUR" }),
      })
      .meta({ description: "The payment." }),
    acceptedDocuments: z
      .array(identifier)
      .max(50)
      .optional()
      .meta({
        description:
          "Documents of the offering that the customer read and accepts with this purchase, by their offeringDocumentId; what is not in force for this offering is passed over.",
        example: ["doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"],
      }),
    metadata: metadata.optional(),
  }),
  output: offeringPurchaseIntent,
  example: {
    input: {
      customerId: exampleIntent.customerId,
      walletAddress: exampleIntent.walletAddress,
      offeringId: exampleIntent.offeringId,
      payment: { purchaseAmount: 1250, tokenAmount: 100, currency: "EUR" },
    },
    output: exampleIntent,
  },
});

/** What a purchase can hold besides its ids. */
const expand = expandable(["customer", "offering"]);

export const getIntent = defineOperation({
  name: "getIntent",
  method: "GET",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}",
  tag: "Offering purchase intent",
  summary: "Get a purchase intent",
  description: "One purchase intent of the organization; a signed-in customer sees its own alone.",
  access: "caller",
  needs: "purchase_intent:read",
  errors: ["offering_purchase_intent_not_found"],
  input: z.object({
    offeringPurchaseIntentId: identifier.meta({
      description: "Identifier of the purchase intent.",
      example: exampleIntent.offeringPurchaseIntentId,
    }),
    expand,
  }),
  output: offeringPurchaseIntent,
  example: {
    input: { offeringPurchaseIntentId: exampleIntent.offeringPurchaseIntentId },
    output: exampleIntent,
  },
});

export const intentSorts = ["createdAt", "purchaseAmount"] as const;

export const listIntents = defineOperation({
  name: "listIntents",
  method: "GET",
  path: "/offering-purchase-intent",
  tag: "Offering purchase intent",
  summary: "List purchase intents",
  description: "The organization's purchase intents, newest first; a signed-in customer sees its own alone.",
  access: "caller",
  needs: "purchase_intent:read",
  errors: [],
  // One plan is good for whatever its filters leave, few rows or many.
  plans: "as it may be",
  input: listInput(intentSorts, {
    ...counted,
    offeringId: identifier
      .optional()
      .meta({ description: "Only purchases from this offering.", example: exampleIntent.offeringId }),
    customerId: identifier
      .optional()
      .meta({ description: "Only purchases of this customer.", example: exampleIntent.customerId }),
    walletAddress: walletAddress.optional().meta({
      description: "Only purchases that this wallet receives.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    ...createdRange,
    ...updatedRange,
    ids: named("purchases", exampleIntent.offeringPurchaseIntentId),
    purchaseStatus: several(purchaseStatuses, {
      description: "Only purchases that stand at one of these.",
      example: ["PENDING"],
    }),
    currency: currency.optional().meta({ description: "Only purchases in this currency.", example: "EUR" }),
    metadata: metadataFilter,
    expand,
    omit: omittable(["paymentInstructions", "failure", "metadata"]),
  }),
  output: countedOutput(listedIntent),
  example: {
    input: {},
    output: wholeList([exampleListedIntent]),
  },
});

export const updateIntent = defineOperation({
  name: "updateIntent",
  method: "PATCH",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}",
  tag: "Offering purchase intent",
  summary: "Change a purchase intent",
  description:
    "Merges `metadata`, wherever the purchase stands; nothing else of it changes by hand. A signed-in customer changes its own alone.",
  access: "caller",
  needs: "purchase_intent:write",
  errors: ["offering_purchase_intent_not_found"],
  input: z.object({
    offeringPurchaseIntentId: identifier.meta({
      description: "Identifier of the purchase intent.",
      example: exampleIntent.offeringPurchaseIntentId,
    }),
    metadata: metadataChange.optional(),
  }),
  output: offeringPurchaseIntent,
  example: {
    input: {
      offeringPurchaseIntentId: exampleIntent.offeringPurchaseIntentId,
      metadata: { orderId: "4711", campaign: null },
    },
    output: { ...exampleIntent, metadata: { orderId: "4711" } },
  },
});

export const cancelIntent = defineOperation({
  name: "cancelIntent",
  method: "POST",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/cancel",
  tag: "Offering purchase intent",
  summary: "Cancel a purchase intent",
  description:
    "Cancels a PENDING purchase and gives its room back; whatever was paid is due back to its payer. A signed-in customer cancels its own alone.",
  access: "caller",
  needs: "purchase_intent:write",
  errors: ["offering_purchase_intent_not_found", "invalid_transition"],
  input: z.object({
    offeringPurchaseIntentId: identifier.meta({
      description: "Identifier of the purchase intent.",
      example: exampleIntent.offeringPurchaseIntentId,
    }),
    reason: freeText(500)
      .optional()
      .meta({ description: "Why, in a sentence for the other side.", example: "Bought twice by mistake." }),
  }),
  output: offeringPurchaseIntent,
  example: {
    input: { offeringPurchaseIntentId: exampleIntent.offeringPurchaseIntentId },
    output: exampleIntent,
  },
});
