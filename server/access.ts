import { refuse } from "./errors.ts";
import type { Role } from "./organization/contract.ts";

/** Who acts: never null past the procedure. */
export type Actor =
  | { readonly kind: "apiKey"; readonly organizationId: string; readonly roles: readonly Role[] }
  | { readonly kind: "member"; readonly organizationId: string; readonly roles: readonly Role[] }
  | { readonly kind: "customer"; readonly organizationId: string; readonly customerId: string }
  | { readonly kind: "anonymous" };

/** An actor that belongs to an organization. */
export type Caller = Exclude<Actor, { kind: "anonymous" }>;

/** What an actor may do to a kind of resource. */
export type Action =
  | "offering:read"
  | "offering:write"
  | "customer:read"
  | "customer:write"
  | "purchase_intent:read"
  | "purchase_intent:write"
  | "offer:read"
  | "offer:write"
  | "token:read"
  | "token:write"
  | "organization:read";

const reads: readonly Action[] = [
  "offering:read",
  "customer:read",
  "purchase_intent:read",
  "offer:read",
  "token:read",
  "organization:read",
];
const everything: readonly Action[] = [
  ...reads,
  "offering:write",
  "customer:write",
  "purchase_intent:write",
  "offer:write",
  "token:write",
];

const byRole: Record<Role, readonly Action[]> = {
  owner: everything,
  admin: everything,
  operator: [...reads, "offering:write", "customer:write", "purchase_intent:write", "offer:write"],
  compliance: [...reads, "customer:write"],
  auditor: reads,
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
];

/** Whether `actor` may do `action` in its organization (rules: Access). */
export function can(actor: Caller, action: Action): boolean {
  if (actor.kind === "customer") return byCustomer.includes(action);
  return actor.roles.some((role) => byRole[role].includes(action));
}

/**
 * Refuses `not_allowed` (403) unless the actor may do `action`.
 * @throws Refusal not_allowed
 */
export function authorize(actor: Caller, action: Action): void {
  if (!can(actor, action)) throw refuse("not_allowed", { action });
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

/** Whether personal data of customers is shown whole to this actor (rules: Access). */
export function seesPersonalData(actor: Actor, customerId: string): boolean {
  return actor.kind === "customer" ? actor.customerId === customerId : actor.kind !== "anonymous";
}
