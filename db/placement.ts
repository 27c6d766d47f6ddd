/** Where a table lies once organizations are spread over machines: its rows by organization, whole on each, or on one. */
export type Placement = "organization" | "everywhere" | "one machine";

/** Directories over all organizations, small, and joined by rows of any of them. */
const directories: ReadonlySet<string> = new Set([
  "api_key",
  "auth_user",
  "invitation",
  "member",
  "organization",
  "subdomain",
]);

/** What belongs to no organization and is joined by none: how people sign in, mail, counts, the queue and what is sent to chains. */
const apart: ReadonlySet<string> = new Set([
  "auth_account",
  "auth_consent",
  "auth_passkey",
  "auth_session",
  "auth_two_factor",
  "auth_verification",
  "chain_attempt",
  "chain_contract",
  "chain_event",
  "chain_signer",
  "chain_transaction",
  "mail",
  "rate_use",
  "worker_process",
]);

/** Where a table of the schema `public` lies; every table that is named nowhere holds rows of organizations. */
export function placementOf(table: string): Placement {
  if (directories.has(table)) return "everywhere";
  return apart.has(table) ? "one machine" : "organization";
}
