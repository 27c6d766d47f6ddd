import { expect, it } from "vitest";
import type { PortfolioFigures } from "#server/domain/portfolio/portfolio/contract.ts";
import { valueShares } from "./value-shares.ts";

const token = (tokenId: string, ...figures: [PortfolioFigures["currency"], number][]) => ({
  tokenId,
  tokenName: tokenId.toUpperCase(),
  figures: figures.map(([currency, value]) => ({
    currency,
    value,
    held: value,
    awaiting: 0,
    putIn: 0,
    received: 0,
  })),
});

it("tokens are shared out by value, the largest first, and the currency with most in it first", () => {
  const shares = valueShares([
    token("art", ["USD", 300]),
    token("lofts", ["EUR", 100]),
    token("solar", ["EUR", 300], ["USD", 0]),
    token("sold", ["EUR", 0]),
  ]);
  expect(shares).toEqual([
    {
      currency: "EUR",
      total: 400,
      shares: [
        { tokenId: "solar", name: "SOLAR", value: 300, share: 0.75 },
        { tokenId: "lofts", name: "LOFTS", value: 100, share: 0.25 },
      ],
    },
    { currency: "USD", total: 300, shares: [{ tokenId: "art", name: "ART", value: 300, share: 1 }] },
  ]);
});
