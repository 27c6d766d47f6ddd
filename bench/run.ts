/**
 * `npm run bench`: the service against a bare Node server that sends the same SQL, in turns on the same database.
 * Words after `--` choose loads by name: `npm run bench -- list`. What counts is the ratio of the two, round by round; the absolute figures belong to the machine.
 * A second table has a token that a chain follows against one of the ledger: `npm run bench -- "on a chain"`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { build } from "../scripts/lib/build.mjs";
import {
  acceptRequest,
  cancelRequest,
  closeRequest,
  type Figures,
  intentRequest,
  type Load,
  run,
} from "./load.ts";
import { startBare, startService } from "./servers.ts";
import { recordStatements } from "./statements.ts";
import { inTurns, median, type Round } from "./turns.ts";
import {
  chainPair,
  fillChainPair,
  fillWorld,
  postEndings,
  postOffers,
  type WorldToken,
  world,
} from "./world.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const IDLE_MS = 3_000;
const chosen = process.argv.slice(2);

await build(".next");
const database = await startEmbedded({ name: "bench", database: "postgres" });
const admin = postgres(database.url, { max: 1, onnotice: () => {} });
const folder = mkdtempSync(join(tmpdir(), "offerboard-bench-"));
try {
  await admin`drop database if exists offerboard_bench with (force)`;
  await admin`create database offerboard_bench`;
  await bench(database.urlOf("offerboard_bench"));
} finally {
  rmSync(folder, { recursive: true, force: true });
  await admin`drop database if exists offerboard_bench with (force)`;
  await admin.end();
  await database.stop();
}

async function bench(url: string): Promise<void> {
  await migrate(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await fillWorld(sql);
  await postOffers(sql, 0, 1);
  const file = join(folder, "statements.json");
  writeFileSync(file, JSON.stringify(await recordStatements(url)));

  // What Node makes of the sources is kept from the first start on.
  await (await startService(url)).stop();
  const service = await startService(url);
  await sleep(IDLE_MS);
  const idle = service.memory();
  const bare = await startBare(url, file);
  let batch = 0;
  const loads: (() => Promise<Load>)[] = [
    async () => ({
      name: "intents, spread over 1,000 offerings",
      amount: 12_000,
      request: (turn) => intentRequest(turn % world.offerings, (turn * 7) % world.customers),
    }),
    async () => ({
      name: "intents, one hot offering",
      amount: 12_000,
      request: (turn) => intentRequest(0, (turn * 7) % world.customers),
    }),
    async () => ({
      name: "intents, one hot offering, 32 at once",
      amount: 12_000,
      connections: 32,
      request: (turn) => intentRequest(0, (turn * 7) % world.customers),
    }),
    async () => ({
      name: "intents refused, one hot offering",
      amount: 12_000,
      isRefused: true,
      request: (turn) => intentRequest(0, (turn * 7) % world.customers, 11),
    }),
    async () => {
      const amount = 8_000;
      const mine = ++batch;
      await postOffers(sql, mine, amount);
      return { name: "cancels", amount, request: (turn) => cancelRequest(mine, turn) };
    },
    async () => ({
      name: "list of 20 offerings",
      amount: 6_000,
      request: () => ({ method: "GET", path: "/api/offering?limit=20" }),
    }),
    async () => ({
      name: "list of 20 intents",
      amount: 6_000,
      request: () => ({ method: "GET", path: "/api/offering-purchase-intent?limit=20" }),
    }),
    async () => ({
      name: "list of intents of 1,000 offerings",
      amount: 6_000,
      request: (turn) => ({
        method: "GET",
        path: `/api/offering-purchase-intent?limit=20&offeringId=${world.offeringId(turn % world.offerings)}`,
      }),
    }),
    async () => ({
      name: "get of 1,000 offerings",
      amount: 8_000,
      request: (turn) => ({
        method: "GET",
        path: `/api/offering/${world.offeringId(turn % world.offerings)}`,
      }),
    }),
  ];
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; ${ROUNDS} rounds in turns, 16 connections where not told otherwise\n`,
  );
  console.info(line("", "service/s", "bare/s", "ratio", "p50 ms", "p99 ms", "bare p50", "bare p99"));
  for (const make of loads) await compare(make);
  await compareOnChain();
  console.info(
    `\nmemory of the process: ${idle.toFixed(0)} MiB idle, ${service.memory().toFixed(0)} MiB after the load`,
  );
  await service.stop();
  await bare.stop();
  await sql.end();

  async function compare(make: () => Promise<Load>): Promise<void> {
    const { name } = await make();
    if (!isChosen(name)) return;
    const rounds = await inTurns(
      ROUNDS,
      async () => run(service.origin, await make()),
      async () => run(bare.origin, await make()),
    );
    console.info(line(name, ...cellsOf(rounds)));
  }

  /** The service's own: what following a chain costs those who buy and those who trade. */
  async function compareOnChain(): Promise<void> {
    const makes: Record<string, (token: WorldToken) => Promise<Omit<Load, "name">>> = {
      "intents on a chain, one hot offering": async (token) => ({
        amount: 12_000,
        request: (turn) => intentRequest(0, (turn * 7) % world.customers, 10, token),
      }),
      "acceptances on a chain": async (token) => {
        const amount = 1_200;
        const mine = ++batch;
        await postOffers(sql, mine, amount, token);
        return { amount, request: (turn) => acceptRequest(token, mine, turn) };
      },
      "closings on a chain, ten buyers each": async (token) => {
        const amount = 400;
        const mine = ++batch;
        await postEndings(sql, mine, amount, token);
        return { amount, request: (turn) => closeRequest(token, mine, turn) };
      },
    };
    const wanted = Object.entries(makes).filter(([name]) => isChosen(name));
    if (wanted.length === 0) return;
    await fillChainPair(sql);
    console.info(
      `\n${line("", "ERC3643/s", "LEDGER/s", "ratio", "p50 ms", "p99 ms", "LEDGER p50", "LEDGER p99")}`,
    );
    for (const [name, make] of wanted) {
      const on = (token: WorldToken) => async () => run(service.origin, { name, ...(await make(token)) });
      console.info(line(name, ...cellsOf(await inTurns(ROUNDS, on(chainPair.chain), on(chainPair.ledger)))));
    }
  }
}

function isChosen(name: string): boolean {
  return chosen.length === 0 || chosen.some((word) => name.includes(word));
}

function cellsOf(rounds: readonly Round<Figures>[]): string[] {
  const of = (pick: (round: Round<Figures>) => number) => median(rounds.map(pick));
  return [
    of(({ one }) => one.perSecond).toFixed(0),
    of(({ other }) => other.perSecond).toFixed(0),
    of(({ one, other }) => one.perSecond / other.perSecond).toFixed(2),
    String(of(({ one }) => one.p50)),
    String(of(({ one }) => one.p99)),
    String(of(({ other }) => other.p50)),
    String(of(({ other }) => other.p99)),
  ];
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(38) + cells.map((cell) => cell.padStart(11)).join("");
}
