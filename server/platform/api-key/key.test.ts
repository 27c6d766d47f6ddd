import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createApiKey } from "./contract.ts";
import { hashOf, isKey, newKey, prefixOf } from "./key.ts";

describe("a key", () => {
  it.each(["test", "live"] as const)("of mode %s tells its mode, and has its form", (mode) => {
    const key = newKey(mode);
    expect(key).toMatch(new RegExp(`^sk_${mode}_[2-9a-zA-Z]{40}$`));
    expect(isKey(key)).toBe(true);
    expect(prefixOf(key)).toBe(key.slice(0, 12));
  });

  it("is another one each time, and uses its letters evenly", () => {
    const keys = Array.from({ length: 2000 }, () => newKey("test"));
    expect(new Set(keys).size).toBe(keys.length);
    const counts = new Map<string, number>();
    for (const letter of keys.flatMap((key) => [...key.slice(8)]))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (2000 * 40) / counts.size;
    for (const [letter, count] of counts) {
      expect(Math.abs(count - expected) / expected, letter).toBeLessThan(0.25);
    }
    for (const alike of ["0", "O", "1", "l", "I", "i", "o"]) expect(counts.has(alike)).toBe(false);
  });

  it.each([
    "",
    "sk_",
    "sk_test_",
    "sk_test_short",
    "pk_test_aaaaaaaaaaaaaaaaaaaaaaaa",
    "sk_prod_aaaaaaaaaaaaaaaaaaaaaaaa",
    "sk_test_aaaaaaaaaaaaaaaaaaaaaaa\u0000",
    `sk_test_${"a".repeat(129)}`,
    "sk_test_aaaaaaaaaaaaaaaaaaaaaaaa' or 1=1",
  ])("is not %j", (text) => {
    expect(isKey(text)).toBe(false);
  });

  it("is kept as its SHA-256", () => {
    const key = newKey("live");
    expect(hashOf(key)).toBe(hash("sha256", key, "hex"));
  });
});

describe("the addresses of a key", () => {
  const input = (allowedAddresses: unknown) =>
    createApiKey.input.safeParse({ name: "Website", scopes: ["offering:read"], allowedAddresses });

  it.each([
    "203.0.113.7",
    "203.0.113.0/24",
    "0.0.0.0/0",
    "2001:db8::1",
    "2001:db8::/48",
    "::1",
    "::ffff:10.0.0.1",
  ])("may be %s", (address) => {
    expect(input([address]).error).toBeUndefined();
  });

  it.each([
    "",
    "example.com",
    "203.0.113",
    "203.0.113.256",
    "203.0.113.0/33",
    "203.0.113.0/-1",
    "203.0.113.0/",
    "2001:db8::/129",
    "2001:db8:::1",
    "10.0.0.1 ",
    "*",
  ])("are not %j", (address) => {
    expect(input([address]).error?.issues[0]?.message).toMatch(/^Send an IPv4 or IPv6 address/);
  });

  it("are at least one, or left out", () => {
    expect(input([]).success).toBe(false);
    expect(input(undefined).success).toBe(true);
    expect(input(Array.from({ length: 51 }, (_, n) => `10.0.0.${n}`)).success).toBe(false);
  });
});
