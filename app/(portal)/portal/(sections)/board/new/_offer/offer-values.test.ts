import { describe, expect, it } from "vitest";
import { type OfferValues, toOffer, typedOffer } from "./offer-values.ts";

const values: OfferValues = {
  intention: "SELL",
  tokenId: "harbour-lofts",
  makerWalletAddress: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  amount: "50",
  priceInEuro: "640.50",
  expiresAt: "",
};

const read = (changes: Partial<OfferValues> = {}) =>
  typedOffer.safeParse(toOffer({ ...values, ...changes }, "cus_1"));

describe("an offer as typed", () => {
  it("is sent with exact numbers and without an end", () => {
    const { expiresAt, ...rest } = values;
    expect(expiresAt).toBe("");
    expect(read().data).toEqual({ ...rest, customerId: "cus_1", amount: 50, priceInEuro: 640.5 });
  });

  it("is open until its last day is over", () => {
    expect(read({ expiresAt: "2027-03-01" }).data?.expiresAt).toBe("2027-03-01T23:59:59Z");
  });

  it.each([
    ["tokenId", "", /required/],
    ["amount", "", /required/],
    ["amount", "fifty", /point/],
    ["amount", "0", /above 0/],
    ["priceInEuro", "640.505", /2 decimals/],
    ["makerWalletAddress", "0x12", /wallet address/],
  ] as const)("is refused at its field: %s %j", (field, text, reason) => {
    const issues = read({ [field]: text }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join("."))).toEqual([field]);
    expect(issues[0]?.message).toMatch(reason);
  });
});
