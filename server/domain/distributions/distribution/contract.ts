import { z } from "zod";
import { distributionKinds, distributionStatuses } from "#db/schema/enums.ts";
import { registeredToken } from "#server/domain/register/token/contract.ts";
import { money } from "#server/kernel/fields/amount.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { expandable } from "#server/kernel/fields/several.ts";
import { identifier, lineOfText, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const ID = "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

export const distributionId = identifier.meta({
  description: "Identifier of the distribution.",
  example: ID,
});

const tally = (what: string, amount: number, payments: number) =>
  z
    .object({
      amount: z.number().meta({ description: "Their sum.", example: amount }),
      payments: z.number().meta({ description: "How many.", example: payments }),
    })
    .meta({ description: what });

export const distribution = z
  .object({
    object: objectName("distribution"),
    distributionId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    tokenId: z.string().meta({ description: "The token whose holders are paid.", example: "harbour-lofts" }),
    tokenName: z.string().meta({ description: "Its name.", example: "Harbour Lofts Hamburg" }),
    tokenSymbol: z.string().meta({ description: "Its ticker symbol.", example: "HLH" }),
    kind: z.enum(distributionKinds).meta({ description: "What is paid.", example: "DIVIDEND" }),
    title: z.string().meta({ description: "What holders read on it.", example: "Rent, second half of 2027" }),
    amount: z.number().meta({ description: "The sum that is shared among the holders.", example: 2500 }),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    recordDate: z.string().meta({
      description: "Who holds the token at this moment is paid.",
      example: "2027-07-31T22:00:00.000Z",
    }),
    status: z.enum(distributionStatuses).meta({
      description:
        "SCHEDULED until the record date has come, PROCESSING while payments are under way, COMPLETED once all are paid.",
      example: "PROCESSING",
    }),
    holders: z
      .number()
      .optional()
      .meta({ description: "Holders at the record date, once it has come.", example: 14 }),
    paid: tally("Payments that are paid.", 1600, 10),
    due: tally("Payments that are due, or under way at a provider.", 700, 3),
    failed: tally("Payments that failed, and wait for a person or a retry.", 200, 1),
    token: registeredToken.optional().meta({ description: "The token, where `expand` asks for it." }),
    createdAt: z.string().meta({ description: "When it was created.", example: "2027-07-20T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-08-02T09:00:00.000Z" }),
    completedAt: z
      .string()
      .optional()
      .meta({ description: "When the last holder was paid.", example: "2027-08-03T09:00:00.000Z" }),
  })
  .meta({ id: "Distribution", description: "A dividend or interest for the holders of a token." });
export type Distribution = z.input<typeof distribution>;

export const exampleDistribution = exampleOf(distribution, { completedAt: undefined });

const scheduled: Distribution = {
  ...exampleDistribution,
  status: "SCHEDULED",
  paid: { amount: 0, payments: 0 },
  due: { amount: 0, payments: 0 },
  failed: { amount: 0, payments: 0 },
  updatedAt: exampleDistribution.createdAt,
};
delete scheduled.holders;

const order = {
  tokenId: identifier.meta({ description: "The token whose holders are paid.", example: "harbour-lofts" }),
  currency: currency.meta({ description: "Currency of the payments.", example: "EUR" }),
  recordDate: timestamp.meta({
    description: "Who holds the token at this moment is paid; it may have passed, or be still to come.",
    example: "2027-07-31T22:00:00Z",
  }),
};

export const createDistribution = defineOperation({
  name: "createDistribution",
  method: "POST",
  path: "/distribution",
  tag: "Distribution",
  summary: "Create a distribution",
  description:
    "Shares a sum among whoever holds the token at the record date, each to the cent. Where the record date has passed the payments start at once, otherwise when it comes. With `Dry-Run: true` it tells how many holders there are and changes nothing.",
  access: "caller",
  needs: "distribution:write",
  errors: ["token_not_found", "no_holders"],
  input: z.object({
    tokenId: order.tokenId,
    kind: z.enum(distributionKinds).meta({ description: "What is paid.", example: "DIVIDEND" }),
    title: lineOfText(200).meta({
      description: "What holders read on it.",
      example: "Rent, second half of 2027",
    }),
    amount: money.meta({ description: "The sum to be shared.", example: 2500 }),
    currency: order.currency,
    recordDate: order.recordDate,
  }),
  output: distribution,
  example: {
    input: {
      tokenId: "harbour-lofts",
      kind: "DIVIDEND",
      title: "Rent, second half of 2027",
      amount: 2500,
      currency: "EUR",
      recordDate: "2027-07-31T22:00:00Z",
    },
    output: scheduled,
  },
});

const distributionPreview = z
  .object({
    object: z
      .literal("distribution_preview")
      .meta({ description: "Always `distribution_preview`.", example: "distribution_preview" }),
    asOf: z.string().meta({
      description: "The moment whose holders are shown: the record date, or now where that is still to come.",
      example: "2027-07-20T09:00:00.000Z",
    }),
    isFinal: z.boolean().meta({
      description: "Whether the record date has passed, so that nothing can change any more.",
      example: false,
    }),
    holders: z.number().meta({ description: "Holders there are.", example: 2 }),
    tokenAmount: z.string().meta({ description: "Tokens they hold, as decimal text.", example: "3" }),
    amount: z.number().meta({ description: "The sum that is shared.", example: 100 }),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    rounded: z.number().meta({
      description: "Holders who get one cent more than the whole cents of their share, so that all sum up.",
      example: 1,
    }),
    unpaid: z.number().meta({ description: "Holders whose share comes to less than a cent.", example: 0 }),
    shares: z
      .array(
        z.object({
          customerId: z.string().meta({
            description: "The holder.",
            example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
          }),
          name: z.string().optional().meta({ description: "Its name.", example: "Ada Lindqvist" }),
          tokenAmount: z.string().meta({
            description: "What it holds over all its wallets, as decimal text.",
            example: "2",
          }),
          amount: z.number().meta({ description: "What it gets.", example: 66.67 }),
        }),
      )
      .meta({ description: "What each holder gets, the largest first; at most 1,000 are listed." }),
  })
  .meta({ id: "DistributionPreview", description: "What each holder would get." });
export type DistributionPreview = z.input<typeof distributionPreview>;

export const previewDistribution = defineOperation({
  name: "previewDistribution",
  method: "GET",
  path: "/distribution/preview",
  compartment: "reports",
  tag: "Distribution",
  summary: "Preview a distribution",
  description:
    "What each holder would get of a sum, by the register at the record date, or now where that is still to come.",
  access: "caller",
  needs: "distribution:write",
  errors: ["token_not_found"],
  input: z.object({
    tokenId: order.tokenId,
    // Query numbers arrive as text over REST.
    amount: z.coerce
      .number({ error: "Send an amount above 0." })
      .pipe(money)
      .meta({ description: "The sum to be shared.", example: 100 }),
    currency: order.currency,
    recordDate: order.recordDate,
  }),
  output: distributionPreview,
  example: {
    input: { tokenId: "harbour-lofts", amount: 100, currency: "EUR", recordDate: "2027-07-31T22:00:00Z" },
    output: exampleOf(distributionPreview, {
      shares: [
        {
          customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
          name: "Ada Lindqvist",
          tokenAmount: "2",
          amount: 66.67,
        },
        { customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80", tokenAmount: "1", amount: 33.33 },
      ],
    }),
  },
});

/** What a distribution can hold besides its ids. */
const expand = expandable(["token"]);

export const getDistribution = defineOperation({
  name: "getDistribution",
  method: "GET",
  path: "/distribution/{distributionId}",
  tag: "Distribution",
  summary: "Get a distribution",
  description: "One distribution of the organization, with how far its payments are.",
  access: "caller",
  needs: "distribution:read",
  errors: ["distribution_not_found"],
  input: z.object({ distributionId, expand }),
  output: distribution,
  example: { input: { distributionId: ID }, output: exampleDistribution },
});

export const distributionSorts = ["createdAt", "recordDate", "amount", "title"] as const;

export const listDistributions = defineOperation({
  name: "listDistributions",
  method: "GET",
  path: "/distribution",
  tag: "Distribution",
  summary: "List distributions",
  description:
    "The organization's distributions, newest first; a customer sees those of tokens it is paid for or holds.",
  access: "caller",
  needs: "distribution:read",
  errors: [],
  input: listInput(distributionSorts, {
    ...counted,
    tokenId: identifier
      .optional()
      .meta({ description: "Only distributions to holders of this token.", example: "harbour-lofts" }),
    status: z
      .enum(distributionStatuses)
      .optional()
      .meta({ description: "Only distributions in this status.", example: "PROCESSING" }),
    kind: z
      .enum(distributionKinds)
      .optional()
      .meta({ description: "Only distributions of this kind.", example: "DIVIDEND" }),
    ...createdRange,
    expand,
  }),
  output: countedOutput(distribution),
  example: {
    input: { status: "PROCESSING" },
    output: wholeList([exampleDistribution]),
  },
});

export const cancelDistribution = defineOperation({
  name: "cancelDistribution",
  method: "POST",
  path: "/distribution/{distributionId}/cancel",
  tag: "Distribution",
  summary: "Cancel a distribution",
  description: "Calls a distribution off whose record date is still to come.",
  access: "caller",
  needs: "distribution:write",
  errors: ["distribution_not_found", "invalid_transition"],
  input: z.object({ distributionId }),
  output: distribution,
  example: { input: { distributionId: ID }, output: { ...scheduled, status: "CANCELLED" } },
});
