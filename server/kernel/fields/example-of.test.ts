import { expect, it } from "vitest";
import { z } from "zod";
import { exampleOf } from "./example-of.ts";

const text = (example: string) => z.string().meta({ description: "Text.", example });
const token = z.object({
  symbol: text("MIL"),
  address: text("0x1").optional(),
  paidAt: z.string().nullable().meta({ description: "When.", example: null }),
  owner: z.object({ name: text("Ada") }),
  prices: z.array(z.object({ price: z.number().meta({ description: "Price.", example: 4 }) })),
  chain: z.object({ name: text("Main") }).optional(),
});

it("makes a resource of the examples of its fields, without optional parts that have none of their own", () => {
  expect(exampleOf(token)).toStrictEqual({
    symbol: "MIL",
    address: "0x1",
    paidAt: null,
    owner: { name: "Ada" },
    prices: [{ price: 4 }],
  });
});

it("takes what is different, and leaves out what is absent", () => {
  const made = exampleOf(token, { address: undefined, owner: { name: "Ben" }, chain: { name: "Test" } });
  expect(made).toStrictEqual({
    symbol: "MIL",
    paidAt: null,
    owner: { name: "Ben" },
    prices: [{ price: 4 }],
    chain: { name: "Test" },
  });
});
