import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import type { resetTestClock as operation, TestClock } from "./contract.ts";
import { auditedTestClock, readTestClock } from "./read-test-clock.ts";
import { requireTestMode } from "./test-mode.ts";

const AHEAD = "Wait until the real time has come there, or go on in another organization.";

/**
 * Goes back to the real time; where the clock was not turned, nothing changes.
 * @throws Refusal live_key, organization_is_live, test_clock_advancing, clock_cannot_go_back
 */
export async function resetTestClock({ ctx }: Call<typeof operation>): Promise<TestClock> {
  const { organizationId } = ctx.actor;
  const kind = { action: "resetTestClock" };
  const reset = await changeIf(ctx, auditedTestClock, organizationId, kind, async (before) => {
    await requireTestMode(ctx, before);
    const { mode, now, realNow } = before;
    if (mode === "REAL") return false;
    if (Date.parse(now) > Date.parse(realNow)) {
      throw refuse("clock_cannot_go_back", { now, reason: AHEAD });
    }
    const sql = raw(ctx.db);
    await sql`delete from test_clock where organization_id = ${organizationId}`;
    await sql`select release_jobs()`;
    return true;
  });
  return reset ?? readTestClock(ctx);
}
