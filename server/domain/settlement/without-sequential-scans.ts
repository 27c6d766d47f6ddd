import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";

/**
 * Runs statements over many rows that this transaction has only just written. The planner has no statistics for those
 * yet and would scan the table once per row; with sequential scans off it uses the indexes.
 */
export async function withoutSequentialScans(ctx: TenantContext, work: () => Promise<void>): Promise<void> {
  const sql = raw(ctx.db);
  await sql`set local enable_seqscan = off`;
  await work();
  await sql`set local enable_seqscan = on`;
}
