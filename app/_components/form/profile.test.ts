import { describe, expect, it } from "vitest";
import { exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { changesOf, profileValues } from "./profile.ts";

const before = profileValues(exampleCustomer);

describe("a customer's details", () => {
  it("are empty texts where there are none", () => {
    expect(before).toEqual({
      name: "Ada Lindqvist",
      email: "ada@example.com",
      phone: "",
      countryCode: "DE",
      address: { line1: "Sandtorkai 12", line2: "", postalCode: "20457", city: "Hamburg", state: "" },
    });
  });

  it("are sent where they were changed, and nowhere else", () => {
    expect(changesOf(before, { ...before, name: " Ada Lindqvist " })).toEqual({});
    expect(
      changesOf(before, { ...before, phone: "+49 40 1", address: { ...before.address, line1: "" } }),
    ).toEqual({ phone: "+49 40 1", address: { line1: "" } });
  });
});
