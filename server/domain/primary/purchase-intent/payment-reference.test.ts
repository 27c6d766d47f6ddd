import { expect, it } from "vitest";
import { newId } from "#server/kernel/fields/id.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";

/** ISO 11649: the first four characters go to the end, letters count from 10, and 97 leaves 1. */
function remainder(reference: string): bigint {
  const moved = reference.slice(4) + reference.slice(0, 4);
  const digits = [...moved].map((character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n;
}

it("knows what makes a reference valid", () => {
  expect(remainder("RF18539007547034")).toBe(1n);
  expect(remainder("RF19539007547034")).not.toBe(1n);
});

it("every reference is valid, of 25 capitals and digits", () => {
  for (let n = 0; n < 500; n += 1) {
    const reference = paymentReference(newId("opi", new Date(Date.UTC(2027, 0, 1) + n * 86_400_000)));
    expect(reference).toMatch(/^RF\d{2}[0-9A-F]{21}$/);
    expect(remainder(reference)).toBe(1n);
  }
});

it("is the same for the same purchase and another for another, at the same moment too", () => {
  const at = new Date();
  const ids = Array.from({ length: 5000 }, () => newId("opi", at));
  expect(new Set(ids.map(paymentReference)).size).toBe(5000);
  expect(paymentReference(ids[0] ?? "")).toBe(paymentReference(ids[0] ?? ""));
});
