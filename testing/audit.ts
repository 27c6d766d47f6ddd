import type { Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { sealEvents } from "#server/platform/audit/seal-events.ts";
import type { Suite } from "./testing.ts";

/** Seals everything a suite's organization has; another suite may try the job, which seals for all, meanwhile. */
export async function sealAll({ app, sql, organizationId }: Suite): Promise<void> {
  const isSealed = async () => {
    const [row] =
      await sql`select 1 from audit_event where organization_id = ${organizationId} and hash is null limit 1`;
    return row === undefined;
  };
  while (!(await isSealed()))
    await inTenant(app, organizationId, "write", (db) => sealEvents(db, organizationId));
}

/** What somebody with full rights over the database could do: the guards do not see it. */
export async function tamper({ sql }: Suite, work: (tx: Sql) => Promise<unknown>): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await work(tx as unknown as Sql);
  });
}
