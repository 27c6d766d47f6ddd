import { expect, it } from "vitest";
import { findOperations } from "./find-operations.ts";

const publish = {
  name: "publishOffering",
  method: "POST",
  path: "/offering/{offeringId}/publish",
  summary: "Open it",
  rights: ["offering:write"],
};
const list = {
  name: "listOfferings",
  method: "GET",
  path: "/offering",
  summary: "List offerings",
  rights: [],
};
const hear = { name: "listEvents", method: "GET", path: "/event", summary: "What happened", rights: [] };
const subjects = [
  { name: "Offering", slug: "offering", operations: [publish, list] },
  { name: "Event", slug: "event", operations: [hear] },
];

it.each([
  ["", ["publishOffering", "listOfferings", "listEvents"]],
  ["  ", ["publishOffering", "listOfferings", "listEvents"]],
  ["PUBLISH", ["publishOffering"]],
  ["get offering", ["listOfferings"]],
  ["happened", ["listEvents"]],
  ["offering event", []],
])("finds by every word of “%s”", (sought, names) => {
  const found = findOperations(subjects, sought);
  expect(found.flatMap(({ operations }) => operations.map(({ name }) => name))).toEqual(names);
  expect(found.every(({ operations }) => operations.length > 0)).toBe(true);
});
