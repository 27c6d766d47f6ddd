import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INTENT_LIFETIME_MS, type PurchaseFacts, type PurchaseRequest, purchaseViolations } from "./rules.ts";

const now = new Date("2027-02-10T12:00:00.000Z");

const facts: PurchaseFacts = {
  state: "PUBLISHED",
  startDate: new Date("2027-02-01T00:00:00.000Z"),
  endDate: new Date("2027-03-01T00:00:00.000Z"),
  pricePerToken: "12.50",
  currency: "EUR",
  minPayableAmount: "100.00",
  maxPayableAmount: "5000.00",
  hardCap: "10000.00",
  raised: "0.00",
  reserved: "0.00",
  tokenIsPaused: false,
  tokenDecimals: 6,
  customerIsBlocked: false,
  customerCountry: "DE",
  customerType: "INDIVIDUAL",
  customerIsVerified: false,
  eligibility: {
    allowedCountries: null,
    blockedCountries: [],
    customerTypes: null,
    verifiedOnly: false,
    maxInvestors: null,
  },
  investors: 0,
  ownsWallet: true,
  held: "0",
};

const request: PurchaseRequest = { purchaseAmount: 1250, tokenAmount: 100, currency: "EUR" };

/** A request for `amount` at 12.50 a token. */
const paying = (amount: number): PurchaseRequest => ({
  purchaseAmount: amount,
  tokenAmount: new Decimal(amount).div("12.5").toNumber(),
  currency: "EUR",
});

const judge = (given: Partial<PurchaseFacts> = {}, asked: Partial<PurchaseRequest> = {}, at = now) =>
  purchaseViolations({ ...facts, ...given }, { ...request, ...asked }, at).map(({ code }) => code);

describe("a purchase that breaks no rule", () => {
  it.each<[string, Partial<PurchaseFacts>, Partial<PurchaseRequest>]>([
    ["as it is", {}, {}],
    ["of exactly the minimum", {}, paying(100)],
    ["of exactly the maximum", {}, paying(5000)],
    ["of exactly what the maximum leaves", { held: "4000.00" }, paying(1000)],
    ["of exactly the room", { raised: "5000", reserved: "3750" }, paying(1250)],
    ["of the last remainder, under the minimum", { raised: "9900", reserved: "50" }, paying(50)],
    [
      "of the last remainder, a cent",
      { reserved: "9999.99", pricePerToken: "0.01" },
      { purchaseAmount: 0.01, tokenAmount: 1 },
    ],
    ["in dollars where no currency is named", { currency: null }, { currency: "USD" }],
    ["in euros where no currency is named", { currency: null }, { currency: "EUR" }],
    ["of a cent too many", {}, { purchaseAmount: 1250.01 }],
    ["of a cent too few", {}, { purchaseAmount: 1249.99 }],
    ["of as many decimals as the token has", {}, { tokenAmount: 100.0008, purchaseAmount: 1250.01 }],
    ["of a whole token that has no decimals", { tokenDecimals: 0 }, {}],
    [
      "of 18 decimals",
      { tokenDecimals: 18, pricePerToken: "100.00" },
      { tokenAmount: 1.000000000000001, purchaseAmount: 100 },
    ],
  ])("%s", (_what, given, asked) => {
    expect(judge(given, asked)).toEqual([]);
  });
});

describe("a purchase that breaks one rule", () => {
  it.each<[string, string, Partial<PurchaseFacts>, Partial<PurchaseRequest>]>([
    [
      "precision_exceeded",
      "a decimal more than the token has",
      {},
      { tokenAmount: 100.0000001, purchaseAmount: 1250 },
    ],
    [
      "precision_exceeded",
      "a fraction of a whole token",
      { tokenDecimals: 0 },
      { tokenAmount: 100.5, purchaseAmount: 1256.25 },
    ],
    ["wallet_not_owned", "a wallet of somebody else", { ownsWallet: false }, {}],
    ["offering_not_open", "a draft", { state: "DRAFT" }, {}],
    ["offering_not_open", "a paused offering", { state: "PAUSED" }, {}],
    ["offering_not_open", "a successful end", { state: "CLOSED_SUCCESSFUL" }, {}],
    ["offering_not_open", "an unsuccessful end", { state: "CLOSED_UNSUCCESSFUL" }, {}],
    ["offering_not_open", "a cancelled offering", { state: "CANCELLED" }, {}],
    ["customer_blocked", "a blocked customer", { customerIsBlocked: true }, {}],
    ["token_paused", "a paused token", { tokenIsPaused: true }, {}],
    ["currency_not_accepted", "the other currency", { currency: "USD" }, {}],
    ["price_mismatch", "two cents too many", {}, { purchaseAmount: 1250.02 }],
    ["price_mismatch", "two cents too few", {}, { purchaseAmount: 1249.98 }],
    ["below_minimum", "a cent under the minimum", {}, { purchaseAmount: 99.99, tokenAmount: 8 }],
    ["below_minimum", "less than the last remainder", { reserved: "9950" }, paying(49.99)],
    ["above_maximum", "a cent over the maximum", {}, { purchaseAmount: 5000.01, tokenAmount: 400 }],
    ["above_maximum", "a cent over what the maximum leaves", { held: "3750.01" }, paying(1250)],
    ["above_maximum", "anything where nothing is left", { held: "5000" }, paying(100)],
    ["above_maximum", "anything where the maximum sank below what is held", { held: "6000" }, paying(100)],
    ["hard_cap_exceeded", "a cent over the room", { raised: "5000", reserved: "3750.01" }, paying(1250)],
  ])("%s: %s", (code, _what, given, asked) => {
    expect(judge(given, asked)).toEqual([code]);
  });
});

describe("the period", () => {
  it.each([
    ["2027-01-31T23:59:59.999Z", ["offering_not_open"]],
    ["2027-02-01T00:00:00.000Z", []],
    ["2027-02-28T23:59:59.999Z", []],
    ["2027-03-01T00:00:00.000Z", ["offering_not_open"]],
  ])("at %s: %j", (at, expected) => {
    expect(judge({}, {}, new Date(at))).toEqual(expected);
  });
});

describe("a purchase that breaks several rules", () => {
  it("is told all of them, in the order of the form's checks", () => {
    const broken: Partial<PurchaseFacts> = {
      ownsWallet: false,
      state: "PAUSED",
      customerIsBlocked: true,
      tokenIsPaused: true,
      tokenDecimals: 0,
      maxPayableAmount: "200",
      hardCap: "300",
    };
    expect(judge(broken, { currency: "USD", tokenAmount: 0.5, purchaseAmount: 999 })).toEqual([
      "precision_exceeded",
      "wallet_not_owned",
      "offering_not_open",
      "customer_blocked",
      "token_paused",
      "currency_not_accepted",
      "price_mismatch",
      "above_maximum",
      "hard_cap_exceeded",
    ]);
  });

  it("of nothing left is above what is left, not below a minimum of nothing", () => {
    expect(judge({ raised: "10000" })).toEqual(["hard_cap_exceeded"]);
  });
});

describe("what a refusal says", () => {
  const say = (given: Partial<PurchaseFacts>, asked: Partial<PurchaseRequest> = {}, at = now) =>
    purchaseViolations({ ...facts, ...given }, { ...request, ...asked }, at).map(({ detail }) => detail);

  it.each<[Partial<PurchaseFacts>, Partial<PurchaseRequest>, RegExp]>([
    [{}, { purchaseAmount: 1300 }, /the amount expected is 1250\.00 EUR/],
    [{ currency: null }, { purchaseAmount: 1300, currency: "USD" }, /1250\.00 USD/],
    [{}, paying(50), /at least 100\.00 EUR/],
    [{ reserved: "9950" }, paying(25), /at least 50\.00 EUR/],
    [{ held: "4500" }, {}, /at most 5000\.00 EUR in this offering; 500\.00 EUR is left/],
    [{ held: "6000" }, {}, /; 0\.00 EUR is left/],
    [{ reserved: "9000" }, {}, /Only 1000\.00 EUR is left/],
    [{ currency: "USD" }, {}, /paid in USD/],
    [{ state: "DRAFT" }, {}, /not published yet/],
    [{ tokenDecimals: 2 }, { tokenAmount: 100.001, purchaseAmount: 1250.01 }, /at most 2 decimals/],
  ])("%# names what the buyer can do", (given, asked, sentence) => {
    expect(say(given, asked)[0]).toMatch(sentence);
  });

  it("names when the offering opens and when it ended", () => {
    expect(say({}, {}, new Date("2027-01-01"))[0]).toContain("2027-02-01T00:00:00.000Z");
    expect(say({}, {}, new Date("2028-01-01"))[0]).toContain("2027-03-01T00:00:00.000Z");
  });

  it("names the field it concerns", () => {
    const params = purchaseViolations(
      { ...facts, ownsWallet: false, customerIsBlocked: true, state: "PAUSED", tokenDecimals: 0 },
      { purchaseAmount: 1, tokenAmount: 0.5, currency: "USD" },
      now,
    ).map(({ param }) => param);
    expect(params).toEqual([
      "payment.tokenAmount",
      "walletAddress",
      "offeringId",
      "customerId",
      "payment.currency",
      "payment.purchaseAmount",
      "payment.purchaseAmount",
    ]);
  });
});

describe("the price", () => {
  const exact = Decimal.clone({ precision: 100 });
  const cents = fc.integer({ min: 1, max: 999_999_999 });
  const millionths = fc.integer({ min: 1, max: 999_999_999 });
  const wide: Partial<PurchaseFacts> = {
    minPayableAmount: "0.01",
    maxPayableAmount: "9999999999999.99",
    hardCap: "9999999999999.99",
    tokenDecimals: 18,
  };

  it("is met by tokens × price to the cent, and by nothing two cents away", () => {
    const property = fc.property(cents, millionths, (price, tokens) => {
      const pricePerToken = new exact(price).div(100).toFixed(2);
      const tokenAmount = tokens / 1_000_000;
      const expected = new exact(tokenAmount).times(pricePerToken).toDecimalPlaces(2);
      fc.pre(expected.gte("0.03"));
      const met = (amount: Decimal) =>
        !judge({ ...wide, pricePerToken }, { tokenAmount, purchaseAmount: amount.toNumber() }).includes(
          "price_mismatch",
        );
      expect(met(expected)).toBe(true);
      expect(met(expected.plus("0.02"))).toBe(false);
      expect(met(expected.minus("0.02"))).toBe(false);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("is compared to the last digit, as the database does", () => {
    // 39927.2999998243 × 9999999.99 is 0.010000001757 more than this: over a cent, but not by what 20 digits can tell.
    const asked = { tokenAmount: 39_927.2999998243, purchaseAmount: 399_272_999_598.96 };
    expect(judge({ ...wide, pricePerToken: "9999999.99" }, asked)).toEqual(["price_mismatch"]);
  });
});

it("an intent holds its room for 72 hours", () => {
  expect(INTENT_LIFETIME_MS).toBe(72 * 3_600_000);
});
