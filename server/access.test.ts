import { describe, expect, it } from "vitest";
import { type Action, actingCustomer, authorize, can, seesPersonalData } from "./access.ts";
import { Refusal } from "./errors.ts";
import { type Role, roles } from "./organization/contract.ts";

const organizationId = "org_1";
const member = (...own: Role[]) => ({ kind: "member", organizationId, roles: own }) as const;
const key = (...own: Role[]) => ({ kind: "apiKey", organizationId, roles: own }) as const;
const customer = { kind: "customer", organizationId, customerId: "cus_1" } as const;

const reads: Action[] = [
  "offering:read",
  "customer:read",
  "purchase_intent:read",
  "offer:read",
  "token:read",
];
const table: [Action, who: (Role | "customer")[]][] = [
  ...reads.map((action): [Action, (Role | "customer")[]] => [action, [...roles, "customer"]]),
  ["organization:read", [...roles]],
  ["offering:write", ["owner", "admin", "operator"]],
  ["customer:write", ["owner", "admin", "operator", "compliance"]],
  ["purchase_intent:write", ["owner", "admin", "operator", "customer"]],
  ["offer:write", ["owner", "admin", "operator", "customer"]],
  ["token:write", ["owner", "admin"]],
];

describe("who may", () => {
  it.each(table)("%s: %j", (action, who) => {
    for (const role of roles) {
      expect(can(member(role), action), role).toBe(who.includes(role));
      expect(can(key(role), action), role).toBe(who.includes(role));
    }
    expect(can(customer, action)).toBe(who.includes("customer"));
    expect(can(member(), action)).toBe(false);
  });

  it("is what any of several roles may", () => {
    expect(can(member("auditor", "compliance"), "customer:write")).toBe(true);
    expect(can(member("auditor", "compliance"), "token:write")).toBe(false);
  });

  it("is told apart by a refusal that names the action", () => {
    expect(() => authorize(member("owner"), "token:write")).not.toThrow();
    expect(() => authorize(member("auditor"), "token:write")).toThrow(Refusal);
    expect(() => authorize(customer, "customer:write")).toThrow(/customer:write/);
  });
});

describe("a customer", () => {
  it("acts for itself alone, staff for anybody", () => {
    expect(actingCustomer(customer, "cus_1")).toBe("cus_1");
    expect(() => actingCustomer(customer, "cus_2")).toThrow(Refusal);
    expect(actingCustomer(member("owner"), "cus_2")).toBe("cus_2");
  });

  it.each([
    [member("auditor"), true],
    [key("owner"), true],
    [customer, true],
    [{ ...customer, customerId: "cus_2" }, false],
    [{ kind: "anonymous" } as const, false],
  ])("is seen whole by %j: %s", (actor, whole) => {
    expect(seesPersonalData(actor, "cus_1")).toBe(whole);
  });
});
