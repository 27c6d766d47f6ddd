import type postgres from "postgres";
import type { Server } from "../servers.ts";

/** Turns at most, and for how long in all, in milliseconds: a slow request is not asked again and again. */
const TURNS = 10;
const PATIENCE_MS = 1_000;
/** The same where few turns alone were over the bound: one of ten is no 95th of a hundred. */
const TURNS_IN_DOUBT = 60;
const PATIENCE_IN_DOUBT_MS = 6_000;
/** At least so many, however slow. */
const FEWEST = 3;
/** Times that a request is asked again whose pages had to come from the disk first, as the service ends what takes too long. */
const COLD_TURNS = 5;
/** As many at once as the service has connections, so that each has met the statement before it counts. */
const WARM_UP = 8;

/** How long requests took, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** Somebody who asks a server: the headers that say who. */
export interface Asker {
  readonly server: Server;
  readonly headers: HeadersInit;
}

/** A range of instants that holds more rows than are ordered by anything else, or than are found by their last change. */
export class RangeRefused extends Error {}

/**
 * Asks for a path again and again, one at a time, after a warm-up.
 * @param bound what 95 of 100 may take, in milliseconds: where the slowest turns are over it and the median is not, more are taken
 * @throws RangeRefused, and Error where the server fails or does not know the path, since a refusal takes no time
 */
export async function timeOf(
  { server, headers }: Asker,
  path: string,
  bound = Number.POSITIVE_INFINITY,
): Promise<Times> {
  const ask = async (coldTurns = 0): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(server.origin + path, { headers, redirect: "manual" });
    const text = await answer.text();
    if (coldTurns > 0 && text.includes('"query_too_slow"')) return ask(coldTurns - 1);
    const isRefused = answer.status === 400 && /[?&](created|updated)(From|To)=/.test(path);
    if (isRefused && text.includes('"invalid_value"')) throw new RangeRefused(path);
    if (answer.status >= 300) throw new Error(`${answer.status} for ${path}`);
    return performance.now() - began;
  };
  const first = await ask(COLD_TURNS);
  if (first < PATIENCE_MS) await Promise.all(Array.from({ length: WARM_UP }, () => ask()));
  const times: number[] = [];
  let all = 0;
  const isInDoubt = () => percentile(times, 50) <= bound && bound < percentile(times, 95);
  const isToGoOn = () =>
    times.length < FEWEST ||
    (times.length < TURNS && all < PATIENCE_MS) ||
    (isInDoubt() && times.length < TURNS_IN_DOUBT && all < PATIENCE_IN_DOUBT_MS);
  while (isToGoOn()) {
    const took = await ask();
    times.push(took);
    all += took;
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

/**
 * Asks for a path once, and where that is over its bound twice more: the least counts.
 * @param bound milliseconds
 * @returns undefined where the service refuses what is asked for; infinity where it fails, or finds it too slow
 */
export async function timeOnce(
  { server, headers }: Asker,
  path: string,
  bound: number,
): Promise<number | undefined> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < FEWEST && least > bound; turn += 1) {
    const began = performance.now();
    const answer = await fetch(server.origin + path, { headers });
    await answer.text();
    if (answer.status >= 400 && answer.status < 500) return undefined;
    if (answer.status < 300) least = Math.min(least, performance.now() - began);
  }
  return least;
}

/**
 * Rows and index entries that a database reads while `work` runs. A connection tells its counts when it ends, so the
 * service's connections are ended, and come again with the next request.
 * @param admin a superuser's connection to that database
 */
export async function rowsReadBy(admin: postgres.Sql, work: () => Promise<unknown>): Promise<number> {
  const before = await rowsRead(admin);
  await work();
  return (await rowsRead(admin)) - before;
}

async function rowsRead(admin: postgres.Sql): Promise<number> {
  const others = () => admin<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`;
  await admin`
    select pg_terminate_backend(pid, 1000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state = 'idle'`;
  while ((await others()).length > 0) {
    await admin`
      select pg_terminate_backend(pid, 1000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state = 'idle'`;
  }
  const [row] = await admin<{ rows: string }[]>`
    select (select coalesce(sum(seq_tup_read), 0) from pg_stat_user_tables)
         + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes) as rows`;
  return Number(row?.rows);
}

/** The least of the times that so many of a hundred do not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}
