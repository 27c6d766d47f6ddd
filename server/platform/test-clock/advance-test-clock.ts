import type { Call, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { change } from "#server/platform/audit/change.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import type { advanceTestClock as operation, TestClock } from "./contract.ts";
import { auditedTestClock } from "./read-test-clock.ts";
import { FARTHEST_MS, lengthOf } from "./rules.ts";
import { setTestClock } from "./set-test-clock.ts";
import { requireTestMode } from "./test-mode.ts";

/**
 * Moves the organization's time forward: a job does what falls due on the way (`server/process/advance-test-clock.ts`).
 * @throws Refusal live_key, organization_is_live, test_clock_advancing, clock_cannot_go_back, invalid_value
 */
export async function advanceTestClock({ ctx, input }: Call<typeof operation>): Promise<TestClock> {
  const { organizationId } = ctx.actor;
  return change(ctx, auditedTestClock, organizationId, { action: "advanceTestClock" }, async (before) => {
    await requireTestMode(ctx, before);
    const mode = input.mode ?? (before.mode === "REAL" ? "RUNNING" : before.mode);
    await setTestClock(ctx, before, { mode, advancingTo: target(input, before) });
    await enqueue(ctx, { task: "advanceTestClock", key: organizationId, payload: {} });
  });
}

function target({ by, to }: InputOf<typeof operation>, { now, realNow }: TestClock): Date {
  const wanted = to === undefined ? new Date(Date.parse(now) + lengthOf(by ?? "")) : instant(to);
  const name = to === undefined ? "by" : "to";
  if (wanted.getTime() < Date.parse(now)) throw refuse("clock_cannot_go_back", { now }, name);
  if (wanted.getTime() > Date.parse(realNow) + FARTHEST_MS) {
    throw refuse("invalid_value", { reason: "Stay within ten years of the real time." }, name);
  }
  return wanted;
}
