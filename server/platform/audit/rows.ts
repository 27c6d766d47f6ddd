import type { Sql } from "#db/client.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { SealedFacts } from "./chain.ts";
import type { AuditEvent } from "./contract.ts";
import type { Changes } from "./difference.ts";
import type { Personal } from "./record.ts";

/** A row of the audit trail as it is read. */
export interface EventRow {
  id: string;
  at: string;
  actor_kind: AuditEvent["actor"]["kind"];
  actor_id: string | null;
  actor_customer_id: string | null;
  action: string;
  resource_type: ResourceType;
  resource_id: string;
  request_id: string;
  changes: Changes;
  personal: Personal | null;
  personal_salt: string | null;
  personal_digest: string;
  /** A bigint: text, or a number where PostgreSQL made JSON of it. */
  sequence: string | number | null;
  hash: string | null;
}

/** The columns of {@link EventRow} of `audit_event e`. */
export function eventColumns(sql: Sql): Fragment {
  return sql`e.id, e.at, e.actor_kind, e.actor_id, e.actor_customer_id, e.action, e.resource_type, e.resource_id,
    e.request_id, e.changes, e.personal, e.personal_salt, e.personal_digest, e.sequence, e.hash`;
}

/** What of a row the chain covers. */
export function factsOf(row: EventRow): SealedFacts {
  return {
    id: row.id,
    at: toIso(row.at),
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorCustomerId: row.actor_customer_id,
    action: row.action,
    resourceType: row.resource_type,
    resourceId: row.resource_id,
    requestId: row.request_id,
    changes: row.changes,
    personalDigest: row.personal_digest,
  };
}
