import { hash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";

/** A row of the audit trail as the chain covers it. */
export interface SealedFacts {
  readonly id: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly actorCustomerId: string | null;
  readonly action: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly requestId: string;
  readonly changes: unknown;
  readonly personalDigest: string;
}

/** What the first row of an organization's chain follows. */
export function genesis(organizationId: string): string {
  return hash("sha256", `offerboard audit ${organizationId}`, "hex");
}

/** The hash of the row at `sequence` that follows a row with the hash `previousHash`. */
export function hashOfRow(previousHash: string, sequence: number, facts: SealedFacts): string {
  return hash("sha256", canonicalJson({ previousHash, sequence, ...facts }), "hex");
}
