import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createCustomer } from "#server/domain/investors/customer/contract.ts";
import { createOffering, listOfferings, updateOffering } from "#server/domain/primary/offering/contract.ts";
import { createIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { createToken, mintToken } from "#server/domain/register/token/contract.ts";
import { cancelOffer, createOffer, listOffers } from "#server/domain/secondary/bulletin-board/contract.ts";
import type { ErrorCode } from "#server/kernel/errors.ts";
import { reservedSubdomains } from "#server/kernel/fields/reserved-subdomains.ts";
import type { Operation } from "#server/kernel/operation.ts";
import { refusalOf } from "./problem.ts";

/** A good body with a member put in, taken out or changed, by its dotted path. */
function changed(body: object, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop() ?? "";
  let target = copy;
  for (const name of names) target = target[name] as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return copy;
}

/** What a body is refused with; nothing where it is good. */
function verdict(operation: Operation<z.ZodType, z.ZodType>, body: unknown): (string | undefined)[][] {
  const { error } = operation.input.safeParse(body);
  return (error && refusalOf(error)?.violations.map(({ param, code }) => [param, code])) ?? [];
}

type Case = [path: string, bad: unknown, code?: ErrorCode, param?: string];

/** Runs a table of bodies that are wrong in one place, and of ones that are right. */
function table(
  operation: Operation<z.ZodType, z.ZodType>,
  required: string[],
  bad: Case[],
  good: [string, unknown][],
) {
  const body = operation.example.input as object;
  describe(operation.name, () => {
    it.each(required)("needs %s", (path) => {
      expect(verdict(operation, changed(body, path, undefined))).toEqual([[path, "missing_field"]]);
      const [[param, code] = [], ...others] = verdict(operation, changed(body, path, null));
      expect([param, others]).toEqual([path, []]);
      expect(["wrong_type", "invalid_value"]).toContain(code);
    });
    it.each(bad)("refuses %s of %j", (path, value, code = "invalid_value", param = path) => {
      expect(verdict(operation, changed(body, path, value))).toEqual([[param, code]]);
    });
    it.each(good)("takes %s of %j", (path, value) => {
      expect(verdict(operation, changed(body, path, value))).toEqual([]);
    });
    it("takes its example, and what it does not know of", () => {
      expect(verdict(operation, { ...body, surprise: { deep: [1] } })).toEqual([]);
      const parsed = operation.input.parse({ ...body, surprise: 1 });
      expect(parsed).not.toHaveProperty("surprise");
    });
  });
}

table(
  createOffering,
  [
    "subdomain",
    "tokenId",
    "title",
    "pricePerToken",
    "offeringPeriod",
    "offeringPeriod.startDate",
    "offeringPeriod.endDate",
    "fundingLimits",
    "fundingLimits.minPayableAmount",
    "fundingLimits.maxPayableAmount",
    "fundingLimits.hardCap",
    "fundingLimits.softCap",
  ],
  [
    ...["A", "Harbour", "-a", "a-", "a b", "a.b", "ä", "a_b", "x".repeat(64)].map(
      (name): Case => ["subdomain", name],
    ),
    ...[...reservedSubdomains].map((name): Case => ["subdomain", name]),
    ["subdomain", 5, "wrong_type"],
    ["tokenId", "x".repeat(201)],
    ["title", "x".repeat(201)],
    ["title", " ", "missing_field"],
    ["description", "x".repeat(10_001)],
    ["subtitle", "x".repeat(201)],
    ["type", "x".repeat(101)],
    ["type", null, "wrong_type"],
    ["imageUrl", "javascript:alert(1)"],
    ["imageUrl", "data:image/png;base64,AA"],
    ["imageUrl", "//evil.example/x.png"],
    ["imageUrl", "/\\evil.example"],
    ["imageUrl", "/\t/evil.example/x.png"],
    ["imageUrl", "/\n\\evil.example/x.png"],
    ["imageUrl", "images/x.png"],
    ["imageUrl", "https:evil.example"],
    ["imageUrl", "https://name:word@example.com/x.png"],
    ["imageUrl", "ftp://example.com/x.png"],
    ["imageUrl", "blob:https://example.com/1"],
    ["imageUrl", "\tjavascript:alert(1)"],
    ["imageUrl", `https://example.com/${"x".repeat(2000)}`],
    ["currency", "GBP"],
    ["currency", "eur"],
    ["publish", "yes", "wrong_type"],
    ["pricePerToken", 0],
    ["pricePerToken", -1],
    ["pricePerToken", 1.005, "precision_exceeded"],
    ["pricePerToken", "12.5", "wrong_type"],
    ["pricePerToken", 10_000_000_000_000],
    ["offeringPeriod.startDate", "tomorrow"],
    ["offeringPeriod.startDate", 1_800_000_000, "wrong_type"],
    ["offeringPeriod.endDate", "2027-02-01T09:00:00Z"],
    ["offeringPeriod.endDate", "2027-02-01T08:59:59Z"],
    ["offeringPeriod.endDate", "2027-02-01T10:00:00+01:00"],
    ["fundingLimits.minPayableAmount", 0],
    ["fundingLimits.minPayableAmount", 25_000.01],
    ["fundingLimits.maxPayableAmount", 500_000.01],
    ["fundingLimits.softCap", 500_000.01],
    ["fundingLimits.softCap", -1],
    ["fundingLimits.hardCap", 600_000.001, "precision_exceeded"],
  ],
  [
    ["subdomain", "a"],
    ["subdomain", "0"],
    ["subdomain", "a--b-1"],
    ["subdomain", ` ${"x".repeat(63)} `],
    ["title", "x".repeat(200)],
    ["description", "x".repeat(10_000)],
    ["imageUrl", ""],
    ["imageUrl", "/images/x.svg"],
    ["imageUrl", "/image/img_9f86d081884c7d659a2feaa0c55ad015"],
    ["imageUrl", "https://localhost:3000/x"],
    ["imageUrl", "http://example.com/x.png"],
    ["currency", undefined],
    ["publish", false],
    ["offeringPeriod.endDate", "2027-02-01T09:00:00.001Z"],
    ["fundingLimits.minPayableAmount", 25_000],
    ["fundingLimits.maxPayableAmount", 500_000],
    ["fundingLimits.softCap", 500_000],
    ["fundingLimits.softCap", 0],
    ["fundingLimits.raised", 5],
  ],
);

table(
  updateOffering,
  ["offeringId"],
  [
    ["title", "", "missing_field"],
    ["pricePerToken", 0],
    [
      "fundingLimits",
      { minPayableAmount: 1, maxPayableAmount: 2, hardCap: 1, softCap: 0 },
      "invalid_value",
      "fundingLimits.maxPayableAmount",
    ],
  ],
  [
    ["subtitle", undefined],
    ["title", "Only the title"],
  ],
);

table(
  createCustomer,
  ["wallets", "wallets.0.address", "type", "countryCode"],
  [
    ["wallets", []],
    ["wallets", Array.from({ length: 51 }, (_, n) => ({ address: `0x${String(n).padStart(40, "0")}` }))],
    ["wallets", {}, "wrong_type"],
    ["wallets.0", null, "wrong_type"],
    ["wallets.0.address", "0x", "invalid_value"],
    [
      "wallets",
      [{ address: `0x${"a".repeat(40)}` }, { address: `0x${"A".repeat(40)}` }],
      "invalid_value",
      "wallets.1.address",
    ],
    ["type", "PERSON"],
    ["countryCode", "XK"],
    ["countryCode", "Germany"],
    ["username", "x".repeat(101)],
    ["name", "x".repeat(201)],
    ["name", 5, "wrong_type"],
    ["email", "ada"],
    ["email", "ada@example"],
    ["email", "ada lindqvist@example.com"],
    ["phone", "call me"],
    ["phone", "1".repeat(41)],
    ["metadata", [], "wrong_type"],
    ["metadata", "text", "wrong_type"],
    ["metadata", Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n]))],
    ["metadata", { text: "ü".repeat(8 * 1024) }],
    ["metadata", nested(11)],
    ["metadata", { "bad\u0000key": 1 }],
    ["metadata", { list: ["\ud800"] }],
    ["address", "Sandtorkai 12", "wrong_type"],
    ["address.line1", "x".repeat(201)],
    ["address.postalCode", 20_457, "wrong_type"],
  ],
  [
    ["wallets", Array.from({ length: 50 }, (_, n) => ({ address: `0x${String(n).padStart(40, "0")}` }))],
    ["email", ""],
    ["email", "a+b@sub.example.co"],
    ["phone", "+49 (40) 123-45/67.8"],
    ["metadata", {}],
    ["metadata", Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, null]))],
    ["metadata", { text: "x".repeat(16 * 1024 - 11) }],
    ["metadata", nested(10)],
    ["address", {}],
    ["address", undefined],
  ],
);

table(
  createIntent,
  [
    "customerId",
    "walletAddress",
    "offeringId",
    "payment",
    "payment.purchaseAmount",
    "payment.tokenAmount",
    "payment.currency",
  ],
  [
    ["customerId", 42, "wrong_type"],
    ["customerId", "", "missing_field"],
    ["walletAddress", "0xABC"],
    ["offeringId", ["off_1"], "wrong_type"],
    ["payment.purchaseAmount", 0],
    ["payment.purchaseAmount", -5],
    ["payment.purchaseAmount", 100.005, "precision_exceeded"],
    ["payment.purchaseAmount", "100", "wrong_type"],
    ["payment.tokenAmount", 1e-19, "precision_exceeded"],
    ["payment.tokenAmount", 2e15],
    ["payment.currency", "CHF"],
  ],
  [
    ["payment.tokenAmount", 1e-18],
    ["payment.tokenAmount", 1e15],
    ["payment.currency", "USD"],
    ["payment.purchaseStatus", "COMPLETED"],
  ],
);

table(
  createOffer,
  ["tokenId", "customerId", "makerWalletAddress", "amount", "priceInEuro", "intention"],
  [
    ["amount", 0],
    ["amount", 1e-19, "precision_exceeded"],
    ["priceInEuro", 0],
    ["priceInEuro", 0.001, "precision_exceeded"],
    ["intention", "HOLD"],
    ["expiresAt", "never"],
    ["expiresAt", null, "wrong_type"],
  ],
  [
    ["expiresAt", undefined],
    ["intention", "BUY"],
  ],
);

table(cancelOffer, ["offerId", "customerId"], [["customerId", {}, "wrong_type"]], []);

table(
  createToken,
  ["name", "symbol", "totalSupply"],
  [
    ["decimals", 19],
    ["decimals", -1],
    ["decimals", 1.5, "wrong_type"],
    ["decimals", "18", "wrong_type"],
    ["totalSupply", 0],
    ["totalSupply", 1e16],
    ["symbol", "x".repeat(21)],
    ["name", "x".repeat(101)],
    ["tokenId", "", "missing_field"],
    ["address", "0x1"],
  ],
  [
    ["decimals", undefined],
    ["decimals", 0],
    ["totalSupply", 1e15],
    ["tokenId", undefined],
  ],
);

table(
  mintToken,
  ["tokenId", "customerId", "walletAddress", "amount"],
  [
    ["amount", 0],
    ["note", "x".repeat(501)],
  ],
  [["note", ""]],
);

describe("the query of a list", () => {
  const query = (input: object) => listOfferings.input.safeParse(input);

  it("is the first 20, newest first, where nothing is asked", () => {
    expect(query({}).data).toEqual({ limit: 20, order: "desc" });
  });

  it.each(["1", "100", 7])("takes a limit of %j, as text too", (limit) => {
    expect(query({ limit }).data?.limit).toBe(Number(limit));
  });

  it.each(["0", "101", "-1", "1.5", "", "ten", "1e3", "0x", null])("refuses a limit of %j", (limit) => {
    expect(verdict(listOfferings, { limit })).toEqual([["limit", expect.stringMatching(/_/)]]);
  });

  it("refuses filters it does not understand, and passes over ones it does not know", () => {
    expect(verdict(listOfferings, { state: "LOST" })).toEqual([["state", "invalid_value"]]);
    expect(verdict(listOffers, { status: "open" })).toEqual([["status", "invalid_value"]]);
    expect(verdict(listOfferings, { q: "x".repeat(201) })).toEqual([["q", "invalid_value"]]);
    expect(verdict(listOfferings, { q: "a\u0000" })).toEqual([["q", "invalid_value"]]);
    expect(verdict(listOfferings, { colour: "blue" })).toEqual([]);
  });
});

/** An object that holds an object, and so on. */
function nested(levels: number): object {
  return levels === 1 ? { bottom: true } : { inner: nested(levels - 1) };
}
