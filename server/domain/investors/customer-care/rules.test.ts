import { describe, expect, it } from "vitest";
import type { VerificationStatus } from "#db/schema/enums.ts";
import { type CheckEffect, type CheckedFacts, effectOnCheck } from "./rules.ts";

const complete: CheckedFacts = {
  name: "Ada Lindqvist",
  email: "ada@example.com",
  phone: "+49 40 1234567",
  countryCode: "DE",
  address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
};
const withoutPhone: CheckedFacts = { ...complete, phone: null };

describe("a change of a customer", () => {
  it.each<[string, VerificationStatus, CheckedFacts, CheckedFacts, CheckEffect]>([
    ["of nothing the check knows", "INCOMPLETE", complete, complete, "NOTHING"],
    ["that brings the last field", "INCOMPLETE", withoutPhone, complete, "STARTS"],
    [
      "that leaves one out still",
      "INCOMPLETE",
      withoutPhone,
      { ...withoutPhone, email: "b@example.com" },
      "NOTHING",
    ],
    ["after a refusal", "INCOMPLETE", complete, { ...complete, phone: "+49 1" }, "NOTHING"],
    ["of the name after a refusal", "INCOMPLETE", complete, { ...complete, name: "Eda" }, "STARTS"],
    ["of the name", "COMPLETED", complete, { ...complete, name: "Eda" }, "STARTS"],
    ["of the country", "COMPLETED", complete, { ...complete, countryCode: "AT" }, "STARTS"],
    [
      "of the country while the check runs",
      "IN_PROGRESS",
      complete,
      { ...complete, countryCode: "AT" },
      "STARTS",
    ],
    ["of the name to none", "COMPLETED", complete, { ...complete, name: null }, "FALLS_BACK"],
    [
      "of the name with a field missing",
      "COMPLETED",
      withoutPhone,
      { ...withoutPhone, name: "E" },
      "FALLS_BACK",
    ],
    ["that takes a field while the check runs", "IN_PROGRESS", complete, withoutPhone, "FALLS_BACK"],
    ["that takes a field after the approval", "COMPLETED", complete, withoutPhone, "NOTHING"],
    [
      "of a name that was none to none",
      "INCOMPLETE",
      { ...complete, name: null },
      { ...complete, name: "" },
      "NOTHING",
    ],
  ])("%s (%s)", (_, status, before, after, effect) => {
    expect(effectOnCheck(status, before, after)).toBe(effect);
  });
});
