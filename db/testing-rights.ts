/**
 * Who may call what, and what everybody else gets: a row for every operation, written by hand, since a table that is
 * derived from the code agrees with any code. `server/actors.db.test.ts` tries all of it.
 */
import type { Action, Scope } from "#server/common/actions.ts";
import { type Role, roles } from "#server/common/roles.ts";
import type { ErrorCode } from "#server/errors.ts";

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

const staff = roles;
const business = ["owner", "admin", "operator"] as const;
const heads = ["owner", "admin"] as const;
const customers = (outcome: Outcome) => ({ customer: outcome, anotherCustomer: outcome });

/** For operations of a caller: key, member or customer. */
export const rows: Record<string, Row> = {
  createOffering: {
    needs: "offering:write",
    roles: business,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  updateOffering: {
    needs: "offering:write",
    roles: business,
    ...customers("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  publishOffering: {
    needs: "offering:write",
    roles: business,
    // Drafts are not there for customers.
    ...customers("offering_not_found"),
    anotherTenant: "offering_not_found",
  },
  getOffering: {
    needs: "offering:read",
    roles: staff,
    ...customers("allowed"),
    anotherTenant: "offering_not_found",
  },
  listOfferings: { needs: "offering:read", roles: staff, ...customers("allowed"), anotherTenant: "allowed" },
  createCustomer: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  getCustomer: {
    needs: "customer:read",
    roles: staff,
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  listCustomers: { needs: "customer:read", roles: staff, ...customers("allowed"), anotherTenant: "allowed" },
  createIntent: {
    needs: "purchase_intent:write",
    roles: business,
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  getIntent: {
    needs: "purchase_intent:read",
    roles: staff,
    customer: "allowed",
    anotherCustomer: "offering_purchase_intent_not_found",
    anotherTenant: "offering_purchase_intent_not_found",
  },
  listIntents: {
    needs: "purchase_intent:read",
    roles: staff,
    ...customers("allowed"),
    anotherTenant: "allowed",
  },
  createOffer: {
    needs: "offer:write",
    roles: business,
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "token_not_found",
  },
  cancelOffer: {
    needs: "offer:write",
    roles: business,
    customer: "allowed",
    anotherCustomer: "not_offer_maker",
    anotherTenant: "offer_not_found",
  },
  getOffer: {
    needs: "offer:read",
    roles: staff,
    ...customers("allowed"),
    anotherTenant: "offer_not_found",
  },
  listOffers: { needs: "offer:read", roles: staff, ...customers("allowed"), anotherTenant: "allowed" },
  createToken: {
    needs: "token:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  mintToken: {
    needs: "token:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "token_not_found",
  },
  getToken: { needs: "token:read", roles: staff, ...customers("allowed"), anotherTenant: "token_not_found" },
  listTokens: { needs: "token:read", roles: staff, ...customers("allowed"), anotherTenant: "allowed" },
  getDashboard: {
    needs: "organization:read",
    alsoNeeds: ["purchase_intent:read"],
    roles: staff,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  getOrganization: {
    needs: "organization:read",
    roles: staff,
    ...customers("not_allowed"),
    anotherTenant: "organization_not_found",
  },
  addWallet: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  createWalletChallenge: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  proveWallet: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  getCustomerAccess: {
    needs: "customer:read",
    roles: staff,
    customer: "allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  removeCustomerLogin: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    customer: "not_allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  inviteCustomer: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    customer: "not_allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  revokeCustomerInvitation: {
    needs: "customer:write",
    roles: ["owner", "admin", "compliance", "operator"],
    customer: "not_allowed",
    anotherCustomer: "customer_not_found",
    anotherTenant: "customer_not_found",
  },
  listAuditEvents: {
    needs: "audit:read",
    roles: ["owner", "admin", "compliance", "auditor"],
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  getAuditEvent: {
    needs: "audit:read",
    roles: ["owner", "admin", "compliance", "auditor"],
    ...customers("not_allowed"),
    anotherTenant: "audit_event_not_found",
  },
  getAuditChain: {
    needs: "audit:read",
    roles: ["owner", "admin", "compliance", "auditor"],
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  erasePersonalData: {
    needs: "organization:write",
    roles: heads,
    customer: "customer_not_found",
    anotherCustomer: "not_allowed",
    anotherTenant: "customer_not_found",
  },
  updateOrganization: {
    needs: "organization:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "organization_not_found",
  },
  listMembers: {
    needs: "member:read",
    roles: staff,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  changeMember: {
    needs: "member:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "member_not_found",
  },
  removeMember: {
    needs: "member:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "member_not_found",
  },
  inviteMember: {
    needs: "member:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  listInvitations: {
    needs: "member:read",
    roles: staff,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  resendInvitation: {
    needs: "member:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "invitation_not_found",
  },
  cancelInvitation: {
    needs: "member:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "invitation_not_found",
  },
  createApiKey: {
    needs: "api_key:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  listApiKeys: {
    needs: "api_key:read",
    roles: ["owner", "admin", "auditor"],
    ...customers("not_allowed"),
    anotherTenant: "allowed",
  },
  revokeApiKey: {
    needs: "api_key:write",
    roles: heads,
    ...customers("not_allowed"),
    anotherTenant: "api_key_not_found",
  },
};

/** For operations of somebody who signed in, whomever they act as: what a person of another organization gets. */
export const personRows: Record<string, Outcome> = {
  chooseIdentity: "identity_not_found",
  createOrganization: "allowed",
  joinIssuer: "allowed",
  listClaimableCustomers: "allowed",
  claimCustomer: "customer_not_found",
  acceptCustomerInvitation: "allowed",
  acceptInvitation: "invitation_not_yours",
  declineInvitation: "invitation_not_yours",
  getPerson: "allowed",
  updatePerson: "allowed",
  listSessions: "allowed",
  revokeSession: "session_not_found",
  revokeOtherSessions: "allowed",
};

/** For operations that answer anybody. */
export const publicRows: readonly string[] = [
  "getMarketOffering",
  "listMarketOfferings",
  "getViewer",
  "getCustomerInvitation",
  "getInvitation",
  "listMail",
];
