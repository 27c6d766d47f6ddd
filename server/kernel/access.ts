import type { Role } from "#db/schema/enums.ts";
import { refuse } from "./errors.ts";
import type { Action, Scope } from "./fields/actions.ts";
import { type Operation, rightsOf } from "./operation.ts";

/** Who acts. Verbs always have one. */
export type Actor =
  | {
      readonly kind: "apiKey";
      readonly organizationId: string;
      /** Null for callers without a key, where API_ACCESS is open. */
      readonly keyId: string | null;
      /** Whether the key is for real; it is for trying things out where left out. */
      readonly isLive?: boolean;
      readonly scopes: readonly Scope[];
    }
  | {
      readonly kind: "member";
      readonly organizationId: string;
      readonly userId: string;
      readonly roles: readonly Role[];
    }
  | {
      readonly kind: "customer";
      readonly organizationId: string;
      readonly customerId: string;
      readonly userId: string;
    }
  /** The service itself, when a time has come or a provider has answered. */
  | { readonly kind: "system"; readonly organizationId: string }
  | { readonly kind: "anonymous" };

/** An actor that belongs to an organization. */
export type Caller = Exclude<Actor, { kind: "anonymous" }>;

const reads: readonly Action[] = [
  "offering:read",
  "customer:read",
  "purchase_intent:read",
  "offer:read",
  "token:read",
  "register:read",
  "chain:read",
  "payment:read",
  "distribution:read",
  "event:read",
  "webhook:read",
  "organization:read",
  "member:read",
];
const business: readonly Action[] = [
  ...reads,
  "offering:write",
  "customer:write",
  "purchase_intent:write",
  "offer:write",
  "payment:write",
];
const everything: readonly Action[] = [
  ...business,
  "token:write",
  "chain:write",
  "verification:write",
  "distribution:write",
  "webhook:write",
  "test_clock:write",
  "job:read",
  "job:write",
  "audit:read",
  "request_log:read",
  "organization:write",
  "member:write",
  "api_key:read",
  "api_key:write",
];

/** What each role includes; told in `docs/access.md`. Only owners make owners (see `changeMember`). */
const byRole: Record<Role, readonly Action[]> = {
  owner: everything,
  admin: everything,
  operator: business,
  compliance: [...reads, "customer:write", "verification:write", "audit:read"],
  auditor: [...reads, "audit:read", "request_log:read", "api_key:read", "job:read"],
};

/** A customer reads its issuer's offerings, tokens and board, and acts for itself alone. */
const byCustomer: readonly Action[] = [
  "offering:read",
  "customer:read",
  "purchase_intent:read",
  "purchase_intent:write",
  "offer:read",
  "offer:write",
  "token:read",
  "distribution:read",
];

/** Whether `actor` may do `action` in its organization (docs/domain.md, Access). */
export function can(actor: Caller, action: Action): boolean {
  if (actor.kind === "system") return true;
  if (actor.kind === "customer") return byCustomer.includes(action);
  if (actor.kind === "apiKey") return (actor.scopes as readonly Action[]).includes(action);
  return actor.roles.some((role) => byRole[role].includes(action));
}

/**
 * Refuses `not_allowed` (403) unless the actor has every right that an operation takes.
 * @throws Refusal not_allowed
 */
export function authorize(actor: Caller, operation: Pick<Operation, "needs" | "needsOfCustomer">): void {
  const missing = neededOf(actor, operation).find((action) => !can(actor, action));
  if (missing !== undefined) throw refuse("not_allowed", { action: missing, kind: actor.kind });
}

function neededOf(actor: Caller, operation: Pick<Operation, "needs" | "needsOfCustomer">): readonly Action[] {
  const { needsOfCustomer } = operation;
  if (actor.kind !== "customer" || needsOfCustomer === undefined) return rightsOf(operation);
  return needsOfCustomer === "own" ? [] : [needsOfCustomer];
}

/**
 * The customer a request may act for: a signed-in customer is itself alone, so any other id does not exist for it.
 * @throws Refusal customer_not_found
 */
export function actingCustomer(actor: Caller, customerId: string): string {
  if (actor.kind === "customer" && actor.customerId !== customerId) {
    throw refuse("customer_not_found", {}, "customerId");
  }
  return customerId;
}

/** Whether personal data of customers is shown whole to this actor (docs/domain.md, Access). */
export function seesPersonalData(actor: Actor, customerId: string): boolean {
  return actor.kind === "customer" ? actor.customerId === customerId : actor.kind !== "anonymous";
}
