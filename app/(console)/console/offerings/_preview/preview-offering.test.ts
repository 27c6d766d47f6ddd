import { describe, expect, it } from "vitest";
import { emptyOffering } from "#app/(console)/console/offerings/_form/values.ts";
import { exampleOffering } from "#server/domain/primary/offering/contract.ts";
import { previewOffering } from "./preview-offering.ts";

const now = new Date("2027-02-01T12:00:00Z");
const organization = { organizationId: "org_1", organizationName: "Nordlicht" };

describe("the preview of an offering", () => {
  it.each([
    ["2027-01-01T09:00", "2027-03-01T09:00", "OPEN"],
    ["2027-01-01T09:00", "", "OPEN"],
    ["", "", "OPEN"],
    ["2027-02-02T09:00", "2027-03-01T09:00", "UPCOMING"],
    ["2026-01-01T09:00", "2026-03-01T09:00", "ENDED"],
  ])("from %j to %j is %s", (startDate, endDate, availability) => {
    const values = { ...emptyOffering, offeringPeriod: { startDate, endDate } };
    expect(previewOffering({ values, token: undefined, organization, now }).availability).toBe(availability);
  });

  it.each([
    ["/images/offerings/harbour.svg", "/images/offerings/harbour.svg"],
    ["https://elsewhere.example/new.png", "/api/image/preview?url=https%3A%2F%2Felsewhere.example%2Fnew.png"],
    ["https://", undefined],
    ["https://elsewhere.example/saved.png", "/image/offering/off_1?version=1799571600000"],
  ])("of the picture %j shows %j", (imageUrl, shown) => {
    const values = { ...emptyOffering, imageUrl };
    const saved = {
      ...exampleOffering,
      offeringId: "off_1",
      imageUrl: "https://elsewhere.example/saved.png",
    };
    const preview = previewOffering({ values, saved, token: undefined, organization, now });
    expect(preview.imageUrl).toBe(shown);
  });
});
