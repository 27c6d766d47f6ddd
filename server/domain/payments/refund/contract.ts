import { z } from "zod";
import { paymentProviders, refundReasons, refundStatuses } from "#db/schema/enums.ts";
import { payment } from "#server/domain/payments/payment/contract.ts";
import {
  exampleIntent,
  type OfferingPurchaseIntent,
  offeringPurchaseIntent,
} from "#server/domain/primary/purchase-intent/contract.ts";
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
import { objectName } from "#server/kernel/fields/object-name.ts";
import { expandable, named, several } from "#server/kernel/fields/several.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

const intentId = exampleIntent.offeringPurchaseIntentId;

export const refund = z
  .object({
    object: objectName("refund"),
    refundId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    paymentId: z.string().meta({
      description: "The payment it is made of.",
      example: "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    offeringPurchaseIntentId: z
      .string()
      .optional()
      .meta({ description: "The purchase that was paid, where there was one.", example: intentId }),
    provider: z
      .enum(paymentProviders)
      .meta({ description: "Who sends it; a transfer is sent by a person.", example: "BANK_TRANSFER" }),
    providerReference: z
      .string()
      .optional()
      .meta({ description: "What the provider or the bank calls it, once sent.", example: "re_3OaBcD" }),
    reference: z.string().meta({
      description: "Reference (ISO 11649) for a transfer: a statement in which it stands books the refund.",
      example: "RF60539007547034",
    }),
    status: z
      .enum(refundStatuses)
      .meta({ description: "Where it stands; DUE from the moment it is owed.", example: "DUE" }),
    reason: z
      .enum(refundReasons)
      .meta({ description: "Why it goes back.", example: "OFFERING_UNSUCCESSFUL" }),
    amount: z.number().meta({ description: "Amount to pay back.", example: 1250 }),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    customerName: z.string().optional().meta({
      description: "Name or username of the customer whose purchase it belongs to; not in events.",
      example: "Ada Lindqvist",
    }),
    payeeName: z
      .string()
      .optional()
      .meta({ description: "Who paid, and gets it back.", example: "Ada Lindqvist" }),
    payeeAccount: z
      .string()
      .optional()
      .meta({ description: "The account it came from.", example: "DE75512108001245126199" }),
    attempts: z.number().meta({ description: "How often the provider was asked to send it.", example: 0 }),
    failure: z
      .object({
        code: z.string().meta({ description: "Stable code of the reason.", example: "charge_disputed" }),
        reason: z
          .string()
          .meta({ description: "The reason, for people.", example: "The charge is disputed." }),
      })
      .optional()
      .meta({ description: "Why the provider did not send it." }),
    offeringPurchaseIntent: offeringPurchaseIntent
      .optional()
      .meta({ description: "The purchase, where `expand` asks for it." }),
    payment: payment.optional().meta({ description: "The payment, where `expand` asks for it." }),
    createdAt: z.string().meta({ description: "When it became due.", example: "2027-05-01T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-05-01T09:00:00.000Z" }),
    refundedAt: z
      .string()
      .optional()
      .meta({ description: "When it was sent.", example: "2027-05-02T09:00:00.000Z" }),
  })
  .meta({ id: "Refund", description: "Money that goes back to who paid it." });
export type Refund = z.input<typeof refund>;

const exampleRefund = exampleOf(refund, {
  providerReference: undefined,
  customerName: undefined,
  refundedAt: undefined,
});
const exampleSent: Refund = { ...exampleRefund, status: "SUCCEEDED", refundedAt: "2027-05-02T09:00:00.000Z" };

const refundId = identifier.meta({
  description: "Identifier of the refund.",
  example: exampleRefund.refundId,
});

const sentReference = freeText(140).optional().meta({
  description: "What the bank calls the transfer back.",
  example: "2027050200004",
});

/** What a refund can hold besides its ids. */
const expand = expandable(["offeringPurchaseIntent", "payment"]);

export const refundSorts = ["createdAt", "amount"] as const;

export const listRefunds = defineOperation({
  name: "listRefunds",
  method: "GET",
  path: "/refund",
  tag: "Refund",
  summary: "List refunds",
  description: "Money that goes back or went back, newest first; a signed-in customer sees its own alone.",
  access: "caller",
  needs: "payment:read",
  needsOfCustomer: "purchase_intent:read",
  errors: [],
  input: listInput(refundSorts, {
    ...counted,
    ...createdRange,
    ...updatedRange,
    ids: named("refunds", exampleRefund.refundId),
    expand,
    offeringPurchaseIntentId: identifier
      .optional()
      .meta({ description: "Only refunds of this purchase.", example: intentId }),
    paymentId: identifier
      .optional()
      .meta({ description: "Only refunds of this payment.", example: exampleRefund.paymentId }),
    status: several(refundStatuses, {
      description: "Only refunds that stand at one of these.",
      example: ["DUE"],
    }),
    provider: z
      .enum(paymentProviders)
      .optional()
      .meta({ description: "Only refunds sent this way.", example: "BANK_TRANSFER" }),
  }),
  output: countedOutput(refund),
  example: { input: {}, output: wholeList([exampleRefund]) },
});

export const getRefund = defineOperation({
  name: "getRefund",
  method: "GET",
  path: "/refund/{refundId}",
  tag: "Refund",
  summary: "Get a refund",
  description: "One refund of the organization; a signed-in customer sees its own alone.",
  access: "caller",
  needs: "payment:read",
  needsOfCustomer: "purchase_intent:read",
  errors: ["refund_not_found"],
  input: z.object({ refundId, expand }),
  output: refund,
  example: { input: { refundId: exampleRefund.refundId }, output: exampleRefund },
});

export const markRefundRefunded = defineOperation({
  name: "markRefundRefunded",
  method: "POST",
  path: "/refund/{refundId}/mark-refunded",
  tag: "Refund",
  summary: "Mark a refund as sent",
  description:
    "Says that a refund was sent: a transfer, or one that its provider could not send. The purchase is REFUNDED with its last one.",
  access: "caller",
  needs: "payment:write",
  errors: ["refund_not_found", "invalid_transition"],
  input: z.object({ refundId, reference: sentReference }),
  output: refund,
  example: { input: { refundId: exampleRefund.refundId }, output: exampleSent },
});

export const retryRefund = defineOperation({
  name: "retryRefund",
  method: "POST",
  path: "/refund/{refundId}/retry",
  tag: "Refund",
  summary: "Retry a refund",
  description: "Asks the provider once more to send a refund that FAILED.",
  access: "caller",
  needs: "payment:write",
  errors: ["refund_not_found", "invalid_transition"],
  input: z.object({ refundId }),
  output: refund,
  example: { input: { refundId: exampleRefund.refundId }, output: { ...exampleRefund, provider: "STRIPE" } },
});

const { paymentInstructions: _, ...unpaidIntent } = exampleIntent;
const refundedIntent = {
  ...unpaidIntent,
  payment: { ...unpaidIntent.payment, purchaseStatus: "CANCELLED" },
  settlement: {
    status: "REFUNDED",
    blockedBy: [],
    receivedAmount: 1250,
    settledAt: "2027-05-02T09:00:00.000Z",
  },
} satisfies OfferingPurchaseIntent;

/** Refunds in one payment file at most; the rest follows once these are sent. */
export const MOST_REFUNDS_A_FILE = 10_000;

export const exportRefundTransfers = defineOperation({
  name: "exportRefundTransfers",
  method: "GET",
  path: "/refund/transfers",
  compartment: "exports",
  tag: "Refund",
  summary: "Download the refunds for the bank",
  description: `The refunds in euros that are due by transfer, as a payment file for the bank (\`pain.001.001.09\`): those to accounts that are known, the oldest ${MOST_REFUNDS_A_FILE.toLocaleString("en")} at most.`,
  access: "caller",
  needs: ["payment:read", "organization:read"],
  errors: ["no_transfers_due"],
  input: z.object({ ids: named("refunds", exampleRefund.refundId) }),
  output: file({ mediaTypes: ["application/xml"], disposition: "attachment" }),
  example: {
    input: {},
    output: { mediaType: "application/xml", fileName: "refunds-2027-03-31.xml", content: "" },
  },
});

export const markRefunded = defineOperation({
  name: "markRefunded",
  method: "POST",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/mark-refunded",
  tag: "Offering purchase intent",
  summary: "Mark a purchase as refunded",
  description: "Says that all the money of a purchase that is due back (REFUND_DUE) was sent.",
  access: "caller",
  needs: "payment:write",
  errors: ["offering_purchase_intent_not_found", "invalid_transition"],
  input: z.object({
    offeringPurchaseIntentId: identifier.meta({
      description: "Identifier of the purchase intent.",
      example: intentId,
    }),
    reference: sentReference,
  }),
  output: offeringPurchaseIntent,
  example: { input: { offeringPurchaseIntentId: intentId }, output: refundedIntent },
});
