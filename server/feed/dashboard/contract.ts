import { z } from "zod";
import { purchaseStatuses } from "#db/schema/enums.ts";
import { listedIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Days that a period has at most: a year. */
export const MOST_DAYS = 366;
/** Days of a period whose beginning is not named. */
export const USUAL_DAYS = 90;
/** Days before its end from which on an offering needs somebody. */
export const ENDING_DAYS = 7;
/** As many of what waits are counted; there may be more. */
export const MOST_TOLD = 999;

const sum = (description: string, example: number) => z.number().meta({ description, example });
const day = (description: string, example: string) =>
  z.iso.date({ error: "Send a day, for example 2027-01-31." }).meta({ description, example });

/** The fields that a period is asked for by. */
const periodFields = {
  from: day(`First day (UTC) of the period, which has at most ${MOST_DAYS} days.`, "2027-01-01").optional(),
  to: day("Last day (UTC) of the period; left out = today.", "2027-03-31").optional(),
};

const daySums = z.array(
  z.object({
    date: z.string().meta({ description: "A day (UTC).", example: "2027-02-01" }),
    EUR: sum("Euros COMPLETED purchases brought that day.", 12000),
    USD: sum("Dollars COMPLETED purchases brought that day.", 0),
  }),
);

/** What an organization wants to see at a glance. */
export const dashboard = z
  .object({
    object: objectName("dashboard"),
    totals: z
      .object({
        offerings: sum("Offerings.", 8),
        openOfferings: sum("Offerings open for purchases now.", 3),
        customers: sum("Customers.", 40),
        newCustomers: sum("Customers who joined in the last 30 days.", 6),
        openOffers: sum("Open offers on the bulletin board.", 5),
      })
      .meta({ description: "Counts." }),
    raised: z
      .array(
        z.object({
          currency: currency.meta({ description: "Currency.", example: "EUR" }),
          completed: sum("Sum of COMPLETED purchases.", 420000),
          pending: sum("Sum of PENDING purchases.", 18000),
          pendingCount: sum("Number of PENDING purchases.", 7),
        }),
      )
      .meta({ description: "Sums by currency." }),
    offerings: z
      .array(
        z.object({
          offeringId: z
            .string()
            .meta({ description: "The offering.", example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
          title: z.string().meta({ description: "Its title.", example: "Harbour Lofts Hamburg" }),
          currency: currency
            .optional()
            .meta({ description: "Its currency; absent where it takes every one.", example: "EUR" }),
          raised: sum("Sum of its COMPLETED purchases.", 187500),
          reserved: sum("Sum its PENDING purchases hold.", 12500),
          softCap: sum("Its soft cap.", 150000),
          hardCap: sum("Its hard cap.", 500000),
          participants: sum("Customers with a COMPLETED purchase.", 42),
        }),
      )
      .meta({ description: "The offerings that raised most, at most 12." }),
    period: z
      .object({
        from: z.string().meta({ description: "Its first day (UTC).", example: "2027-01-01" }),
        to: z.string().meta({ description: "Its last day (UTC).", example: "2027-03-31" }),
        raised: z
          .array(
            z.object({
              currency: currency.meta({ description: "Currency.", example: "EUR" }),
              amount: sum("What COMPLETED purchases of the period brought.", 120000),
              amountBefore: sum("The same of as many days right before it.", 90000),
            }),
          )
          .meta({ description: "Sums by currency." }),
        purchases: sum("COMPLETED purchases made in the period.", 31),
        purchasesBefore: sum("The same of as many days right before it.", 27),
        newCustomers: sum("Customers who joined in the period.", 14),
        newCustomersBefore: sum("The same of as many days right before it.", 11),
      })
      .meta({ description: "What came in the period, beside the one before." }),
    raisedOverTime: daySums.meta({ description: "One entry for each day of the period." }),
    purchasesByStatus: z
      .array(
        z.object({
          purchaseStatus: z.enum(purchaseStatuses).meta({ description: "Status.", example: "PENDING" }),
          count: sum("Purchases that stand there.", 7),
        }),
      )
      .meta({ description: "How many purchases stand where." }),
    latestPending: z.array(listedIntent).meta({ description: "The newest PENDING purchases, at most 5." }),
    latestCustomers: z
      .array(
        z.object({
          id: z
            .string()
            .meta({ description: "The customer.", example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
          name: z.string().meta({ description: "Name or username.", example: "Ada Lindqvist" }),
          type: z.string().meta({ description: "A person or an organization.", example: "INDIVIDUAL" }),
          countryCode: z.string().meta({ description: "Country.", example: "DE" }),
          verificationStatus: z
            .string()
            .meta({ description: "Where its check stands.", example: "COMPLETED" }),
          createdAt: z.string().meta({ description: "When it joined.", example: "2027-01-12T09:00:00.000Z" }),
        }),
      )
      .meta({ description: "Who joined last, at most 5." }),
  })
  .meta({ id: "Dashboard", description: "An organization at a glance." });
export type Dashboard = z.input<typeof dashboard>;

export const getDashboard = defineOperation({
  name: "getDashboard",
  method: "GET",
  path: "/dashboard",
  compartment: "reports",
  tag: "Organization",
  summary: "Get the dashboard",
  description: `What was raised, what is pending and who joined; over a period (${USUAL_DAYS} days unless told otherwise), compared with the one before.`,
  access: "caller",
  needs: ["organization:read", "purchase_intent:read"],
  errors: [],
  input: z.object(periodFields),
  output: dashboard,
  example: {
    input: { from: "2027-02-01", to: "2027-02-01" },
    output: exampleOf(dashboard, {
      offerings: [],
      period: {
        from: "2027-02-01",
        to: "2027-02-01",
        raised: [{ currency: "EUR", amount: 12000, amountBefore: 8000 }],
        purchases: 3,
        purchasesBefore: 2,
        newCustomers: 1,
        newCustomersBefore: 1,
      },
      latestPending: [],
      latestCustomers: [],
    }),
  },
});

/** What waits for a person, the most pressing first. */
const attentionKinds = [
  "UNMATCHED_MONEY",
  "REFUNDS_DUE",
  "REFUNDS_FAILED",
  "CLAIMS_OPEN",
  "CHECKS_WAITING",
  "DISTRIBUTIONS_FAILED",
  "CHAIN_REFUSED",
  "OFFERINGS_ENDING",
  "WEBHOOKS_FAILING",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** What a new organization does first, in this order. */
export const setUpSteps = ["BANK_ACCOUNT", "BRAND", "TOKEN", "OFFERING", "DOCUMENTS", "PUBLISHED"] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const attention = z
  .object({
    object: objectName("attention"),
    items: z
      .array(
        z.object({
          kind: z.enum(attentionKinds).meta({
            description:
              "`UNMATCHED_MONEY` = entries of a bank statement that nobody has assigned; `REFUNDS_DUE` = refunds to be sent by transfer; `REFUNDS_FAILED` = refunds that their provider did not send; `CLAIMS_OPEN` = charge-backs that left the issuer out of money; `CHECKS_WAITING` = identity checks to be decided; `DISTRIBUTIONS_FAILED` = payments to holders that failed; `CHAIN_REFUSED` = movements that a contract refused; `OFFERINGS_ENDING` = offerings that end within seven days; `WEBHOOKS_FAILING` = endpoints whose deliveries fail.",
            example: "CHECKS_WAITING",
          }),
          count: sum(`How many there are, counted up to ${MOST_TOLD}.`, 3),
          isMore: z.boolean().meta({ description: "Whether there are more than that.", example: false }),
          since: z.string().optional().meta({
            description: "Since when the oldest waits, where that is known.",
            example: "2027-02-08T09:00:00.000Z",
          }),
        }),
      )
      .meta({ description: "What waits for a person, where there is any; of what the caller may read." }),
    checklist: z
      .array(
        z.object({
          step: z.enum(setUpSteps).meta({ description: "The step.", example: "BANK_ACCOUNT" }),
          isDone: z.boolean().meta({ description: "Whether it is done.", example: true }),
          offeringId: z.string().optional().meta({
            description: "The only draft, where the step is one of an offering and there is exactly one.",
            example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
          }),
        }),
      )
      .meta({ description: "What a new organization does first, in its order." }),
  })
  .meta({ id: "Attention", description: "What waits for a person of the organization." });
export type Attention = z.input<typeof attention>;

export const getAttention = defineOperation({
  name: "getAttention",
  method: "GET",
  path: "/dashboard/attention",
  tag: "Organization",
  summary: "Get what needs attention",
  description:
    "What waits for a person: money, refunds, checks, payments, movements, ends of offerings and webhooks. It tells of what the caller may read.",
  access: "caller",
  needs: "organization:read",
  errors: [],
  input: z.object({}),
  output: attention,
  example: {
    input: {},
    output: {
      items: [{ kind: "CHECKS_WAITING", count: 3, isMore: false, since: "2027-02-08T09:00:00.000Z" }],
      checklist: [{ step: "BANK_ACCOUNT", isDone: true }],
    },
  },
});

export const funding = z
  .object({
    object: objectName("funding"),
    days: daySums.meta({ description: "One entry for each day, the last one today or its end." }),
  })
  .meta({ id: "Funding", description: "What an offering raised, by day." });
export type Funding = z.input<typeof funding>;

export const getFunding = defineOperation({
  name: "getFunding",
  method: "GET",
  path: "/offering/{offeringId}/funding",
  compartment: "reports",
  tag: "Offering",
  summary: "Get an offering's funding by day",
  description: `What COMPLETED purchases of an offering brought, by the day they were made: since it opened, of the last ${MOST_DAYS} days at most.`,
  access: "caller",
  needs: ["organization:read", "purchase_intent:read"],
  errors: ["offering_not_found"],
  input: z.object({
    offeringId: identifier.meta({
      description: "Identifier of the offering.",
      example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
  }),
  output: funding,
  example: {
    input: { offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" },
    output: { days: [{ date: "2027-02-01", EUR: 12000, USD: 0 }] },
  },
});
