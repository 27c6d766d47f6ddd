import { z } from "zod";
import { exampleCustomerId, portfolioCustomerId } from "#server/domain/portfolio/portfolio/contract.ts";
import { listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

const statement = z
  .object({
    object: objectName("portfolio_statement"),
    year: z.number().meta({ description: "The calendar year, in UTC.", example: 2027 }),
    isComplete: z.boolean().meta({
      description: "Whether the year is over; until then a statement goes up to now.",
      example: false,
    }),
    movements: z.number().meta({ description: "Movements in it.", example: 7 }),
  })
  .meta({ id: "PortfolioStatement", description: "A year there is a statement for." });
export type Statement = z.input<typeof statement>;

const needs = ["customer:read", "purchase_intent:read", "offer:read", "distribution:read"] as const;

export const listStatements = defineOperation({
  name: "listStatements",
  method: "GET",
  path: "/customer/{customerId}/statement",
  tag: "Portfolio",
  summary: "List a customer's statements",
  description:
    "The years in which something moved, or at whose end tokens were held, newest first. A signed-in customer sees its own alone.",
  access: "caller",
  needs,
  errors: ["customer_not_found"],
  input: z.object({ customerId: portfolioCustomerId }),
  output: listOutput(statement),
  example: {
    input: { customerId: exampleCustomerId },
    output: wholeList([{ year: 2027, isComplete: false, movements: 7 }]),
  },
});

const statementFormats = ["pdf", "csv"] as const;

export const getStatement = defineOperation({
  name: "getStatement",
  method: "GET",
  path: "/customer/{customerId}/statement/{year}",
  tag: "Portfolio",
  summary: "Print a yearly statement",
  description:
    "What a customer held at the end of 31 December (UTC), and its purchases, trades, distributions and transfers of the year, as a PDF or as CSV. The current year's goes up to now. A signed-in customer prints its own alone.",
  access: "caller",
  needs,
  errors: ["customer_not_found", "statement_not_found"],
  input: z.object({
    customerId: portfolioCustomerId,
    year: z.coerce
      .number({ error: "Send a year as a whole number." })
      .int({ error: "Send a year as a whole number." })
      .min(2000, { error: "Send a year from 2000 to 9999." })
      .max(9999, { error: "Send a year from 2000 to 9999." })
      .meta({ description: "The calendar year.", example: 2027 }),
    format: z
      .enum(statementFormats)
      .default("pdf")
      .meta({ description: "How the file is written.", example: "csv" }),
  }),
  output: file({ mediaTypes: ["application/pdf", "text/csv"], disposition: "attachment" }),
  example: {
    input: { customerId: exampleCustomerId, year: 2027, format: "pdf" },
    output: { mediaType: "application/pdf", fileName: "statement-2027.pdf", content: "" },
  },
});
