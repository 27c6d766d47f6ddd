import { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import { randomFrom } from "#demo/seed/random.ts";
import { shareOut } from "./rules.ts";

const Exact = Decimal.clone({ precision: 80 });

const amounts = (amount: string, ...held: [string, string][]) =>
  shareOut(
    amount,
    held.map(([customerId, tokenAmount]) => ({ customerId, tokenAmount })),
  ).map((share) => share.amount);

describe("sharing a sum among holders", () => {
  it.each([
    [
      "halves",
      "10.00",
      [
        ["a", "1"],
        ["b", "1"],
      ],
      ["5.00", "5.00"],
    ],
    ["one holder gets all", "0.01", [["a", "0.000000000000000001"]], ["0.01"]],
    [
      "the cent goes to the largest remainder",
      "100.00",
      [
        ["a", "2"],
        ["b", "1"],
      ],
      ["66.67", "33.33"],
    ],
    [
      "three equal ones: the first by name gets the cent",
      "100.00",
      [
        ["c", "1"],
        ["a", "1"],
        ["b", "1"],
      ],
      ["33.33", "33.34", "33.33"],
    ],
    [
      "of equal remainders the larger holding",
      "0.03",
      [
        ["a", "1"],
        ["b", "3"],
        ["c", "1"],
        ["d", "1"],
      ],
      ["0.01", "0.02", "0.00", "0.00"],
    ],
    [
      "too little for all",
      "0.01",
      [
        ["a", "1"],
        ["b", "1"],
        ["c", "2"],
      ],
      ["0.00", "0.00", "0.01"],
    ],
    [
      "the finest and the largest holdings",
      "9999999999999.99",
      [
        ["a", "999999999999999.000000000000000001"],
        ["b", "0.000000000000000001"],
      ],
      ["9999999999999.99", "0.00"],
    ],
    ["nobody", "10.00", [], []],
  ] as [string, string, [string, string][], string[]][])("%s", (_, amount, held, expected) => {
    expect(amounts(amount, ...held)).toEqual(expected);
  });

  it("sums to the cent for any holders, never off by a cent or more, and the same in any order", () => {
    const random = randomFrom(7);
    for (let round = 0; round < 1_000; round += 1) {
      const count = 1 + Math.floor(random.next() * 40);
      const scale = Math.floor(random.next() * 19);
      const holdings = Array.from({ length: count }, (_, index) => ({
        customerId: `cus_${index}`,
        tokenAmount: new Exact(1 + Math.floor(random.next() * 1e9)).div(new Exact(10).pow(scale)).toFixed(),
      }));
      const amount = new Exact(1 + Math.floor(random.next() * 1e7)).div(100).toFixed(2);
      const shares = shareOut(amount, holdings);
      const total = holdings.reduce((sum, { tokenAmount }) => sum.plus(tokenAmount), new Exact(0));
      expect(shares.reduce((sum, share) => sum.plus(share.amount), new Exact(0)).toFixed(2)).toBe(amount);
      for (const share of shares) {
        const exact = new Exact(amount).times(share.tokenAmount).div(total);
        expect(new Exact(share.amount).minus(exact).abs().lt("0.01")).toBe(true);
        expect(share.isRoundedUp).toBe(new Exact(share.amount).gt(exact));
      }
      const byName = (list: typeof shares) => new Map(list.map((share) => [share.customerId, share.amount]));
      expect(byName(shareOut(amount, holdings.toReversed()))).toEqual(byName(shares));
    }
  });
});
