import { describe, expect, it } from "vitest";
import { dayAfter, dayBefore, dayOf, startOf } from "./days.ts";

describe("days", () => {
  it("of a filter go to the address and back", () => {
    expect(startOf("2027-01-31")).toBe("2027-01-31T00:00:00Z");
    expect(dayOf(startOf("2027-01-31"))).toBe("2027-01-31");
    expect(dayAfter("2027-01-31")).toBe("2027-02-01");
    expect(dayBefore(startOf(dayAfter("2027-01-31")))).toBe("2027-01-31");
  });

  it("of nothing are nothing", () => {
    expect([startOf(""), dayOf(""), dayAfter(""), dayBefore(""), dayOf("never"), dayBefore("never")]).toEqual(
      Array(6).fill(""),
    );
  });
});
