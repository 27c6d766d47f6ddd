import { describe, expect, it } from "vitest";
import { createOffering, type Offering } from "#server/domain/primary/offering/contract.ts";
import { createToken } from "#server/domain/register/token/contract.ts";
import { gapsOf } from "./readiness.ts";

const now = new Date("2027-01-15T00:00:00Z");
const draft: Offering = { ...createOffering.example.output, state: "DRAFT" };
const ready = { token: createToken.example.output, hasBankAccount: true, documents: 1, now };
const labels = (...of: Parameters<typeof gapsOf>) => gapsOf(...of).map(({ label }) => label);

describe("what a draft lacks", () => {
  it("is nothing where all is there", () => {
    expect(gapsOf(draft, ready)).toEqual([]);
  });

  it("is told in the order of its weight, each with the place where it is seen to", () => {
    const { description: _, imageUrl: __, story: ___, ...bare } = draft;
    const gaps = gapsOf(bare, {
      token: { ...ready.token, isPaused: true, totalSupply: 5000 },
      hasBankAccount: false,
      documents: 0,
      now: new Date("2028-01-01T00:00:00Z"),
    });
    expect(gaps.map(({ label, isRequired }) => (isRequired ? `${label}!` : label))).toEqual([
      "Move its end!",
      "Look at the terms",
      "Let HLH move again",
      "Name your bank account",
      "Add documents",
      "Tell its story",
      "Choose a picture",
    ]);
    expect(gaps.every(({ href }) => href.startsWith("/console/"))).toBe(true);
  });

  it("says what the terms come to where they cannot hold", () => {
    const [gap] = gapsOf(draft, { ...ready, token: { ...ready.token, totalSupply: 5000 } });
    expect(gap?.why).toContain("only 5,000 HLH are left to issue");
  });

  it("requires no more than the publishing itself refuses", () => {
    const ended = { ...ready, now: new Date(draft.offeringPeriod.endDate) };
    expect(labels(draft, ended)).toEqual(["Move its end"]);
  });
});
