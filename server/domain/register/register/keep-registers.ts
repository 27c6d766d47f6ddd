import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";

/** Entries from one checkpoint of a register to the next: what a page of the past reads at most. */
export const ENTRIES_A_CHECKPOINT = 5_000;

/** No entry is dated as long ago as this when it is written. */
const SETTLED_MS = 60 * 60 * 1000;

/** Makes the checkpoints that are due, of every register (docs/domain.md, Register); one that fails waits for the next time. */
export async function keepRegisters({ app, now }: { app: Application; now: Date }): Promise<void> {
  const sql = raw(app.db);
  const until = new Date(now.getTime() - SETTLED_MS).toISOString();
  const due = await sql<{ organization_id: string; token_id: string }[]>`
    select organization_id, token_id from registers_to_keep(${until}, ${ENTRIES_A_CHECKPOINT})`;
  for (const { organization_id: organizationId, token_id: tokenId } of due) {
    try {
      await sql`select keep_register(${organizationId}, ${tokenId}, ${until}, ${ENTRIES_A_CHECKPOINT})`;
    } catch (error) {
      app.log.error({ err: error, organizationId, tokenId }, "a register's checkpoints were not made");
    }
  }
}
