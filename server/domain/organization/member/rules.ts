import type { Role } from "#db/schema/enums.ts";
import { type Caller, can } from "#server/kernel/access.ts";
import { refuse } from "#server/kernel/errors.ts";

/** A member, as whom somebody acts. */
export type ActingMember = Caller & { readonly kind: "member" };

/**
 * The actor where it may manage members: an owner or an admin, and never a key.
 * @throws Refusal not_allowed
 */
export function managerOf(actor: Caller): ActingMember {
  if (actor.kind === "member" && can(actor, "member:write")) return actor;
  throw refuse("not_allowed", { action: "member:write", kind: actor.kind });
}

/**
 * Refuses whoever is no owner where owners are concerned: admins manage everybody else.
 * @param concerned the roles before and after
 * @throws Refusal owner_required
 */
export function requireOwnerFor(actor: ActingMember, ...concerned: readonly Role[]): void {
  if (concerned.includes("owner") && !actor.roles.includes("owner"))
    throw refuse("owner_required", {}, "role");
}
