import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ignoredFields } from "./ignored-fields.ts";

const payment = z.object({ purchaseAmount: z.number(), currency: z.string() });
const schema = z
  .object({
    customerId: z.string(),
    payment: payment.optional(),
    wallets: z.array(z.object({ address: z.string() })).default([]),
    metadata: z.record(z.string(), z.unknown()).optional(),
    title: z.string().transform((text) => text.trim()),
    either: z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]).optional(),
  })
  .refine(() => true);

const named = (value: unknown) => ignoredFields(schema, value).map(({ path, nearest }) => [path, nearest]);

describe("fields that are passed over", () => {
  it.each<[string, unknown, unknown[]]>([
    ["none", { customerId: "a", payment: { purchaseAmount: 1, currency: "EUR" } }, []],
    ["one that is mistyped", { custmerId: "a" }, [["custmerId", "customerId"]]],
    ["one like nothing", { colour: "a" }, [["colour", undefined]]],
    [
      "a nested one",
      { payment: { purchaseAmont: 1 } },
      [["payment.purchaseAmont", "payment.purchaseAmount"]],
    ],
    ["one at the wrong place", { purchaseAmount: 1 }, [["purchaseAmount", "payment.purchaseAmount"]]],
    [
      "one of a list",
      { wallets: [{ address: "a" }, { adress: "b" }] },
      [["wallets.1.adress", "wallets.1.address"]],
    ],
    ["none of a client's own data", { metadata: { anything: { at: "all" } } }, []],
    ["the fewest of a choice", { either: { a: "1", b: "2", c: 3 } }, [["either.c", undefined]]],
    [
      "names of the language",
      JSON.parse('{"__proto__":1,"toString":1}'),
      [
        ["__proto__", undefined],
        ["toString", undefined],
      ],
    ],
    ["none where the type is wrong", { payment: "EUR", wallets: { address: 1 } }, []],
  ])("%s", (_what, value, expected) => {
    expect(named(value)).toEqual(expected);
  });
});
