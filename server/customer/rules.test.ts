import { describe, expect, it } from "vitest";
import { currentlyDue, type IdentityFacts, initialStatus, newReferralCode } from "./rules.ts";

describe("a referral code", () => {
  it("is of eight signs that cannot be taken for one another", () => {
    const codes = Array.from({ length: 5000 }, newReferralCode);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(codes.join("")).not.toMatch(/[01IO]/);
    expect(new Set(codes).size).toBe(5000);
  });

  it("uses all of them", () => {
    const used = new Set(Array.from({ length: 2000 }, newReferralCode).join(""));
    expect([...used].sort().join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
  });
});

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
