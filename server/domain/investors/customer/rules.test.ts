import { describe, expect, it } from "vitest";
import { currentlyDue, type IdentityFacts, initialStatus, providerFor } from "./rules.ts";

describe("what the identity check needs", () => {
  const whole: IdentityFacts = {
    name: "Ada",
    email: "ada@example.com",
    phone: "+49 40 55",
    address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
  };

  it.each<[string, IdentityFacts, string[]]>([
    ["nothing", whole, []],
    ["a name", { ...whole, name: undefined }, ["name"]],
    ["a name that is not empty", { ...whole, name: "" }, ["name"]],
    ["a telephone number", { ...whole, phone: null }, ["phone"]],
    ["a city", { ...whole, address: { ...whole.address, city: "" } }, ["address.city"]],
    ["an address", { ...whole, address: undefined }, ["address.line1", "address.city", "address.postalCode"]],
    ["everything", {}, ["name", "email", "phone", "address.line1", "address.city", "address.postalCode"]],
  ])("%s", (_what, facts, due) => {
    expect(currentlyDue(facts)).toEqual(due);
    expect(initialStatus(facts)).toBe(due.length === 0 ? "IN_PROGRESS" : "INCOMPLETE");
  });
});

const everything = () => true;
const nothing = () => false;

describe("who checks a customer", () => {
  it("is whom the organization chose, where it is set up and checks such customers", () => {
    expect(providerFor("MANUAL", "INDIVIDUAL", everything)).toBe("MANUAL");
    expect(providerFor("SANDBOX", "INDIVIDUAL", everything)).toBe("SANDBOX");
    expect(providerFor("SANDBOX", "ORGANIZATION", everything)).toBe("SANDBOX");
    expect(providerFor("STRIPE_IDENTITY", "INDIVIDUAL", everything)).toBe("STRIPE_IDENTITY");
  });

  it("is a member otherwise", () => {
    expect(providerFor("STRIPE_IDENTITY", "ORGANIZATION", everything)).toBe("MANUAL");
    expect(providerFor("STRIPE_IDENTITY", "INDIVIDUAL", nothing)).toBe("MANUAL");
    expect(providerFor("SANDBOX", "INDIVIDUAL", nothing)).toBe("MANUAL");
  });
});
