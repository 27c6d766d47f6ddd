import { describe, expect, it } from "vitest";
import { valuesOf } from "#app/(console)/console/offerings/_form/values.ts";
import { createOffering, type Offering, updateOffering } from "#server/domain/primary/offering/contract.ts";
import { changesOf } from "./changes.ts";

const offering: Offering = {
  ...createOffering.example.output,
  offeringPeriod: { startDate: "2027-02-01T09:00:30.500Z", endDate: "2027-04-30T22:00:00.000Z" },
} as Offering;
const { offeringId } = offering;

describe("what is sent to change an offering", () => {
  it("is nothing where nothing was changed", () => {
    expect(changesOf(offering, valuesOf(offering))).toEqual({ offeringId });
  });

  it("is what was changed, as the contract takes it", () => {
    const values = { ...valuesOf(offering), title: "New title", pricePerToken: "13.75" };
    const changes = changesOf(offering, values);
    expect(changes).toEqual({ offeringId, title: "New title", pricePerToken: 13.75 });
    expect(updateOffering.input.safeParse(changes).success).toBe(true);
  });

  it("empties a text that was emptied", () => {
    expect(changesOf(offering, { ...valuesOf(offering), subtitle: "" })).toEqual({
      offeringId,
      subtitle: "",
    });
  });

  it("leaves the start to the second where only the end moves", () => {
    const values = valuesOf(offering);
    const period = { ...values.offeringPeriod, endDate: "2027-05-31T22:00" };
    expect(changesOf(offering, { ...values, offeringPeriod: period })).toEqual({
      offeringId,
      offeringPeriod: { startDate: "2027-02-01T09:00:30.500Z", endDate: "2027-05-31T22:00:00Z" },
    });
  });

  it("holds what is no number for the contract to refuse", () => {
    const changes = changesOf(offering, { ...valuesOf(offering), pricePerToken: "1.000,50" });
    expect(updateOffering.input.safeParse(changes).error?.issues[0]?.path).toEqual(["pricePerToken"]);
  });
});
