import { z } from "zod";
import { brand, exampleBrand } from "#server/domain/organization/brand/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const count = (description: string, example: number) => z.number().meta({ description, example });
const currencyOf = currency.meta({ description: "Currency.", example: "EUR" });

/** An issuer as everybody sees it. */
export const issuer = z
  .object({
    object: objectName("issuer"),
    organizationId: z.string().meta({ description: "Identifier of the organization.", example: "org_demo" }),
    slug: z.string().meta({ description: "Short name, unique.", example: "nordlicht" }),
    name: z.string().meta({ description: "Name of the organization.", example: "Nordlicht Real Assets" }),
    brand: brand.optional().meta({ description: "How it shows itself; absent until it is set." }),
    since: z.string().meta({ description: "When it joined.", example: "2027-01-02T09:00:00.000Z" }),
    trackRecord: z
      .object({
        offerings: count("Offerings it has published.", 8),
        funded: count("Those that closed with their goal reached.", 3),
        delivered: count("Those of the funded ones whose tokens are all delivered.", 2),
        raised: z
          .array(z.object({ currency: currencyOf, amount: count("Sum of completed purchases.", 420000) }))
          .meta({ description: "What was raised, by currency." }),
        distributed: z
          .array(
            z.object({
              currency: currencyOf,
              amount: count("Sum of the distributions that are paid in full.", 12500),
              count: count("How many there were.", 2),
            }),
          )
          .meta({ description: "What was distributed, by currency." }),
      })
      .meta({ description: "What it has done so far." }),
  })
  .meta({ id: "Issuer", description: "An issuer, its brand and its track record." });
export type Issuer = z.input<typeof issuer>;

export const getIssuer = defineOperation({
  name: "getIssuer",
  method: "GET",
  path: "/issuer/{slug}",
  tag: "Offering",
  summary: "Get an issuer",
  description:
    "Who an issuer is and what it has done: offerings funded and delivered, money raised, distributions paid. For anybody; an organization that has published nothing is not found.",
  access: "public",
  errors: ["organization_not_found"],
  input: z.object({
    slug: identifier.meta({ description: "Its short name, or its identifier.", example: "nordlicht" }),
  }),
  output: issuer,
  example: {
    input: { slug: "nordlicht" },
    output: exampleOf(issuer, {
      organizationId: "org_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      brand: exampleBrand,
    }),
  },
});
