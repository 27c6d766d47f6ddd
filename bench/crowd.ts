/**
 * `npm run bench:crowd`: what a crowd costs everybody else. Purchase intents and a neighbour's requests come at a fixed
 * rate: undisturbed, beside fifty of the slowest requests at once, and beside one organization's floods, round by round; before
 * that, what keys and rate limits take of open access, in turns. What counts are the ratios, by their median. Each commit waits
 * for the disk, so a page is written through to it at the same rate, past PostgreSQL: where that takes long, so does what writes.
 * `--scale 0.02` is the size of the large organization (see `bench/scale/fill.ts`), `--seconds 30` the length of each part,
 * `--rounds 3` how often each is measured; keys and open access are compared in nine.
 */

import { type FileHandle, open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import postgres from "postgres";
import { dataDirectory, startEmbedded } from "#db/embedded.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { makeKey } from "#testing/api-keys.ts";
import { build } from "../scripts/lib/build.mjs";
import { type Load, run } from "./load.ts";
import { ensureWorld } from "./scale/database.ts";
import { identifiersOf, requestsOf } from "./scale/requests.ts";
import { signedIn } from "./scale/world.ts";
import { type Server, startService } from "./servers.ts";
import { inTurns, median } from "./turns.ts";

const { values } = parseArgs({
  options: {
    scale: { type: "string", default: "0.02" },
    seconds: { type: "string", default: "30" },
    rounds: { type: "string", default: "3" },
    data: { type: "string" },
  },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
/** Rounds of keys against open access: a round is a few seconds, and one stall decides it. */
const ACCESS_ROUNDS = 9;
const WARM_UP_SECONDS = 5;
const CROWD = 50;
/** Purchase intents, and requests of the neighbour, a second. */
const RATE = 30;
const NEIGHBOUR = "org_scale_1";
/** More than any load here sends, so that keys are counted and never refused. */
const PER_MINUTE = 10_000_000;

/** Customers that buy, in turn. */
const BUYERS = 1_000;
let purchases = 0;
let onboarded = 0;

/** What the next customer buys. */
function nextPurchase() {
  purchases += 1;
  const buyer = 1 + (purchases % BUYERS);
  return {
    offeringId: "off_tok_scale_1_2",
    customerId: `cus_scale_${buyer}`,
    walletAddress: `0x${buyer.toString(16).padStart(40, "0")}`,
    payment: { purchaseAmount: 10, tokenAmount: 1, currency: "EUR" },
  };
}

/** The next customer, with a wallet that nobody has proven. */
function nextCustomer() {
  onboarded += 1;
  const address = `0xc${onboarded.toString(16).padStart(39, "0")}`;
  return { wallets: [{ address }], type: "INDIVIDUAL", countryCode: "DE", name: `Buyer ${onboarded}` };
}

await build(".next");
const database = await startEmbedded({
  name: "bench",
  database: "postgres",
  ...(values.data && { dataDirectory: values.data }),
});
const servers: Server[] = [];
try {
  const url = await ensureWorld(database, "offerboard_crowd", Number(values.scale));
  const sql = postgres(url, { max: 1 });
  const keys = await issueKeys(sql);
  const closed = await start(url, "keys");
  // Before the crowds, so that both are as old.
  const open = await start(url, "open");
  await compareAccess(sql, open, closed, keys.own);
  await open.stop();
  const disk = await openFile(join(dataDirectory(values.data), "bench", "disk"), "w");
  await compareCrowd(sql, closed, keys, disk);
  await sql.end();
  await disk.close();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.stop();
}

async function start(url: string, access: "open" | "keys"): Promise<Server> {
  const server = await startService(url, { API_ACCESS: access });
  servers.push(server);
  return server;
}

async function issueKeys(sql: postgres.Sql): Promise<{ own: string; neighbours: string }> {
  const rates = { readsPerMinute: PER_MINUTE, writesPerMinute: PER_MINUTE };
  const issue = async (organizationId: string) => (await makeKey(sql, organizationId, rates)).key;
  return { own: await issue(DEMO_ORGANIZATION), neighbours: await issue(NEIGHBOUR) };
}

interface Times {
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not what was asked for. */
  readonly failed: number;
}

/** Sends requests at a fixed rate, whether or not those before are answered; times count from when each was due. */
async function steady(rate: number, send: () => Promise<number>, seconds = SECONDS): Promise<Times> {
  const began = performance.now();
  const times: number[] = [];
  let failed = 0;
  const all: Promise<void>[] = [];
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const due = began + (turn * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    all.push(
      send().then((status) => {
        times.push(performance.now() - due);
        if (status !== 200) failed += 1;
      }),
    );
  }
  await Promise.all(all);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), failed };
}

type Asked = Pick<autocannon.Request, "method" | "path" | "body" | "headers">;

/**
 * Asks for these in turn from many connections, out of a thread of its own, so that it keeps nobody else waiting here.
 * @returns how often each status was answered
 */
async function flood(origin: string, requests: readonly Asked[], key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const { statusCodeStats = {} } = await autocannon({
    url: origin,
    connections: CROWD,
    duration: SECONDS + 1,
    workers: 1,
    timeout: 60,
    requests: requests.map((request) => ({ headers, ...request })),
  });
  return Object.entries(statusCodeStats)
    .map(([status, { count = 0 }]) => `${count} × ${status}`)
    .join(", ");
}

/** Writes the file's first page through to the disk, as a commit does with its page of the log. */
async function writeThrough(file: FileHandle): Promise<number> {
  await file.write(Buffer.alloc(8192, 1), 0, 8192, 0);
  await file.datasync();
  return 200;
}

async function compareCrowd(
  sql: postgres.Sql,
  server: Server,
  keys: { own: string; neighbours: string },
  disk: FileHandle,
): Promise<void> {
  const ask = async (key: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.origin}/api${path}`, {
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const get = async (path: string) => JSON.parse((await ask(keys.own, path)).text);
  const document = await get("/openapi.json");
  const requests = await requestsOf(document, await identifiersOf(document, get), get);
  const worst = await slowest(requests, (path) => ask(keys.own, path));

  const loads = {
    intents: async () => (await ask(keys.own, "/offering-purchase-intent", nextPurchase())).status,
    "neighbour's list": async () => (await ask(keys.neighbours, "/offering?limit=20")).status,
    "neighbour's token": async () => (await ask(keys.neighbours, `/token/tok_${NEIGHBOUR}`)).status,
    "neighbour's customer": async () => (await ask(keys.neighbours, "/customer", nextCustomer())).status,
    health: async () => (await fetch(`${server.origin}/api/health?ready`)).status,
    "the disk": () => writeThrough(disk),
  };
  const posts = (path: string, next: () => object) =>
    Array.from({ length: BUYERS }, () => ({
      method: "POST" as const,
      path: `/api${path}`,
      body: JSON.stringify(next()),
    }));
  const page = { method: "GET", path: "/console", headers: await signedIn(server, "owner") } as const;
  const list = { method: "GET", path: "/api/offering?limit=20" } as const;
  const crowds: Record<string, readonly Asked[]> = {
    undisturbed: [],
    [`${CROWD} of the slowest`]: worst.map((path) => ({ method: "GET", path: `/api${path}` })),
    [`${CROWD} lists of one organization`]: [list],
    [`${CROWD} intents of one organization`]: posts("/offering-purchase-intent", nextPurchase),
    [`${CROWD} customers of one organization`]: posts("/customer", nextCustomer),
    [`${CROWD} dashboards of one person`]: [page],
  };
  const measure = async (requests: readonly Asked[]) => {
    await caughtUp(sql);
    const crowd = requests.length > 0 ? flood(server.origin, requests, keys.own) : undefined;
    const times = await Promise.all(
      Object.entries(loads).map(
        async ([load, one]) => [load, await steady(load === "health" ? 5 : RATE, one)] as const,
      ),
    );
    return { times: Object.fromEntries(times), told: await crowd };
  };
  // What comes first makes connections, and pages of the database are read.
  await Promise.all(Object.values(loads).map((one) => steady(RATE, one, WARM_UP_SECONDS)));
  await steady(RATE, async () => (await fetch(server.origin + page.path, page)).status, WARM_UP_SECONDS);
  const rounds: Record<string, Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: (typeof rounds)[number] = {};
    for (const [name, requests] of Object.entries(crowds)) measured[name] = await measure(requests);
    rounds.push(measured);
  }
  for (const name of Object.keys(crowds)) {
    console.info(`\n${[name, ...rounds.flatMap((round) => round[name]?.told ?? [])].join("; ")}`);
    console.info(line("", "p50 ms", "p99 ms", "p50 ratio", "p99 ratio", "p99 of each", "failed"));
    for (const load of Object.keys(loads)) {
      const times = rounds.flatMap((round) => round[name]?.times[load] ?? []);
      const ratios = (share: "p50" | "p99") =>
        times.map(
          (one, index) => one[share] / (rounds[index]?.undisturbed?.times[load]?.[share] ?? Number.NaN),
        );
      console.info(
        line(
          load,
          median(times.map(({ p50 }) => p50)).toFixed(1),
          median(times.map(({ p99 }) => p99)).toFixed(1),
          median(ratios("p50")).toFixed(2),
          median(ratios("p99")).toFixed(2),
          ratios("p99")
            .map((ratio) => ratio.toFixed(1))
            .join(" "),
          String(times.reduce((sum, { failed }) => sum + failed, 0)),
        ),
      );
    }
  }
}

/** The five requests that take longest when nobody else asks, of those that are answered. */
async function slowest(
  requests: readonly { path: string }[],
  ask: (path: string) => Promise<{ status: number }>,
): Promise<string[]> {
  const timed: { path: string; ms: number }[] = [];
  for (const { path } of requests) {
    const began = performance.now();
    const { status } = await ask(path);
    if (status === 200) timed.push({ path, ms: performance.now() - began });
  }
  const found = timed.sort((a, b) => b.ms - a.ms).slice(0, 5);
  for (const { path, ms } of found) console.info(`  ${ms.toFixed(0).padStart(6)} ms alone: ${path}`);
  return found.map(({ path }) => path);
}

/** The throughput with keys and rate limits as a share of that without, round by round. */
async function compareAccess(sql: postgres.Sql, open: Server, closed: Server, key: string): Promise<void> {
  const loads: Load[] = [
    {
      name: "intents",
      amount: 6_000,
      request: () => ({
        method: "POST",
        path: "/api/offering-purchase-intent",
        body: JSON.stringify(nextPurchase()),
      }),
    },
    {
      name: "list of 20 offerings",
      amount: 10_000,
      request: () => ({ method: "GET", path: "/api/offering?limit=20" }),
    },
    { name: "a token", amount: 20_000, request: () => ({ method: "GET", path: "/api/token/tok_scale_1" }) },
  ];
  console.info(
    `\n${line("with keys and rate limits", "open/s", "keys/s", "ratio", "of each", "open: its own µs", "keys: its own µs")}`,
  );
  for (const load of loads) {
    const rounds = await inTurns(
      ACCESS_ROUNDS,
      () => timed(sql, closed, load, { authorization: `Bearer ${key}` }),
      () => timed(sql, open, load),
    );
    const ratios = rounds.map(({ one, other }) => one.perSecond / other.perSecond);
    console.info(
      line(
        load.name,
        median(rounds.map(({ other }) => other.perSecond)).toFixed(0),
        median(rounds.map(({ one }) => one.perSecond)).toFixed(0),
        median(ratios).toFixed(2),
        ratios.map((ratio) => ratio.toFixed(2)).join(" "),
        median(rounds.map(({ other }) => other.own)).toFixed(0),
        median(rounds.map(({ one }) => one.own)).toFixed(0),
      ),
    );
  }
}

/** A load's throughput, and what a request of it takes of a processor in the service itself, in microseconds: who asks pays for headers, too. */
async function timed(sql: postgres.Sql, server: Server, load: Load, headers?: Record<string, string>) {
  await caughtUp(sql);
  const before = server.processor();
  const { perSecond } = await run(server.origin, load, headers);
  return { perSecond, own: (1000 * (server.processor() - before)) / load.amount };
}

/** Waits until all changes are published and sealed: either server does so for all, so a load would pay for the one before. */
async function caughtUp(sql: postgres.Sql): Promise<void> {
  const isBusy = async () => {
    const [row] = await sql<{ is_busy: boolean }[]>`
      select exists (select from event where position is null)
          or exists (select from audit_event where hash is null) as is_busy`;
    return row?.is_busy === true;
  };
  while (await isBusy()) await sleep(200);
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padStart(16)).join("");
}
