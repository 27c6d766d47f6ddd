import type { Call } from "#server/kernel/context.ts";
import { change } from "#server/platform/audit/change.ts";
import type { updateTestClock as operation, TestClock } from "./contract.ts";
import { auditedTestClock } from "./read-test-clock.ts";
import { setTestClock } from "./set-test-clock.ts";
import { requireTestMode } from "./test-mode.ts";

/**
 * Has the organization's time stand where it is, or go on from there.
 * @throws Refusal live_key, organization_is_live, test_clock_advancing
 */
export async function updateTestClock({ ctx, input }: Call<typeof operation>): Promise<TestClock> {
  const kind = { action: "updateTestClock" };
  return change(ctx, auditedTestClock, ctx.actor.organizationId, kind, async (before) => {
    await requireTestMode(ctx, before);
    await setTestClock(ctx, before, input);
  });
}
