import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sandboxIdentity } from "./identity/sandbox.ts";
import { sandboxPayouts } from "./payout/sandbox.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/testing.md"), "utf8");

/** What a row of the page says in backticks, behind the provider. */
function valuesOf(wanted: string): string[] {
  const row = page.split("\n").find((line) => line.startsWith(`| ${wanted} |`)) ?? "";
  return Array.from(row.matchAll(/`([^`]+)`/g), ([, value = ""]) => value).filter(
    (value) => value !== "SANDBOX",
  );
}

it.each([
  ["A check that is refused", "REJECTED"],
  ["A check that hangs", "PENDING"],
])("%s is had by each name of the page", async (wanted, status) => {
  const values = valuesOf(wanted);
  expect(values.length).toBeGreaterThan(0);
  const check = (name: string) => sandboxIdentity(0).look("sandbox_1", { name } as never);
  for (const value of values) expect(await check(`Ada ${value}`)).toMatchObject({ status });
  expect(await check("Ada Lovelace")).toEqual({ status: "APPROVED" });
});

it("a payment to a holder comes back by the name of the page", async () => {
  const [name = ""] = valuesOf("A payment to a holder that comes back");
  const order = { idempotencyKey: "1", amount: "1.00", currency: "EUR", description: "Interest" } as const;
  expect(await sandboxPayouts.pay({ ...order, payeeName: name })).toMatchObject({ status: "FAILED" });
  expect(await sandboxPayouts.pay({ ...order, payeeName: "Ada" })).toMatchObject({ status: "PAID" });
});
