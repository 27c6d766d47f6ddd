import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "#db/schema/enums.ts";
import {
  currencyOf,
  type Money,
  type Prices,
  priceOf,
  reckonToken,
  sumFigures,
  type TokenFacts,
} from "./rules.ts";

const traded = { amount: "50", priceInEuro: "640", at: "2027-02-12T09:00:00Z" };
const prices = (changes: Partial<Prices> = {}): Prices => ({
  lastTrade: null,
  issues: [{ price: "12.50", currency: "EUR", at: "2027-01-12T09:00:00Z" }],
  ...changes,
});
const money = (changes: Partial<Money> = {}): Money => ({
  currency: "EUR",
  putIn: "1250",
  sold: "0",
  distributed: "0",
  awaiting: "0",
  ...changes,
});

describe("a token's currency and price", () => {
  it.each([
    ["nothing moved", [], prices(), "EUR", "ISSUE"],
    [
      "issued in dollars",
      [],
      prices({ issues: [{ price: "9", currency: "USD", at: "2027-01-12T09:00:00Z" }] }),
      "USD",
      "ISSUE",
    ],
    ["traded", [money()], prices({ lastTrade: traded }), "EUR", "LAST_TRADE"],
    [
      "bought in dollars",
      [money({ currency: "USD" })],
      prices({ lastTrade: traded, issues: [{ price: "9", currency: null, at: "2027-01-12T09:00:00Z" }] }),
      "USD",
      "ISSUE",
    ],
    [
      "bought in both",
      [money(), money({ currency: "USD" })],
      prices({ lastTrade: traded }),
      "EUR",
      "LAST_TRADE",
    ],
  ] as const)("%s", (_, moved, at, currency, source) => {
    expect(currencyOf(moved, at)).toBe(currency);
    expect(priceOf(at, currency)).toMatchObject({ currency, source });
  });

  it("is the other price where the wanted currency has none, and none where there is none", () => {
    expect(priceOf(prices({ lastTrade: traded }), "USD")).toMatchObject({ currency: "EUR" });
    expect(priceOf({ lastTrade: null, issues: [] }, "EUR")).toBeUndefined();
  });
});

describe("figures", () => {
  it("are value and received less put in", () => {
    const { figures } = reckonToken({
      held: "100",
      prices: prices({ lastTrade: traded }),
      money: [money({ putIn: "1890", awaiting: "640", distributed: "45.50" })],
    });
    expect(figures).toHaveLength(1);
    expect(figures[0]?.held.toFixed(2)).toBe("1280.00");
    expect(figures[0]?.gain?.toFixed(2)).toBe("75.50");
  });

  it("tell no gain where money stands in two currencies, or what is held has no price", () => {
    const mixed = reckonToken({ held: "1", prices: prices(), money: [money(), money({ currency: "USD" })] });
    const unpriced = reckonToken({ held: "1", prices: prices({ issues: [] }), money: [money()] });
    const all = sumFigures([mixed, unpriced]);
    expect([...mixed.figures, ...unpriced.figures, ...all].map(({ gain }) => gain)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("tell a gain where only a distribution came in another currency", () => {
    const { figures } = reckonToken({
      held: "100",
      prices: prices(),
      money: [money(), money({ currency: "USD", putIn: "0", distributed: "7" })],
    });
    expect(figures.map(({ currency, gain }) => [currency, gain?.toFixed(2)])).toEqual([
      ["USD", "7.00"],
      ["EUR", "0.00"],
    ]);
  });
});

/** The same recounted in whole cents and smallest parts of a token, by nothing but integers. */
const PARTS = 10n ** 18n;
const cents = fc.bigInt({ min: 0n, max: 10n ** 14n });
const text = (value: bigint, decimals: number) => {
  const digits = String(value).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
const token = fc.record({
  held: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  priceCents: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  priceParts: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  putIn: cents,
  sold: cents,
  distributed: cents,
  awaiting: cents,
});

it("come to what a recount in integers comes to, to the cent", () => {
  fc.assert(
    fc.property(fc.array(token, { minLength: 1, maxLength: 8 }), (tokens) => {
      const facts = tokens.map(
        ({ held, priceCents, priceParts, ...moved }): TokenFacts => ({
          held: text(held, 18),
          prices: {
            lastTrade: {
              amount: text(priceParts, 18),
              priceInEuro: text(priceCents, 2),
              at: "2027-01-01T00:00:00Z",
            },
            issues: [],
          },
          money: [
            {
              currency: "EUR",
              putIn: text(moved.putIn, 2),
              sold: text(moved.sold, 2),
              distributed: text(moved.distributed, 2),
              awaiting: text(moved.awaiting, 2),
            },
          ],
        }),
      );
      const recount = tokens.reduce(
        (sum, { held, priceCents, priceParts, putIn, sold, distributed, awaiting }) => {
          const doubled = (held * priceCents * 2n * PARTS) / (priceParts * PARTS);
          return sum + (doubled + 1n) / 2n + awaiting + sold + distributed - putIn;
        },
        0n,
      );
      const [sum, ...others] = sumFigures(facts.map(reckonToken));
      expect(others).toEqual([]);
      expect(currencies).toContain(sum?.currency);
      expect(sum?.gain?.times(100).toFixed()).toBe(String(recount));
    }),
  );
});
