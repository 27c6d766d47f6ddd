import { deviceOf } from "#server/kernel/fields/device.ts";
import { toIso, withoutNulls } from "#server/kernel/format.ts";
import type { AuditChange, AuditEvent } from "./contract.ts";
import type { Changes } from "./difference.ts";
import type { EventRow } from "./rows.ts";

/** A row of the audit trail with the name its person or key has now. */
export interface NamedEventRow extends EventRow {
  actor_name: string | null;
}

/** Makes the resource of a change. */
export function presentEvent(row: NamedEventRow): AuditEvent {
  const { personal } = row;
  return {
    auditEventId: row.id,
    at: toIso(row.at),
    actor: {
      kind: row.actor_kind,
      ...withoutNulls({ id: row.actor_id, name: row.actor_name, customerId: row.actor_customer_id }),
    },
    action: row.action,
    resourceType: row.resource_type,
    resourceId: row.resource_id,
    requestId: row.request_id,
    origin: withoutNulls({ address: personal?.address, device: deviceOf(personal?.userAgent) }),
    changes: [...listed(row.changes, false), ...listed(personal?.changes ?? {}, true)],
    isErased: personal === null,
    sequence: row.sequence === null ? null : Number(row.sequence),
    hash: row.hash,
  };
}

/** By the name of the field: `jsonb` keeps its members in an order of its own. */
function listed(changes: Changes, isPersonal: boolean): AuditChange[] {
  return Object.entries(changes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, change]) => ({ field, ...change, isPersonal }));
}
