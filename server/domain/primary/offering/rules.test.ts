import { expect, it } from "vitest";
import { offeringStates } from "#db/schema/enums.ts";
import type { Availability } from "./contract.ts";
import { type AvailabilityFacts, availabilityOf } from "./rules.ts";

const facts: AvailabilityFacts = {
  state: "PUBLISHED",
  startDate: new Date("2027-02-01T00:00:00.000Z"),
  endDate: new Date("2027-03-01T00:00:00.000Z"),
  hardCap: "1000.00",
  raised: "0.00",
  reserved: "0.00",
  minPayableAmount: "100.00",
};
const within = new Date("2027-02-10T12:00:00.000Z");

it.each<[Availability, string, Partial<AvailabilityFacts>, string]>([
  ["UPCOMING", "a moment before the start", {}, "2027-01-31T23:59:59.999Z"],
  ["OPEN", "at the start", {}, "2027-02-01T00:00:00.000Z"],
  ["OPEN", "a moment before the end", {}, "2027-02-28T23:59:59.999Z"],
  ["ENDED", "at the end", {}, "2027-03-01T00:00:00.000Z"],
  ["OPEN", "with exactly the minimum left", { raised: "500", reserved: "400" }, "2027-02-10T00:00:00Z"],
  [
    "RESIDUAL",
    "with a cent less than the minimum left",
    { raised: "500", reserved: "400.01" },
    "2027-02-10T00:00:00Z",
  ],
  ["RESIDUAL", "with a cent left", { reserved: "999.99" }, "2027-02-10T00:00:00Z"],
  ["SOLD_OUT", "with nothing left", { raised: "0.01", reserved: "999.99" }, "2027-02-10T00:00:00Z"],
  ["UPCOMING", "sold out before it starts", { reserved: "1000" }, "2027-01-01T00:00:00Z"],
  ["ENDED", "sold out and over", { raised: "1000" }, "2027-04-01T00:00:00Z"],
])("%s %s", (expected, _when, given, at) => {
  expect(availabilityOf({ ...facts, ...given }, new Date(at))).toBe(expected);
});

it.each(offeringStates.map((state) => [state]))("%s within its period", (state) => {
  const over = ["CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED"].includes(state);
  expect(availabilityOf({ ...facts, state }, within)).toBe(over ? "ENDED" : "OPEN");
});
