import { describe, expect, it } from "vitest";
import { type Role, roles } from "#db/schema/enums.ts";
import { actingCustomer, authorize, can, seesPersonalData } from "./access.ts";
import { Refusal } from "./errors.ts";
import { type Action, actions, type Scope, scopes } from "./fields/actions.ts";

const organizationId = "org_1";
const member = (...own: Role[]) => ({ kind: "member", organizationId, userId: "usr_1", roles: own }) as const;
const key = (...own: Scope[]) => ({ kind: "apiKey", organizationId, keyId: "key_1", scopes: own }) as const;
const customer = { kind: "customer", organizationId, customerId: "cus_1", userId: "usr_1" } as const;

const reads: Action[] = [
  "offering:read",
  "customer:read",
  "purchase_intent:read",
  "offer:read",
  "token:read",
  "distribution:read",
];
/** What customers do not see. */
const staffReads: Action[] = ["register:read", "chain:read", "payment:read", "event:read", "webhook:read"];
const table: [Action, who: (Role | "customer")[]][] = [
  ...reads.map((action): [Action, (Role | "customer")[]] => [action, [...roles, "customer"]]),
  ...staffReads.map((action): [Action, Role[]] => [action, [...roles]]),
  ["organization:read", [...roles]],
  ["member:read", [...roles]],
  ["offering:write", ["owner", "admin", "operator"]],
  ["customer:write", ["owner", "admin", "operator", "compliance"]],
  ["purchase_intent:write", ["owner", "admin", "operator", "customer"]],
  ["offer:write", ["owner", "admin", "operator", "customer"]],
  ["token:write", ["owner", "admin"]],
  ["chain:write", ["owner", "admin"]],
  ["payment:write", ["owner", "admin", "operator"]],
  ["verification:write", ["owner", "admin", "compliance"]],
  ["distribution:write", ["owner", "admin"]],
  ["test_clock:write", ["owner", "admin"]],
  ["webhook:write", ["owner", "admin"]],
  ["job:read", ["owner", "admin", "auditor"]],
  ["job:write", ["owner", "admin"]],
  ["audit:read", ["owner", "admin", "compliance", "auditor"]],
  ["request_log:read", ["owner", "admin", "auditor"]],
  ["api_key:read", ["owner", "admin", "auditor"]],
  ["api_key:write", ["owner", "admin"]],
  ["member:write", ["owner", "admin"]],
  ["organization:write", ["owner", "admin"]],
];

describe("who may", () => {
  it.each(table)("%s: %j", (action, who) => {
    for (const role of roles) {
      expect(can(member(role), action), role).toBe(who.includes(role));
    }
    expect(can(customer, action)).toBe(who.includes("customer"));
    expect(can(member(), action)).toBe(false);
  });

  it("is told for every action", () => {
    expect(table.map(([action]) => action).sort()).toEqual([...actions].sort());
  });

  it.each(scopes)("is for a key what its scopes say: %s", (scope) => {
    for (const action of actions) expect(can(key(scope), action), action).toBe(action === scope);
  });

  it("is what any of several roles may", () => {
    expect(can(member("auditor", "compliance"), "customer:write")).toBe(true);
    expect(can(member("auditor", "compliance"), "token:write")).toBe(false);
  });

  it("is told apart by a refusal that names the action", () => {
    expect(() => authorize(member("owner"), { needs: "token:write" })).not.toThrow();
    expect(() => authorize(member("auditor"), { needs: "token:write" })).toThrow(Refusal);
    expect(() => authorize(customer, { needs: "customer:write" })).toThrow(/customer:write/);
  });

  it("takes every right that an operation names", () => {
    const both = { needs: ["purchase_intent:read", "customer:read"] as const };
    expect(() => authorize(key("purchase_intent:read", "customer:read"), both)).not.toThrow();
    expect(() => authorize(key("purchase_intent:read"), both)).toThrow(/customer:read/);
    expect(() => authorize(key("customer:read"), both)).toThrow(/purchase_intent:read/);
    expect(() => authorize(key(), { needs: { none: "The verb decides." } })).not.toThrow();
  });

  it("may be another one for customers, or none for what they do for themselves", () => {
    const own = { needs: "customer:write", needsOfCustomer: "own" } as const;
    expect(() => authorize(customer, own)).not.toThrow();
    expect(() => authorize(member("auditor"), own)).toThrow(/customer:write/);
    const other = { needs: "payment:read", needsOfCustomer: "purchase_intent:read" } as const;
    expect(() => authorize(customer, other)).not.toThrow();
    expect(() => authorize(customer, { ...other, needsOfCustomer: "audit:read" })).toThrow(/audit:read/);
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
    [key(), true],
    [customer, true],
    [{ ...customer, customerId: "cus_2" }, false],
    [{ kind: "anonymous" } as const, false],
  ])("is seen whole by %j: %s", (actor, whole) => {
    expect(seesPersonalData(actor, "cus_1")).toBe(whole);
  });
});

describe("a refusal tells whom to ask", () => {
  const sentenceFor = (actor: Parameters<typeof authorize>[0]) => {
    try {
      authorize(actor, { needs: "webhook:write" });
    } catch (error) {
      return (error as Refusal).message;
    }
    return undefined;
  };
  it.each([
    ["a key", key("offering:read"), /scopes of this API key do not include webhook:write/],
    ["a member", member("auditor"), /Your role does not include webhook:write\. Ask an owner/],
    ["a customer", customer, /Customers may not do this \(webhook:write\)\. Ask the issuer/],
  ])("%s", (_who, actor, sentence) => expect(sentenceFor(actor)).toMatch(sentence));
});
