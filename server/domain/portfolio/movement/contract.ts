import { z } from "zod";
import { exampleCustomerId, portfolioCustomerId } from "#server/domain/portfolio/portfolio/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What moves a customer's tokens, or pays it for them. */
const movementKinds = ["PURCHASE", "BOUGHT", "SOLD", "DISTRIBUTION", "RECEIVED", "GIVEN"] as const;
export type MovementKind = (typeof movementKinds)[number];

export const movement = z
  .object({
    object: objectName("portfolio_movement"),
    movementId: z.string().meta({
      description: "The purchase, trade, distribution payment or register entry.",
      example: "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    kind: z.enum(movementKinds).meta({
      description:
        "A purchase that is paid, a trade on the bulletin board, a distribution that was paid, or tokens moved by the issuer's hand.",
      example: "BOUGHT",
    }),
    at: z.string().meta({ description: "When it happened.", example: "2027-02-12T09:00:00.000Z" }),
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    tokenName: z.string().meta({ description: "Its name.", example: "Harbour Lofts Hamburg" }),
    tokenSymbol: z.string().meta({ description: "Its ticker symbol.", example: "HLH" }),
    tokenAmount: z.string().meta({
      description: "Tokens that moved, or that a distribution was paid for, as a decimal text.",
      example: "50",
    }),
    amount: z.number().optional().meta({ description: "The money; absent where none moved.", example: 640 }),
    currency: currency.optional().meta({ description: "Its currency.", example: "EUR" }),
    title: z.string().optional().meta({
      description: "Of the offering or distribution, or the reason given.",
      example: "Harbour Lofts",
    }),
    deliveredAt: z.string().optional().meta({
      description: "When purchased tokens were delivered; absent until then.",
      example: "2027-03-01T09:00:00.000Z",
    }),
  })
  .meta({
    id: "PortfolioMovement",
    description: "Something that moved a customer's tokens, or paid for them.",
  });
export type Movement = z.input<typeof movement>;

const movementSorts = ["at"] as const;

export const listMovements = defineOperation({
  name: "listPortfolioMovements",
  method: "GET",
  path: "/customer/{customerId}/movement",
  tag: "Portfolio",
  summary: "List a portfolio's movements",
  description:
    "What moved a customer's tokens and what they brought, newest first: purchases that are paid, trades, distributions and transfers by the issuer. A signed-in customer sees its own alone.",
  access: "caller",
  needs: ["customer:read", "purchase_intent:read", "offer:read", "distribution:read"],
  errors: ["customer_not_found"],
  input: listInput(movementSorts, {
    customerId: portfolioCustomerId,
    tokenId: identifier
      .optional()
      .meta({ description: "Only movements of this token.", example: "harbour-lofts" }),
    from: timestamp
      .optional()
      .meta({ description: "Only movements at or after this instant.", example: "2027-01-01T00:00:00Z" }),
    to: timestamp
      .optional()
      .meta({ description: "Only movements before this instant.", example: "2028-01-01T00:00:00Z" }),
  }).omit({ q: true }),
  output: listOutput(movement),
  example: {
    input: { customerId: exampleCustomerId },
    output: wholeList([exampleOf(movement, { title: undefined, deliveredAt: undefined })]),
  },
});
