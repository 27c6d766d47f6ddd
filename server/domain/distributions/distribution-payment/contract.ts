import { z } from "zod";
import { distributionKinds, distributionPaymentStatuses, paymentProviders } from "#db/schema/enums.ts";
import {
  distribution,
  distributionId,
  exampleDistribution,
} from "#server/domain/distributions/distribution/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import {
  counted,
  countedOutput,
  createdRange,
  listInput,
  listOutput,
  wholeList,
} from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { expandable, named } from "#server/kernel/fields/several.ts";
import { freeText, identifier, lineOfText } from "#server/kernel/fields/text.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

const ID = "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const CUSTOMER = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const distributionPaymentId = identifier.meta({
  description: "Identifier of the payment to a holder.",
  example: ID,
});

export const distributionPayment = z
  .object({
    object: objectName("distribution_payment"),
    distributionPaymentId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    distributionId: z.string().meta({
      description: "The distribution it is a part of.",
      example: exampleDistribution.distributionId,
    }),
    tokenId: z.string().meta({ description: "The token that was held.", example: "harbour-lofts" }),
    tokenSymbol: z.string().meta({ description: "Its ticker symbol.", example: "HLH" }),
    kind: z.enum(distributionKinds).meta({ description: "What is paid.", example: "DIVIDEND" }),
    title: z
      .string()
      .meta({ description: "Title of the distribution.", example: "Rent, second half of 2027" }),
    recordDate: z.string().meta({
      description: "The moment whose holders are paid.",
      example: "2027-07-31T22:00:00.000Z",
    }),
    customerId: z.string().meta({ description: "The holder.", example: CUSTOMER }),
    payeeName: z.string().optional().meta({ description: "Its name.", example: "Ada Lindqvist" }),
    payeeAccount: z.string().optional().meta({
      description: "The account it paid from last, where one is known.",
      example: "DE75512108001245126199",
    }),
    tokenAmount: z.string().meta({
      description: "What it held at the record date over all its wallets, as decimal text.",
      example: "120",
    }),
    amount: z.number().meta({ description: "What it gets.", example: 162.5 }),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    status: z.enum(distributionPaymentStatuses).meta({
      description: "DUE from the record date on; PROCESSING = the provider does not know yet.",
      example: "PAID",
    }),
    provider: z.enum(paymentProviders).meta({
      description: "How it is paid: the way the customer paid last; a transfer is made by a person.",
      example: "BANK_TRANSFER",
    }),
    reference: z.string().meta({
      description: "Reference (ISO 11649) that stands on a transfer.",
      example: "RF60539007547034",
    }),
    providerReference: z
      .string()
      .optional()
      .meta({ description: "What the provider or the bank calls it, once paid.", example: "2027080200017" }),
    attempts: z.number().meta({ description: "How often it was tried.", example: 1 }),
    failure: z
      .object({
        code: z.string().meta({ description: "Stable code of the reason.", example: "returned" }),
        reason: z
          .string()
          .meta({ description: "The reason, for people.", example: "The account is closed." }),
      })
      .optional()
      .meta({ description: "Why it failed." }),
    paidAt: z
      .string()
      .optional()
      .meta({ description: "When it was paid.", example: "2027-08-02T09:00:00.000Z" }),
    distribution: distribution
      .optional()
      .meta({ description: "The distribution, where `expand` asks for it." }),
    createdAt: z.string().meta({ description: "When it became due.", example: "2027-07-31T22:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-08-02T09:00:00.000Z" }),
  })
  .meta({ id: "DistributionPayment", description: "What one holder gets of a distribution." });
export type DistributionPayment = z.input<typeof distributionPayment>;

const due = exampleOf(distributionPayment, {
  status: "DUE",
  attempts: 0,
  updatedAt: "2027-07-31T22:00:00.000Z",
  providerReference: undefined,
  paidAt: undefined,
});
const paid: DistributionPayment = {
  ...due,
  status: "PAID",
  providerReference: "2027080200017",
  attempts: 1,
  paidAt: "2027-08-02T09:00:00.000Z",
  updatedAt: "2027-08-02T09:00:00.000Z",
};

/** What a payment to a holder can hold besides its ids. */
const expand = expandable(["distribution"]);

export const distributionPaymentSorts = ["createdAt", "amount"] as const;

const status = z
  .enum(distributionPaymentStatuses)
  .optional()
  .meta({ description: "Only payments in this status.", example: "DUE" });

const ids = named("payments to holders", ID);

export const listPaymentsOfDistribution = defineOperation({
  name: "listPaymentsOfDistribution",
  method: "GET",
  path: "/distribution/{distributionId}/payment",
  tag: "Distribution",
  summary: "List a distribution's payments",
  description: "What each holder gets of one distribution; a customer sees its own alone.",
  access: "caller",
  needs: "distribution:read",
  errors: ["distribution_not_found"],
  input: listInput(distributionPaymentSorts, { ...counted, ids, distributionId, status, expand }),
  output: countedOutput(distributionPayment),
  example: {
    input: { distributionId: exampleDistribution.distributionId },
    output: wholeList([paid]),
  },
});

export const listDistributionPayments = defineOperation({
  name: "listDistributionPayments",
  method: "GET",
  path: "/distribution-payment",
  tag: "Distribution",
  summary: "List payments to holders",
  description: "Payments of all distributions, newest first; a customer sees its own alone.",
  access: "caller",
  needs: "distribution:read",
  errors: ["distribution_not_found"],
  input: listInput(distributionPaymentSorts, {
    ...counted,
    ...createdRange,
    ids,
    distributionId: distributionId.optional().meta({
      description: "Only payments of this distribution.",
      example: exampleDistribution.distributionId,
    }),
    customerId: identifier
      .optional()
      .meta({ description: "Only payments to this customer.", example: CUSTOMER }),
    tokenId: identifier
      .optional()
      .meta({ description: "Only payments to holders of this token.", example: "harbour-lofts" }),
    status,
    expand,
  }),
  output: countedOutput(distributionPayment),
  example: { input: {}, output: wholeList([paid]) },
});

export const getDistributionPayment = defineOperation({
  name: "getDistributionPayment",
  method: "GET",
  path: "/distribution-payment/{distributionPaymentId}",
  tag: "Distribution",
  summary: "Get a payment to a holder",
  description: "One holder's part of a distribution.",
  access: "caller",
  needs: "distribution:read",
  errors: ["distribution_payment_not_found"],
  input: z.object({ distributionPaymentId, expand }),
  output: distributionPayment,
  example: { input: { distributionPaymentId: ID }, output: paid },
});

export const retryDistributionPayment = defineOperation({
  name: "retryDistributionPayment",
  method: "POST",
  path: "/distribution-payment/{distributionPaymentId}/retry",
  tag: "Distribution",
  summary: "Retry a payment to a holder",
  description: "Makes a payment that failed due again; one that a provider makes is handed to it at once.",
  access: "caller",
  needs: "payment:write",
  errors: ["distribution_payment_not_found", "invalid_transition"],
  input: z.object({ distributionPaymentId }),
  output: distributionPayment,
  example: { input: { distributionPaymentId: ID }, output: due },
});

const reference = freeText(140)
  .optional()
  .meta({ description: "What the bank calls the transfer.", example: "2027080200017" });

export const markDistributionPaymentPaid = defineOperation({
  name: "markDistributionPaymentPaid",
  method: "POST",
  path: "/distribution-payment/{distributionPaymentId}/mark-paid",
  tag: "Distribution",
  summary: "Mark a payment to a holder as paid",
  description:
    "Books a transfer that was made by hand, or a payment that its provider could not make; while a provider is at it, nobody may.",
  access: "caller",
  needs: "payment:write",
  errors: ["distribution_payment_not_found", "invalid_transition"],
  input: z.object({ distributionPaymentId, reference }),
  output: distributionPayment,
  example: { input: { distributionPaymentId: ID, reference: "2027080200017" }, output: paid },
});

export const markDistributionPaymentFailed = defineOperation({
  name: "markDistributionPaymentFailed",
  method: "POST",
  path: "/distribution-payment/{distributionPaymentId}/mark-failed",
  tag: "Distribution",
  summary: "Mark a transfer to a holder as failed",
  description:
    "Notes that a transfer cannot be made or came back, so that it stands out until it is retried.",
  access: "caller",
  needs: "payment:write",
  errors: ["distribution_payment_not_found", "invalid_transition"],
  input: z.object({
    distributionPaymentId,
    reason: lineOfText(300).meta({ description: "Why, for people.", example: "The account is closed." }),
  }),
  output: distributionPayment,
  example: {
    input: { distributionPaymentId: ID, reason: "The account is closed." },
    output: { ...due, status: "FAILED", failure: { code: "returned", reason: "The account is closed." } },
  },
});

export const markTransfersPaid = defineOperation({
  name: "markTransfersPaid",
  method: "POST",
  path: "/distribution/{distributionId}/mark-paid",
  tag: "Distribution",
  summary: "Mark all due transfers as paid",
  description:
    "Books every transfer of a distribution that is still due as made, as after a payment file was carried out.",
  access: "caller",
  needs: "payment:write",
  errors: ["distribution_not_found", "no_transfers_due"],
  input: z.object({ distributionId, reference }),
  output: distribution,
  example: {
    input: { distributionId: exampleDistribution.distributionId, reference: "2027080200017" },
    output: exampleDistribution,
  },
});

const summaryRow = z
  .object({
    object: objectName("distribution_sum"),
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    tokenName: z.string().meta({ description: "Its name.", example: "Harbour Lofts Hamburg" }),
    year: z.number().meta({ description: "Year of the record dates (UTC).", example: 2027 }),
    currency: currency.meta({ description: "Currency of the sums.", example: "EUR" }),
    distributions: z.number().meta({ description: "Distributions there were.", example: 2 }),
    amount: z.number().meta({ description: "What was to be paid.", example: 5000 }),
    paid: z.number().meta({ description: "What of it is paid.", example: 4800 }),
  })
  .meta({ id: "DistributionSum", description: "What holders of a token were paid in a year." });

export const summarizeDistributions = defineOperation({
  name: "summarizeDistributions",
  method: "GET",
  path: "/distribution/summary",
  compartment: "reports",
  tag: "Distribution",
  summary: "Sum up distributions",
  description:
    "What was paid by token and year, the latest year first; for a customer what it was paid itself.",
  access: "caller",
  needs: "distribution:read",
  errors: [],
  input: z.object({}),
  output: listOutput(summaryRow),
  example: {
    input: {},
    output: wholeList([exampleOf(summaryRow)]),
  },
});
export type DistributionSum = z.input<typeof summaryRow>;

export const exportDistributionPayments = defineOperation({
  name: "exportDistributionPayments",
  method: "GET",
  path: "/distribution/{distributionId}/export",
  compartment: "exports",
  tag: "Distribution",
  summary: "Download a distribution's payments",
  description: "Every payment with its holder, amount and state, as CSV.",
  access: "caller",
  needs: "distribution:read",
  errors: ["distribution_not_found"],
  input: z.object({ distributionId }),
  output: file({ mediaTypes: ["text/csv"], disposition: "attachment" }),
  example: {
    input: { distributionId: exampleDistribution.distributionId },
    output: { mediaType: "text/csv", fileName: "distribution-harbour-lofts-2027-03-31.csv", content: "" },
  },
});

export const exportDistributionTransfers = defineOperation({
  name: "exportDistributionTransfers",
  method: "GET",
  path: "/distribution/{distributionId}/transfers",
  compartment: "exports",
  tag: "Distribution",
  summary: "Download the transfers for the bank",
  description:
    "The transfers that are due, as a payment file for the bank (`pain.001.001.09`): those to accounts that are known.",
  access: "caller",
  needs: "payment:read",
  errors: ["distribution_not_found", "no_transfers_due"],
  input: z.object({ distributionId, ids }),
  output: file({ mediaTypes: ["application/xml"], disposition: "attachment" }),
  example: {
    input: { distributionId: exampleDistribution.distributionId },
    output: { mediaType: "application/xml", fileName: "transfers-harbour-lofts-2027-03-31.xml", content: "" },
  },
});
