import { z } from "zod";
import {
  chargeBackStatuses,
  checkoutProviders,
  paymentProviders,
  paymentStatuses,
  sandboxDecisions,
} from "#db/schema/enums.ts";
import {
  exampleIntent,
  type OfferingPurchaseIntent,
  offeringPurchaseIntent,
} from "#server/domain/primary/purchase-intent/contract.ts";
import { money } from "#server/kernel/fields/amount.ts";
import { currency } from "#server/kernel/fields/currency.ts";
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
import { expandable, named, several } from "#server/kernel/fields/several.ts";
import { freeText, identifier, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const id = exampleIntent.offeringPurchaseIntentId;
const offeringPurchaseIntentId = identifier.meta({
  description: "Identifier of the purchase intent.",
  example: id,
});

export const payment = z
  .object({
    object: objectName("payment"),
    paymentId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    offeringPurchaseIntentId: z
      .string()
      .optional()
      .meta({ description: "The purchase it pays; absent while it is assigned to none.", example: id }),
    provider: z.enum(paymentProviders).meta({ description: "How it is paid.", example: "BANK_TRANSFER" }),
    providerReference: z
      .string()
      .meta({ description: "What the provider or the bank calls it.", example: "2027020100017" }),
    status: z.enum(paymentStatuses).meta({
      description: "OPEN = begun at the provider; PROCESSING = the provider does not know yet.",
      example: "SUCCEEDED",
    }),
    amount: z.number().meta({ description: "Amount paid, or to be paid.", example: 1250 }),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    refundedAmount: z
      .number()
      .meta({ description: "What of it goes back, refunds that are due included.", example: 0 }),
    customerName: z.string().optional().meta({
      description: "In lists alone: name or username of the customer whose purchase it belongs to.",
      example: "Ada Lindqvist",
    }),
    payerName: z.string().optional().meta({ description: "Who paid.", example: "Ada Lindqvist" }),
    payerAccount: z
      .string()
      .optional()
      .meta({ description: "The account it came from.", example: "DE75512108001245126199" }),
    checkoutUrl: z.string().optional().meta({
      description: "Where the customer pays, while it is OPEN.",
      example: "https://checkout.stripe.com/c/pay/cs_test_a1",
    }),
    failure: z
      .object({
        code: z.string().meta({ description: "Stable code of the reason.", example: "payment_refused" }),
        reason: z.string().meta({ description: "The reason, for people.", example: "The bank refused it." }),
      })
      .optional()
      .meta({ description: "Why it FAILED." }),
    receivedAt: z
      .string()
      .optional()
      .meta({ description: "When the money came in.", example: "2027-02-02T09:00:00.000Z" }),
    chargeBack: z
      .object({
        status: z.enum(chargeBackStatuses).meta({
          description:
            "OPEN = the bank took the money and still hears the issuer, at the provider; WON = it gave it back; LOST = it keeps it.",
          example: "OPEN",
        }),
        amount: z.number().meta({ description: "What was taken.", example: 1250 }),
        reason: z.string().meta({ description: "Why, in the provider's words.", example: "fraudulent" }),
        reference: z.string().meta({ description: "What the provider calls it.", example: "dp_1OaBcD" }),
        openClaim: z.number().optional().meta({
          description:
            "What the issuer is out of, as tokens were delivered for it or it had gone back before; absent once somebody has seen to it.",
          example: 1250,
        }),
        chargedBackAt: z
          .string()
          .meta({ description: "When it was told.", example: "2027-03-02T09:00:00.000Z" }),
      })
      .optional()
      .meta({ description: "That the payer had its bank take the money back, where that happened." }),
    offeringPurchaseIntent: offeringPurchaseIntent
      .optional()
      .meta({ description: "The purchase, where `expand` asks for it." }),
    createdAt: z
      .string()
      .meta({ description: "When it was begun or told.", example: "2027-02-02T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-02-02T09:00:00.000Z" }),
  })
  .meta({ id: "PaymentReceived", description: "Money that came in for a purchase, or is about to." });
export type Payment = z.input<typeof payment>;

const examplePayment = exampleOf(payment, { customerName: undefined, checkoutUrl: undefined });

const paymentId = identifier.meta({
  description: "Identifier of the payment.",
  example: examplePayment.paymentId,
});

/** What a payment can hold besides its ids. */
const expand = expandable(["offeringPurchaseIntent"]);

export const paymentSorts = ["createdAt", "amount"] as const;

export const listPayments = defineOperation({
  name: "listPayments",
  method: "GET",
  path: "/payment",
  tag: "Payment",
  summary: "List payments",
  description: "Money that came in or is about to, newest first; a signed-in customer sees its own alone.",
  access: "caller",
  needs: "payment:read",
  needsOfCustomer: "purchase_intent:read",
  errors: [],
  input: listInput(paymentSorts, {
    ...counted,
    offeringPurchaseIntentId: offeringPurchaseIntentId
      .optional()
      .meta({ description: "Only payments of this purchase.", example: id }),
    status: several(paymentStatuses, {
      description: "Only payments that stand at one of these.",
      example: ["SUCCEEDED"],
    }),
    provider: z
      .enum(paymentProviders)
      .optional()
      .meta({ description: "Only payments made this way.", example: "BANK_TRANSFER" }),
    currency: currency.optional().meta({ description: "Only payments in this currency.", example: "EUR" }),
    hasOpenClaim: z.enum(["true"]).optional().meta({
      description: "Only payments with a charge-back that somebody has to see to.",
      example: "true",
    }),
    ...createdRange,
    ...updatedRange,
    ids: named("payments", examplePayment.paymentId),
    expand,
  }),
  output: countedOutput(payment),
  example: {
    input: {},
    output: wholeList([examplePayment]),
  },
});

export const getPayment = defineOperation({
  name: "getPayment",
  method: "GET",
  path: "/payment/{paymentId}",
  tag: "Payment",
  summary: "Get a payment",
  description: "One payment of the organization; a signed-in customer sees its own alone.",
  access: "caller",
  needs: "payment:read",
  needsOfCustomer: "purchase_intent:read",
  errors: ["payment_not_found"],
  input: z.object({ paymentId, expand }),
  output: payment,
  example: { input: { paymentId: examplePayment.paymentId }, output: examplePayment },
});

const { paymentInstructions: _, ...unpaidIntent } = exampleIntent;
const paidIntent = {
  ...unpaidIntent,
  settlement: { ...unpaidIntent.settlement, blockedBy: ["VERIFICATION", "WALLET"], receivedAmount: 1250 },
} satisfies OfferingPurchaseIntent;

export const confirmPayment = defineOperation({
  name: "confirmPayment",
  method: "POST",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/confirm-payment",
  tag: "Offering purchase intent",
  summary: "Confirm a payment",
  description:
    "Says that a transfer for a PENDING purchase came in: all that is still open, unless an amount is named. Less leaves the rest to be paid; more makes the rest due back at once.",
  access: "caller",
  needs: "payment:write",
  errors: ["offering_purchase_intent_not_found", "invalid_transition", "currency_not_accepted"],
  input: z.object({
    offeringPurchaseIntentId,
    amount: money
      .optional()
      .meta({ description: "What came in; left out = all that is still open.", example: 1250 }),
    currency: currency
      .optional()
      .meta({ description: "Its currency; left out = the purchase's.", example: "EUR" }),
    receivedAt: timestamp
      .optional()
      .meta({ description: "When it came in; left out = now.", example: "2027-02-02T09:00:00Z" }),
    reference: freeText(140).optional().meta({
      description: "What the bank calls the transfer; one that was confirmed already counts once.",
      example: "2027020100017",
    }),
  }),
  output: offeringPurchaseIntent,
  example: { input: { offeringPurchaseIntentId: id }, output: paidIntent },
});

export const checkout = z
  .object({
    object: z.literal("checkout").meta({ description: "Always `checkout`.", example: "checkout" }),
    paymentId: z
      .string()
      .meta({ description: "The payment that was begun.", example: examplePayment.paymentId }),
    provider: z.enum(checkoutProviders).meta({ description: "Where it is paid.", example: "STRIPE" }),
    url: z.string().meta({
      description: "Where the customer pays; in a dry run, where it comes back to.",
      example: "https://checkout.stripe.com/c/pay/cs_test_a1",
    }),
  })
  .meta({ id: "Checkout", description: "A payment that was begun at a provider." });
export type Checkout = z.infer<typeof checkout>;

export const beginCheckout = defineOperation({
  name: "beginCheckout",
  method: "POST",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/checkout",
  tag: "Offering purchase intent",
  summary: "Begin a checkout",
  description:
    "Begins a payment of what is still open of a PENDING purchase at a provider, and tells where the customer pays. One that was begun for the same amount and is still open is given again.",
  access: "caller",
  needs: "purchase_intent:write",
  claimsKey: true,
  errors: ["offering_purchase_intent_not_found", "invalid_transition", "payment_provider_unavailable"],
  input: z.object({
    offeringPurchaseIntentId,
    provider: z.enum(checkoutProviders).meta({ description: "Where to pay.", example: "STRIPE" }),
    returnTo: freeText(2000).optional().meta({
      description: "Path on this service to come back to; left out = the purchase in the portal.",
      example: "/portal/purchases",
    }),
  }),
  output: checkout,
  example: {
    input: { offeringPurchaseIntentId: id, provider: "STRIPE" },
    output: exampleOf(checkout),
  },
});

const paymentMethod = z
  .object({
    object: objectName("payment_method"),
    provider: z.enum(paymentProviders).meta({ description: "How it is paid.", example: "STRIPE" }),
  })
  .meta({ id: "PaymentMethod", description: "A way to pay for a purchase." });

export const listPaymentMethods = defineOperation({
  name: "listPaymentMethods",
  method: "GET",
  path: "/payment-method",
  tag: "Payment",
  summary: "List payment methods",
  description:
    "How purchases can be paid: by transfer where the organization has an account, and at providers.",
  access: "caller",
  needs: "purchase_intent:read",
  errors: [],
  input: z.object({}),
  output: listOutput(paymentMethod),
  example: {
    input: {},
    output: wholeList([{ provider: "BANK_TRANSFER" as const }, { provider: "STRIPE" as const }]),
  },
});

export const decideSandboxPayment = defineOperation({
  name: "decideSandboxPayment",
  method: "POST",
  path: "/payment/{paymentId}/sandbox",
  tag: "Payment",
  summary: "Decide a sandbox payment",
  description:
    "Says what becomes of a payment of the sandbox: paid, half of it paid, refused, or not known for a few seconds and then paid; of one that is paid, that it is charged back, and then whether the issuer wins or loses. Only where the sandbox is, as in the demo.",
  access: "caller",
  needs: "purchase_intent:write",
  errors: ["payment_not_found", "invalid_transition", "payment_provider_unavailable"],
  input: z.object({
    paymentId,
    decision: z.enum(sandboxDecisions).meta({ description: "What becomes of it.", example: "PAY" }),
  }),
  output: payment,
  example: {
    input: { paymentId: examplePayment.paymentId, decision: "PAY" },
    output: { ...examplePayment, provider: "SANDBOX", providerReference: "sandbox_pay_0198c2e8f2a07c3d" },
  },
});

export const closeClaim = defineOperation({
  name: "closeClaim",
  method: "POST",
  path: "/payment/{paymentId}/close-claim",
  tag: "Payment",
  summary: "Close the claim of a charge-back",
  description:
    "Says that somebody has seen to what a charge-back left the issuer out of: it was paid another way, the tokens were taken back, or it is written off. No money moves.",
  access: "caller",
  needs: "payment:write",
  errors: ["payment_not_found", "invalid_transition"],
  input: z.object({
    paymentId,
    note: freeText(500)
      .optional()
      .meta({ description: "How it was seen to, for the audit trail.", example: "Paid by transfer." }),
  }),
  output: payment,
  example: {
    input: { paymentId: examplePayment.paymentId },
    output: {
      ...examplePayment,
      provider: "STRIPE",
      providerReference: "cs_live_a1",
      chargeBack: {
        status: "LOST",
        amount: 1250,
        reason: "fraudulent",
        reference: "dp_1OaBcD",
        chargedBackAt: "2027-03-02T09:00:00.000Z",
      },
    },
  },
});
