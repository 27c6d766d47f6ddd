import { raw } from "#db/client.ts";
import type { TestClockMode } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { noteTurned } from "#server/kernel/time.ts";
import type { TestClock } from "./contract.ts";

/**
 * Sets the organization's clock where it stands, to go on or not; from the first time on its jobs wait for it.
 * @param before the clock as it stands
 */
export async function setTestClock(
  ctx: CallerContext,
  before: TestClock,
  { mode, advancingTo }: { mode: TestClockMode; advancingTo?: Date },
): Promise<void> {
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  noteTurned(ctx.app, organizationId);
  await sql`
    insert into test_clock (organization_id, mode, at, since, advancing_to)
    values (${organizationId}, ${mode}, ${before.now}, ${before.realNow}, ${advancingTo?.toISOString() ?? null})
    on conflict (organization_id) do update
      set mode = excluded.mode, at = excluded.at, since = excluded.since, advancing_to = excluded.advancing_to`;
  if (before.mode === "REAL") await sql`select hold_jobs()`;
}
