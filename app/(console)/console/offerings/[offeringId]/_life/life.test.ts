import { expect, it } from "vitest";
import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { lifeOf } from "./life.ts";

const offering = {
  ...createOffering.example.output,
  createdAt: "2027-01-10T09:00:00.000Z",
  offeringPeriod: { startDate: "2027-02-01T09:00:00.000Z", endDate: "2027-04-30T22:00:00.000Z" },
};
const told = [
  { type: "offering.resumed", at: "2027-02-12T09:00:00.000Z" },
  { type: "offering.paused", at: "2027-02-11T09:00:00.000Z" },
  { type: "offering.published", at: "2027-01-15T09:00:00.000Z" },
];
const titles = (...of: Parameters<typeof lifeOf>) =>
  lifeOf(...of).map(({ title, state }) => (state === "ahead" ? `(${title})` : title));

it("tells what happened, and what is ahead", () => {
  const now = new Date("2027-03-01T00:00:00Z");
  expect(titles(offering, told, now)).toEqual([
    "Created",
    "Published",
    "Opened",
    "Paused",
    "Resumed",
    "(Closes)",
  ]);
  expect(titles(offering, [], new Date("2027-01-11T00:00:00Z"))).toEqual(["Created", "(Opens)", "(Closes)"]);
});

it("ends where the offering did", () => {
  const closed = { ...offering, state: "CLOSED_SUCCESSFUL" as const, raisedAtClose: 5000 };
  const now = new Date("2027-03-01T00:00:00Z");
  expect(titles({ ...closed, closedAt: "2027-02-20T09:00:00.000Z" }, told, now).at(-1)).toBe(
    "Closed successfully with €5,000 raised",
  );
  const early = { ...offering, state: "CANCELLED" as const, closedAt: "2027-01-20T09:00:00.000Z" };
  expect(titles(early, told.slice(2), now)).toEqual(["Created", "Published", "Cancelled"]);
});

it("opens no earlier than it was created and published", () => {
  const late = { ...offering, createdAt: "2027-02-05T09:00:00.000Z" };
  const now = new Date("2027-03-01T00:00:00Z");
  expect(titles(late, [], now)).toEqual(["Created", "Opened", "(Closes)"]);
  const published = [{ type: "offering.published", at: "2027-02-06T09:00:00.000Z" }];
  expect(titles(late, published, now)).toEqual(["Created", "Published", "Opened", "(Closes)"]);
});
