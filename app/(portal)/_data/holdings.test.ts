import { describe, expect, it } from "vitest";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import { byToken } from "./holdings.ts";

const none = { amount: "0" };

describe("holdings by token", () => {
  it("sum wallets to the last digit, however far apart their sizes are", () => {
    const wallet = (total: string) =>
      ({
        tokenId: "mill",
        name: "Mill",
        symbol: "MIL",
        total,
        available: { ...none, amount: total },
        frozen: none,
        lockedUp: [{ until: "2027-01-01T00:00:00.000Z", amount: total }],
      }) as Holding;
    const [mill] = byToken([wallet("1000000000000000"), wallet("0.000000000000000001")]);
    const all = "1000000000000000.000000000000000001";
    expect(mill).toMatchObject({ total: all, available: all, frozen: "0" });
    expect(mill?.lockedUp).toEqual([{ until: "2027-01-01T00:00:00.000Z", amount: all }]);
  });
});
