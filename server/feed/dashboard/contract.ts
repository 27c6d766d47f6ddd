import { z } from "zod";
import { purchaseStatuses } from "#db/schema/enums.ts";
import { listedIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const sum = (description: string, example: number) => z.number().meta({ description, example });

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
    raisedOverTime: z
      .array(
        z.object({
          date: z.string().meta({ description: "A day (UTC).", example: "2027-02-01" }),
          EUR: sum("Euros COMPLETED purchases brought that day.", 12000),
          USD: sum("Dollars COMPLETED purchases brought that day.", 0),
        }),
      )
      .meta({ description: "The last 90 days, one entry a day." }),
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
  description: "What was raised, what is pending and who joined.",
  access: "caller",
  needs: ["organization:read", "purchase_intent:read"],
  errors: [],
  input: z.object({}),
  output: dashboard,
  example: {
    input: {},
    output: {
      totals: { offerings: 8, openOfferings: 3, customers: 40, newCustomers: 6, openOffers: 5 },
      raised: [{ currency: "EUR", completed: 420000, pending: 18000, pendingCount: 7 }],
      offerings: [],
      raisedOverTime: [{ date: "2027-02-01", EUR: 12000, USD: 0 }],
      purchasesByStatus: [{ purchaseStatus: "PENDING", count: 7 }],
      latestPending: [],
      latestCustomers: [],
    },
  },
});
