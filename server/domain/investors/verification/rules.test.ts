import { describe, expect, it } from "vitest";
import { validUntil } from "./rules.ts";

describe("an approval", () => {
  it("holds for as many days as the organization says", () => {
    const now = new Date("2027-02-10T12:00:00Z");
    expect(validUntil(now, 1).toISOString()).toBe("2027-02-11T12:00:00.000Z");
    expect(validUntil(now, 730).toISOString()).toBe("2029-02-09T12:00:00.000Z");
  });
});
