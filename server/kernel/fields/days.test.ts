import { describe, expect, it } from "vitest";
import { daysAfter } from "./days.ts";

describe("days after an instant", () => {
  const now = new Date("2027-02-10T12:00:00Z");

  it("are whole days of UTC, over the ends of months and leap days", () => {
    expect(daysAfter(now, 1).toISOString()).toBe("2027-02-11T12:00:00.000Z");
    expect(daysAfter(now, 730).toISOString()).toBe("2029-02-09T12:00:00.000Z");
  });

  it("lie before it where they are negative", () => {
    expect(daysAfter(now, -10).toISOString()).toBe("2027-01-31T12:00:00.000Z");
  });
});
