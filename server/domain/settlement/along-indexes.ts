import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";

/**
 * Runs statements over many rows that this transaction has only just written. The planner knows nothing of those yet,
 * takes them for a few, and would read all of them again for each other row; along the indexes it cannot go far wrong.
 */
export async function alongIndexes(ctx: TenantContext, work: () => Promise<void>): Promise<void> {
  const sql = raw(ctx.db);
  await sql`select set_config('enable_seqscan', 'off', true)`;
  await work();
  await sql`select set_config('enable_seqscan', 'on', true)`;
}
