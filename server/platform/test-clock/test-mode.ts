import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { TestClock } from "./contract.ts";
import { auditedTestClock } from "./read-test-clock.ts";

/**
 * Refuses to turn the clock with a live key, where the organization ever had one, and while it is on its way.
 * @param clock as it stands
 * @throws Refusal live_key, organization_is_live, test_clock_advancing
 */
export async function requireTestMode({ db, actor }: CallerContext, clock: TestClock): Promise<void> {
  if (actor.kind === "apiKey" && actor.isLive) throw refuse("live_key");
  const [live] = await raw(db)`
    select from api_key where organization_id = ${actor.organizationId} and mode = 'live' limit 1`;
  if (live) throw refuse("organization_is_live");
  if (clock.advancingTo !== undefined) throw refuse("test_clock_advancing", { to: clock.advancingTo });
}

/**
 * Refuses what is for real where the clock was turned.
 * @throws Refusal test_clock_turned
 */
export async function requireRealTime(ctx: CallerContext): Promise<void> {
  const { organizationId } = ctx.actor;
  await auditedTestClock.lock(ctx, organizationId);
  const [clock] = await raw(ctx.db)`select from test_clock where organization_id = ${organizationId}`;
  if (clock) throw refuse("test_clock_turned", {}, "mode");
}
