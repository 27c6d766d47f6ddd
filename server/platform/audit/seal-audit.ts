import { type Line, raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import { SEAL_BATCH, sealEvents } from "./seal-events.ts";

/**
 * Seals what was written since the last time, a batch of each organization in turn, so that a busy one does not keep
 * the others waiting. One that fails is told and left for the next time.
 */
export async function sealAudit({
  app,
}: {
  app: Pick<Application, keyof Line | "db" | "log">;
}): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string }[]>`
    select organizations_to_seal() as organization_id`;
  let waiting = rows.map(({ organization_id }) => organization_id);
  while (waiting.length > 0) {
    const behind: string[] = [];
    for (const organizationId of waiting) {
      try {
        const sealed = await inTenant(app, organizationId, "write", (db) => sealEvents(db, organizationId));
        if (sealed === SEAL_BATCH) behind.push(organizationId);
      } catch (error) {
        app.log.error({ err: error, organizationId }, "an audit trail was not sealed");
      }
    }
    waiting = behind;
  }
}
