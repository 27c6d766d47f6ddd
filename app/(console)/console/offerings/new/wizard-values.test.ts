import { describe, expect, it } from "vitest";
import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { emptyWizard, fitting, typedToken, type WizardValues, wizardInput } from "./wizard-values.ts";

const complete: WizardValues = {
  ...emptyWizard,
  title: "Harbour Lofts",
  pricePerToken: "12.50",
  offeringPeriod: { startDate: "2027-02-01T09:00", endDate: "2027-03-03T09:00" },
  fundingLimits: { minPayableAmount: "100", maxPayableAmount: "25000", softCap: "0", hardCap: "500000" },
  subdomain: "harbour-lofts",
};
const registered: WizardValues = { ...complete, tokenId: "harbour" };
const withNew: WizardValues = {
  ...complete,
  assetMode: "new",
  newToken: { ...complete.newToken, name: "Harbour Löfts", symbol: "HLH", totalSupply: "50000" },
};

describe("what the wizard sends", () => {
  it("is a draft of the token that was chosen", () => {
    const input = createOffering.input.parse(wizardInput(registered));
    expect(input).toMatchObject({ tokenId: "harbour", publish: false });
    expect(input.newToken).toBeUndefined();
  });

  it("has the new token in it, by its identifier or else by its name", () => {
    expect(createOffering.input.parse(wizardInput(withNew))).toMatchObject({
      tokenId: "harbour-lofts",
      newToken: { name: "Harbour Löfts", symbol: "HLH", totalSupply: 50_000, decimals: 18 },
    });
    expect(wizardInput({ ...withNew, tokenId: "hlh-1" }).tokenId).toBe("hlh-1");
  });

  it.each([
    [{ name: "" }, "hlh"],
    [{ name: "שלום" }, "hlh"],
    [{ name: "", symbol: "" }, "token"],
  ])("never asks for the identifier of a token that is named %j", (names, identifier) => {
    const { tokenId } = wizardInput({ ...withNew, newToken: { ...withNew.newToken, ...names } });
    expect(tokenId).toBe(identifier);
  });

  it("is refused at the token's own fields", () => {
    const { error } = createOffering.input.safeParse(
      wizardInput({ ...withNew, newToken: { ...withNew.newToken, symbol: "", totalSupply: "many" } }),
    );
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
      "newToken.symbol",
      "newToken.totalSupply",
    ]);
  });
});

it("a new token is reckoned with as it is typed", () => {
  expect(typedToken(withNew, new Date("2027-01-01T00:00:00Z"))).toMatchObject({
    name: "Harbour Löfts",
    symbol: "HLH",
    decimals: 18,
    totalSupply: 50_000,
    issuedSupply: 0,
  });
});

describe("what was kept of a form", () => {
  it("comes back as it was", () => {
    const typed = {
      ...withNew,
      eligibility: { ...withNew.eligibility, countries: "ALLOWED" as const, allowedCountries: ["DE"] },
    };
    expect(fitting(JSON.parse(JSON.stringify({ ...typed, step: "terms" })), emptyWizard)).toEqual(typed);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    [{ title: 5, fundingLimits: "all", eligibility: { allowedCountries: [1] } }],
  ])("begins anew where it does not fit: %j", (kept) => {
    expect(fitting(kept, emptyWizard)).toEqual(emptyWizard);
  });
});
