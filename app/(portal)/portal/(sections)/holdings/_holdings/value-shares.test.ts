import { describe, expect, it } from "vitest";
import { byToken } from "#app/(portal)/_data/holdings.ts";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import { valueShares } from "./value-shares.ts";

const holding = (tokenId: string, walletAddress: string, available: string, frozen = "0"): Holding => ({
  tokenId,
  name: tokenId.toUpperCase(),
  symbol: tokenId,
  walletAddress,
  total: String(Number(available) + Number(frozen)),
  available: { amount: available },
  frozen: { amount: frozen },
});

const price = (amount: number, currency: "EUR" | "USD" | undefined) => ({
  amount,
  currency,
  offeringId: "off",
});

describe("holdings", () => {
  it("are gathered by token over all wallets", () => {
    const [lofts, solar] = byToken([
      holding("lofts", "0xa", "10", "5"),
      holding("solar", "0xa", "1"),
      holding("lofts", "0xb", "0.5"),
    ]);
    expect(lofts).toMatchObject({ tokenId: "lofts", total: "15.5", available: "10.5", frozen: "5" });
    expect(lofts?.wallets).toHaveLength(2);
    expect(solar).toMatchObject({ tokenId: "solar", total: "1" });
  });

  it("are shared out at their issue prices, currency by currency, the largest first", () => {
    const held = byToken([
      holding("art", "0xa", "3"),
      holding("lofts", "0xa", "10"),
      holding("solar", "0xa", "30"),
      holding("free", "0xa", "7"),
    ]);
    const prices = new Map([
      ["art", price(100, "USD")],
      ["lofts", price(10, "EUR")],
      ["solar", price(10, "EUR")],
      ["free", price(5, undefined)],
    ]);
    expect(valueShares(held, prices)).toEqual([
      { currency: "USD", total: 300, shares: [{ tokenId: "art", name: "ART", value: 300, share: 1 }] },
      {
        currency: "EUR",
        total: 400,
        shares: [
          { tokenId: "solar", name: "SOLAR", value: 300, share: 0.75 },
          { tokenId: "lofts", name: "LOFTS", value: 100, share: 0.25 },
        ],
      },
    ]);
  });
});
