import { z } from "zod";
import { createCustomer, exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { type ErrorCode, errorDefinitions } from "#server/kernel/errors.ts";
import { eachByItself } from "#server/kernel/fields/each-by-itself.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Customers of one call at most. */
export const MOST_AT_ONCE = 1_000;

const codes = Object.keys(errorDefinitions) as [ErrorCode, ...ErrorCode[]];

const failedRule = z.object({
  param: z.string().nullable().meta({
    description: "The field it concerns, as a dotted path into the customer.",
    example: "wallets.0.address",
  }),
  code: z.enum(codes).meta({ description: "Code of this rule.", example: "invalid_value" }),
  detail: z.string().meta({
    description: "What to do about it.",
    example: "Send an e-mail address, for example ada@example.com.",
  }),
});

const bulkCustomer = z
  .object({
    object: objectName("bulk_customer"),
    index: z.number().meta({ description: "Its place in the call, from 0 on.", example: 0 }),
    customerId: z.string().optional().meta({
      description: "Identifier of the customer; absent where it was refused.",
      example: exampleCustomer.id,
    }),
    error: z
      .object({
        code: z.enum(codes).meta({ description: "Stable code.", example: "invalid_request" }),
        detail: z.string().meta({
          description: "A sentence that tells what to do.",
          example: "Send an e-mail address, for example ada@example.com.",
        }),
        errors: z.array(failedRule).meta({ description: "Every rule that failed." }),
      })
      .optional()
      .meta({ description: "Why it was refused; absent where the customer was onboarded." }),
  })
  .meta({ id: "BulkCustomer", description: "What became of one customer of a call for many." });

const bulkResult = z
  .object({
    object: objectName("customer_bulk"),
    created: z.number().meta({ description: "Customers that were onboarded.", example: 1 }),
    failed: z.number().meta({ description: "Customers that were refused.", example: 1 }),
    results: z.array(bulkCustomer).meta({ description: "What became of each, in the order of the call." }),
  })
  .meta({ id: "CustomerBulk", description: "What became of the customers of one call." });
export type BulkResult = z.input<typeof bulkResult>;

const MOST = `Send at most ${MOST_AT_ONCE.toLocaleString("en")} customers; the others in a call of their own.`;
const { input: one, example } = createCustomer;

export const createCustomers = defineOperation({
  name: "createCustomers",
  method: "POST",
  path: "/customer/bulk",
  tag: "Customer",
  summary: "Onboard many customers",
  description:
    "Onboards up to 1,000 customers in one call. Each has a result of its own: one that is refused keeps no other from being onboarded, and the answer is 200. An `Idempotency-Key` stands for the whole call; a dry run tells all that is wrong and onboards nobody. The body may have 2 MiB.",
  access: "caller",
  needs: "customer:write",
  errors: [],
  mostBytes: 2 * 1024 * 1024,
  input: z.object({
    customers: z
      .array(eachByItself(one))
      .min(1, { error: "Send at least one customer." })
      .max(MOST_AT_ONCE, { error: MOST })
      .meta({ description: "The customers, each as for one." }),
  }),
  output: bulkResult,
  example: {
    input: {
      customers: [
        example.input,
        { ...example.input, wallets: [{ address: "0xde709f2102306220921060314715629080e2fb77" }] },
      ],
    },
    output: exampleOf(bulkResult, {
      results: [
        { index: 0, customerId: exampleCustomer.id },
        {
          index: 1,
          error: {
            code: "wallet_taken",
            detail: errorDefinitions.wallet_taken.sentence(),
            errors: [
              {
                param: "wallets.0.address",
                code: "wallet_taken",
                detail: errorDefinitions.wallet_taken.sentence(),
              },
            ],
          },
        },
      ],
    }),
  },
});
