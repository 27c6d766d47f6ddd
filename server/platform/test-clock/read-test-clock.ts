import { raw } from "#db/client.ts";
import type { TestClockMode } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import type { getTestClock as operation, TestClock } from "./contract.ts";

interface ClockRow {
  mode: TestClockMode;
  now: string;
  advancing_to: string | null;
}

/** What time it is for the caller's organization. */
export async function getTestClock({ ctx }: Call<typeof operation>): Promise<TestClock> {
  return readTestClock(ctx);
}

/** Reads the clock of the caller's organization; the real one where it turned none. */
export async function readTestClock({
  db,
  actor: { organizationId },
  realNow,
}: CallerContext): Promise<TestClock> {
  const real = realNow.toISOString();
  const [row] = await raw(db)<ClockRow[]>`
    select mode, time_of(organization_id, ${real}) as now, advancing_to
      from test_clock where organization_id = ${organizationId}`;
  if (!row) return { object: "test_clock", mode: "REAL", state: "READY", now: real, realNow: real };
  return {
    object: "test_clock",
    mode: row.mode,
    state: row.advancing_to === null ? "READY" : "ADVANCING",
    now: toIso(row.now),
    realNow: real,
    ...(row.advancing_to !== null && { advancingTo: toIso(row.advancing_to) }),
  };
}

/** How changes of the clock are recorded; who turns it and who makes a live key wait for each other. */
export const auditedTestClock: Audited<TestClock> = {
  type: "test_clock",
  lock: ({ db }, organizationId) =>
    raw(db)`select from organization where id = ${organizationId} for no key update`,
  read: readTestClock,
};
