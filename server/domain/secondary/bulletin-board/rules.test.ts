import { describe, expect, it } from "vitest";
import type { ErrorCode } from "#server/kernel/errors.ts";
import { type OfferFacts, offerViolations } from "./rules.ts";

const now = new Date("2027-02-10T12:00:00.000Z");
const facts: OfferFacts = {
  tokenIsPaused: false,
  tokenDecimals: 2,
  makerIsBlocked: false,
  ownsWallet: true,
  balance: { available: "100.000000000000000000", locks: [] },
};
type Request = Parameters<typeof offerViolations>[1];
const request: Request = { amount: 10, intention: "SELL" };

const judge = (given: Partial<OfferFacts>, asked: Partial<Request>) =>
  offerViolations({ ...facts, ...given }, { ...request, ...asked }, now);

describe("an offer", () => {
  it.each<[string, Partial<OfferFacts>, Partial<Request>]>([
    ["to sell some", {}, {}],
    ["to sell all", {}, { amount: 100 }],
    ["to sell the last hundredth", { balance: { available: "0.01", locks: [] } }, { amount: 0.01 }],
    ["to buy without holding any", { balance: { available: "0", locks: [] } }, { intention: "BUY" }],
    ["that never expires", {}, { expiresAt: undefined }],
    ["that expires in a moment", {}, { expiresAt: "2027-02-10T12:00:00.001Z" }],
    ["that expires in a moment, told in another zone", {}, { expiresAt: "2027-02-10T13:00:01+01:00" }],
  ])("%s breaks no rule", (_what, given, asked) => {
    expect(judge(given, asked)).toEqual([]);
  });

  it.each<[ErrorCode, string, Partial<OfferFacts>, Partial<Request>]>([
    ["precision_exceeded", "amount", {}, { amount: 0.001 }],
    ["invalid_value", "expiresAt", {}, { expiresAt: "2027-02-10T12:00:00.000Z" }],
    ["invalid_value", "expiresAt", {}, { expiresAt: "2027-02-10T12:00:00+01:00" }],
    ["wallet_not_owned", "makerWalletAddress", { ownsWallet: false }, {}],
    ["customer_blocked", "customerId", { makerIsBlocked: true }, {}],
    ["token_paused", "tokenId", { tokenIsPaused: true }, {}],
    ["insufficient_balance", "amount", {}, { amount: 100.01 }],
    ["insufficient_balance", "amount", { balance: { available: "0", locks: [] } }, { amount: 0.01 }],
  ])("that breaks a rule is told so: %s (%s)", (code, param, given, asked) => {
    expect(judge(given, asked)).toMatchObject([{ code, param }]);
  });

  it("that breaks several is told all, and how much is there", () => {
    const violations = judge(
      {
        tokenIsPaused: true,
        makerIsBlocked: true,
        ownsWallet: false,
        balance: { available: "7.500000", locks: [] },
      },
      { amount: 8.125, expiresAt: "2020-01-01T00:00:00Z" },
    );
    expect(violations.map(({ code }) => code)).toEqual([
      "precision_exceeded",
      "invalid_value",
      "wallet_not_owned",
      "customer_blocked",
      "token_paused",
      "insufficient_balance",
    ]);
    expect(violations.at(-1)?.detail).toContain("7.5 ");
  });
});
