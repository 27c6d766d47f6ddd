import { type Role, roles } from "#db/schema/enums.ts";
import type { ErrorCode } from "#server/kernel/errors.ts";
import type { Action, Scope } from "#server/kernel/fields/actions.ts";

/** What a call comes to: done, or refused with a code. */
export type Outcome = "allowed" | ErrorCode;

/** What each kind of actor gets; members whose role is not listed are refused `not_allowed`. */
export interface Row {
  /** What the operation asks `can` for. Keys need it as a scope; where it is none, no key may. */
  readonly needs: Action;
  /** Further scopes a key needs, where an answer tells of several things. */
  readonly alsoNeeds?: readonly Scope[];
  readonly roles: readonly Role[];
  readonly customer: Outcome;
  readonly anotherCustomer: Outcome;
  /** An actor of another organization who may do everything there. */
  readonly anotherTenant: Outcome;
}

export const staff = roles;
export const business = ["owner", "admin", "operator"] as const;
export const heads = ["owner", "admin"] as const;
/** Who looks after customers. */
export const care = ["owner", "admin", "compliance", "operator"] as const;
/** Who reads the audit trail. */
export const trail = ["owner", "admin", "compliance", "auditor"] as const;

/** Where it makes no difference which customer asks. */
export const anyCustomer = (outcome: Outcome) => ({ customer: outcome, anotherCustomer: outcome });
