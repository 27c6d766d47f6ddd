import { describe, expect, it } from "vitest";
import { Refusal } from "#server/kernel/errors.ts";
import { MOST_DAYS } from "./contract.ts";
import { periodBefore, periodOf } from "./days.ts";

const now = new Date("2027-03-10T23:30:00Z");

describe("a period", () => {
  it.each([
    ["nothing is named", {}, { from: "2027-03-04", to: "2027-03-10" }],
    ["its end is named", { to: "2027-03-01" }, { from: "2027-02-23", to: "2027-03-01" }],
    ["its beginning is named", { from: "2027-03-01" }, { from: "2027-03-01", to: "2027-03-10" }],
    ["it is a day", { from: "2027-03-10", to: "2027-03-10" }, { from: "2027-03-10", to: "2027-03-10" }],
  ])("follows where %s", (_, asked, expected) => {
    expect(periodOf(asked, now, 7)).toEqual(expected);
  });

  it.each([
    ["ends before it begins", { from: "2027-03-02", to: "2027-03-01" }],
    ["begins after today", { from: "2027-03-11" }],
    [`has more than ${MOST_DAYS} days`, { from: "2026-03-01", to: "2027-03-10" }],
  ])("is refused where it %s", (_, asked) => {
    expect(() => periodOf(asked, now, 7)).toThrow(Refusal);
  });

  it.each([
    [
      { from: "2027-03-01", to: "2027-03-10" },
      { from: "2027-02-19", to: "2027-02-28" },
    ],
    [
      { from: "2027-03-10", to: "2027-03-10" },
      { from: "2027-03-09", to: "2027-03-09" },
    ],
  ])("of %o comes after one as long", (period, before) => {
    expect(periodBefore(period)).toEqual(before);
  });
});
