/**
 * Who may call what, and what everybody else gets: a row for every operation, written by hand, since a table that is
 * derived from the code agrees with any code. `testing/actors.db.test.ts` tries all of it.
 */
import { customers } from "./rights/customers.ts";
import { lists } from "./rights/lists.ts";
import { offerings } from "./rights/offerings.ts";
import { organization } from "./rights/organization.ts";
import { payments } from "./rights/payments.ts";
import type { Outcome, Row } from "./rights/row.ts";
import { tokens } from "./rights/tokens.ts";

/** For operations of a caller: key, member or customer. */
export const rows: Record<string, Row> = {
  ...offerings,
  ...customers,
  ...payments,
  ...tokens,
  ...organization,
  ...lists,
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
  acceptLegal: "allowed",
  listSessions: "allowed",
  revokeSession: "session_not_found",
  revokeOtherSessions: "allowed",
};

/** For operations that answer anybody. */
export const publicRows: readonly string[] = [
  "getMarketOffering",
  "listMarketOfferings",
  "listMarketDocuments",
  "getIssuer",
  "listMarketUpdates",
  "unsubscribe",
  "getViewer",
  "getCustomerInvitation",
  "getInvitation",
  "listMail",
  "getImage",
  "getOfferingPicture",
  "getOfferingDocument",
];
