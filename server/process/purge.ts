import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";

/** Rows of one table that one transaction removes, about: none takes long, however much has served its time. */
const BATCH = 2_000;

/** Removes what has served its time, in any organization, batch by batch until nothing is left. */
export async function purge({ app, now }: { app: Application; now: Date }): Promise<void> {
  for (let removed = BATCH; removed >= BATCH; ) {
    const [row] = await raw(app.db)<{ removed: number }[]>`
      select purge_expired(${now.toISOString()}, ${app.env.retentionDays}::int, ${BATCH}::int) as removed`;
    removed = row?.removed ?? 0;
  }
}
