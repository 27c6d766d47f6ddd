import { setTimeout as sleep } from "node:timers/promises";
import { type Line, raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import { batchesInTurn } from "#server/kernel/batches-in-turn.ts";
import { SEAL_BATCH, sealEvents } from "./seal-events.ts";

/** Seconds from one round to the next, over which what came since the last one is sealed evenly. */
export const SEAL_EVERY = 10;
/** How many times as long as a full batch took it rests. Hashing takes this thread and writing the database, and nobody waits. */
const RESTS = 2;

/** Seals what was written since the last time; a round that is behind for longer than there is from one to the next rests no more. */
export async function sealAudit({
  app,
  signal,
}: {
  app: Pick<Application, keyof Line | "db" | "log">;
  signal?: AbortSignal;
}): Promise<void> {
  const evenlyUntil = performance.now() + SEAL_EVERY * 1000;
  await batchesInTurn(
    app,
    {
      failure: "an audit trail was not sealed",
      find: async () => {
        const rows = await raw(app.db)<{ organization_id: string }[]>`
          select organizations_to_seal() as organization_id`;
        return rows.map(({ organization_id }) => organization_id);
      },
      run: async (organizationId) => {
        const began = performance.now();
        const sealed = await inTenant(app, organizationId, "write", (db) => sealEvents(db, organizationId));
        const ended = performance.now();
        const isMore = sealed === SEAL_BATCH;
        if (isMore && ended < evenlyUntil) {
          await sleep(RESTS * (ended - began), undefined, { signal }).catch(() => {});
        }
        return isMore;
      },
    },
    signal,
  );
}
