import { describe, expect, it } from "vitest";
import { endOf, quickDays } from "./instants.ts";

describe("the days a register is often asked for", () => {
  it.each([
    ["2026-11-21T10:00:00Z", ["2026-10-31", "2026-09-30", "2025-12-31"]],
    ["2026-10-01T00:00:00Z", ["2026-09-30", "2025-12-31"]],
    ["2027-01-01T00:00:00Z", ["2026-12-31"]],
    ["2028-03-31T23:59:59Z", ["2028-02-29", "2027-12-31"]],
  ])("at %s are %j, each once", (now, days) => {
    expect(quickDays(new Date(now)).map(({ day }) => day)).toEqual(days);
  });

  it("last to their last instant", () => {
    expect(endOf("2027-01-31")).toBe("2027-01-31T23:59:59.999Z");
  });
});
