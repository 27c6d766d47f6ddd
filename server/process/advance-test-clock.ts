import { setTimeout as sleep } from "node:timers/promises";
import { raw } from "#db/client.ts";
import { PUBLISH_BATCH, publishOrganization } from "#server/feed/event/publish.ts";
import type { Application } from "#server/kernel/application.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { sweepOrganization } from "./sweep.ts";

/** How long one job goes on, in milliseconds; what is left is another's, so that a stop is soon done. */
const TURN_MS = 10_000;
/** How long jobs are waited for that follow from what fell due, in milliseconds: one that hangs does not stop the clock. */
const PATIENCE_MS = 15_000;
const GLANCE_MS = 20;

/**
 * Takes an organization's clock to where it is on its way to. It stands at each moment that something falls due, in
 * order, does it, lets the jobs end that follow from it, and goes on. Where it stands is stored, so a job that is cut
 * off goes on from there.
 */
export async function advanceTestClock({ app, organizationId }: TaskCall): Promise<void> {
  const end = Date.now() + TURN_MS;
  while (await advanceOnce(app, organizationId)) {
    if (Date.now() < end) continue;
    await asSystem(app, organizationId, await timeOf(app, organizationId), (ctx) =>
      enqueue(ctx, { task: "advanceTestClock", key: organizationId, payload: {} }),
    );
    return;
  }
}

/**
 * Does what is due where the clock stands, and moves it to the next moment.
 * @param patience how long jobs are waited for, in milliseconds
 * @returns whether it is still on its way
 */
export async function advanceOnce(
  app: Application,
  organizationId: string,
  patience: number = PATIENCE_MS,
): Promise<boolean> {
  const now = await timeOf(app, organizationId);
  await sweepOrganization(app, organizationId, now);
  await settle(app, organizationId, now, patience);
  return asSystem(app, organizationId, now, async ({ db }) => {
    const sql = raw(db);
    const [clock] = await sql<{ at: string; advancing_to: string }[]>`
      select at, advancing_to from test_clock
       where organization_id = ${organizationId} and advancing_to is not null for no key update`;
    if (!clock) return false;
    const [due] = await sql<{ next: string | null }[]>`
      select next_due(${clock.at}, ${clock.advancing_to}) as next`;
    const next = due?.next ?? clock.advancing_to;
    const hasArrived = due?.next == null && clock.at === clock.advancing_to;
    await sql`select turn_jobs(${clock.at}, ${next})`;
    await sql`
      update test_clock
         set at = ${next}, since = ${new Date().toISOString()},
             advancing_to = ${hasArrived ? null : clock.advancing_to}
       where organization_id = ${organizationId}`;
    return !hasArrived;
  });
}

/** Publishes what happened, and waits until the organization's jobs have nothing more to do right now. */
async function settle(app: Application, organizationId: string, now: Date, patience: number): Promise<void> {
  for (const until = Date.now() + patience; ; await sleep(GLANCE_MS)) {
    while ((await asSystem(app, organizationId, now, publishOrganization)) === PUBLISH_BATCH);
    const isBusy = await asSystem(app, organizationId, now, async ({ db }) => {
      const [row] = await raw(db)<{ is_busy: boolean }[]>`select is_busy()`;
      return row?.is_busy;
    });
    if (!isBusy || Date.now() >= until) return;
  }
}
