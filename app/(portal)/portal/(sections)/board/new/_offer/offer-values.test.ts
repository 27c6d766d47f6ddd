import { describe, expect, it } from "vitest";
import { type OfferValues, toOffer, typedOffer } from "./offer-values.ts";

const values: OfferValues = {
  intention: "SELL",
  tokenId: "harbour-lofts",
  makerWalletAddress: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  amount: "50",
  pricing: "TOTAL",
  priceInEuro: "640.50",
  expiresAt: "",
};

const read = (changes: Partial<OfferValues> = {}) =>
  typedOffer.safeParse(toOffer({ ...values, ...changes }, "cus_1"));

describe("an offer as typed", () => {
  it("is sent with exact numbers and without an end", () => {
    const { expiresAt, pricing, ...rest } = values;
    expect([expiresAt, pricing]).toEqual(["", "TOTAL"]);
    expect(read().data).toEqual({ ...rest, customerId: "cus_1", amount: 50, priceInEuro: 640.5 });
  });

  it("is priced by token, to the cent", () => {
    const each = (amount: string, priceInEuro: string) =>
      read({ pricing: "EACH", amount, priceInEuro }).data?.priceInEuro;
    expect([each("50", "12.81"), each("3", "3.333333"), each("0.5", "0.01")]).toEqual([640.5, 10, 0.01]);
    expect(read({ pricing: "EACH", priceInEuro: "" }).error?.issues[0]?.path).toEqual(["priceInEuro"]);
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
