import { describe, expect, it } from "vitest";
import { waitingFor } from "./waiting.ts";

describe("how long somebody has waited", () => {
  it.each([
    ["2027-02-10T12:00:00Z", "0 min"],
    ["2027-02-10T12:00:01Z", "0 min"],
    ["2027-02-10T11:00:01Z", "59 min"],
    ["2027-02-10T11:00:00Z", "1 h"],
    ["2027-02-08T12:00:01Z", "47 h"],
    ["2027-02-08T12:00:00Z", "2 days"],
  ])("since %s: %s", (since, text) => {
    expect(waitingFor(since, new Date("2027-02-10T12:00:00Z"))).toBe(text);
  });
});
