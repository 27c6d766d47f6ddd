import { setTimeout as sleep } from "node:timers/promises";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { batchesInTurn } from "#server/kernel/batches-in-turn.ts";
import type { RoundCall } from "#server/kernel/module.ts";
import { SEAL_BATCH, sealEvents } from "./seal-events.ts";

/** Seconds from one round to the next, over which what came since the last one is sealed evenly. */
export const SEAL_EVERY = 10;
/** How many times as long as a full batch took it rests. Hashing takes this thread and writing the database, and nobody waits. */
const RESTS = 2;

/** Seals what was written since the last time; a round that is behind for longer than there is from one to the next rests no more. */
export async function sealAudit({ app, signal }: Pick<RoundCall, "app" | "signal">): Promise<void> {
  const evenlyUntil = performance.now() + SEAL_EVERY * 1000;
  await batchesInTurn(
    app,
    {
      failure: "an audit trail was not sealed",
      find: () =>
        raw(app.db)<{ organization_id: string }[]>`select organizations_to_seal() as organization_id`,
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
