import { existsSync, readFileSync, statSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, inject, it, vi } from "vitest";
import { applicationUrl } from "./application-role.ts";
import { connect, raw } from "./client.ts";

/** The processes of PostgreSQL that answer the connections of a pool. */
async function processesOf(bounds: { readonly isPatient?: boolean }, size: number) {
  const { db, close } = connect(applicationUrl(inject("databaseUrl")), size, bounds);
  const asked = Array.from(
    { length: size },
    () => raw(db)<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(0.1)`,
  );
  const pids = (await Promise.all(asked)).map(([row]) => row?.pid ?? 0);
  return { pids: [...new Set(pids)], close };
}

const isTold = process.platform === "linux" && existsSync("/proc/self/autogroup");
/** Whether this user may tell the processes anything: a server that the tests were given may be another's, or elsewhere. */
function areOurs(pids: readonly number[]): boolean {
  const user = process.getuid?.();
  return pids.every((pid) => {
    const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
    return owner !== undefined && (user === 0 || user === owner);
  });
}
/** What a process gets of the processors, as `nice` counts, by itself and among sessions. */
function priorityOf(pid: number) {
  const [, ofSession] = /nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8")) ?? [];
  return { ofProcess: getPriority(pid), ofSession: Number(ofSession) };
}

it.runIf(isTold)(
  "a connection that is patient takes what others leave of the processors",
  async ({ skip }) => {
    const patient = await processesOf({ isPatient: true }, 3);
    expect(patient.pids).toHaveLength(3);
    skip(!areOurs(patient.pids), "the server is not ours");
    await vi.waitFor(
      () => {
        for (const pid of patient.pids) expect(priorityOf(pid)).toEqual({ ofProcess: 10, ofSession: 10 });
      },
      { timeout: 5_000, interval: 50 },
    );
    await patient.close();
  },
);

it.runIf(isTold)("others do not", async ({ skip }) => {
  const other = await processesOf({}, 1);
  const [pid = 0] = other.pids;
  skip(!areOurs(other.pids), "the server is not ours");
  expect(priorityOf(pid)).toEqual({ ofProcess: getPriority(), ofSession: 0 });
  await other.close();
});
