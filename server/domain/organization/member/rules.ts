import type { Role } from "#db/schema/enums.ts";
import { authorize, type Caller } from "#server/kernel/access.ts";
import { refuse } from "#server/kernel/errors.ts";

/** A member, as whom somebody acts. */
export type ActingMember = Caller & { readonly kind: "member" };

/**
 * The actor where it may manage members: an owner or an admin, and never a key.
 * @throws Refusal not_allowed
 */
export function managerOf(actor: Caller): ActingMember {
  authorize(actor, "member:write");
  if (actor.kind !== "member") throw refuse("not_allowed", { action: "member:write" });
  return actor;
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
