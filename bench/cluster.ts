/**
 * `npm run bench:cluster`: the same loads, of many organizations at once, on one PostgreSQL, through PgBouncer, with a
 * synchronous standby, and on Citus with 1, 2 and 4 workers (`CLUSTER_URL`), in turns in one run. What counts are the ratios
 * to one PostgreSQL: on one machine they tell what each costs and not what a further machine brings. What this machine
 * does not have is left out with a word. `BENCH_ROUNDS` is how often each is measured (3).
 */
import { rmSync } from "node:fs";
import { cpus } from "node:os";
import postgres from "postgres";
import { makeDataDirectory } from "#testing/data-directory.ts";
import { build } from "../scripts/lib/build.mjs";
import { type Place, waysOf } from "./cluster/places.ts";
import { issueKey, UNLIMITED } from "./drill/keys.ts";
import { cancelRequest, intentRequest, type Load, run } from "./load.ts";
import { type Server, startService } from "./servers.ts";
import { median } from "./turns.ts";
import { fillWorld, ledgerToken, postOffers, world } from "./world.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ORGANIZATIONS = Array.from({ length: 8 }, (_, n) => `org_bench_${n}`);
/** Requests of one run. */
const INTENTS = 1_600;
const CANCELS = 800;
const LISTS = 800;
const PAGES = 96;

/** A way to run the database, with the service on it. */
interface Subject {
  readonly place: Place;
  readonly server: Server;
  readonly sql: postgres.Sql;
  /** A key of each organization. */
  readonly keys: readonly string[];
}

await build(".next");
const dataDirectory = makeDataDirectory("bench-cluster");
const subjects: Subject[] = [];
try {
  for (const way of waysOf(dataDirectory)) {
    try {
      subjects.push(await prepare(await way.open()));
    } catch (error) {
      console.info(`${way.name}: left out, as ${(error as Error).message}`);
    }
  }
  console.info(
    `\n${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; ${ROUNDS} rounds in turns, ${ORGANIZATIONS.length} organizations, 16 connections\n`,
  );
  console.info(line("", ["a second", "p50 ms", "p99 ms", "ratio"]));
  for (const load of loadsOf()) await measure(load);
} finally {
  for (const { server, sql, place } of subjects) {
    await server.stop();
    await sql.end();
    await place.close();
  }
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function prepare(place: Place): Promise<Subject> {
  const sql = postgres(place.url, { max: 1, onnotice: () => {} });
  const keys: string[] = [];
  for (const organizationId of ORGANIZATIONS) {
    await fillWorld(sql, organizationId);
    keys.push(await issueKey(sql, UNLIMITED, organizationId));
  }
  const server = await startService(place.url, { ...place.env, API_ACCESS: "keys" });
  return { place, server, sql, keys };
}

/** A load as it is for one subject in one round. */
type Make = (subject: Subject, round: number) => Promise<Load>;

function loadsOf(): readonly { name: string; make: Make }[] {
  const of = (subject: Subject, turn: number) => ({
    authorization: `Bearer ${subject.keys[turn % ORGANIZATIONS.length]}`,
  });
  const inTurn = (turn: number) => Math.floor(turn / ORGANIZATIONS.length);
  return [
    {
      name: "intents",
      make: async (subject) => ({
        name: "intents",
        amount: INTENTS,
        request: (turn) => ({
          ...intentRequest(inTurn(turn) % world.offerings, (turn * 7) % world.customers),
          headers: of(subject, turn),
        }),
      }),
    },
    {
      name: "cancels",
      make: async (subject, round) => {
        for (const organizationId of ORGANIZATIONS)
          await postOffers(
            subject.sql,
            round + 1,
            CANCELS / ORGANIZATIONS.length,
            ledgerToken,
            organizationId,
          );
        return {
          name: "cancels",
          amount: CANCELS,
          request: (turn) => ({ ...cancelRequest(round + 1, inTurn(turn)), headers: of(subject, turn) }),
        };
      },
    },
    {
      name: "list of 20 intents",
      make: async (subject) => ({
        name: "list of 20 intents",
        amount: LISTS,
        request: (turn) => ({
          method: "GET",
          path: `/api/offering-purchase-intent?limit=20&offeringId=${world.offeringId(inTurn(turn) % world.offerings)}`,
          headers: of(subject, turn),
        }),
      }),
    },
    {
      name: "market's page, of all organizations",
      make: async () => ({
        name: "market's page",
        amount: PAGES,
        request: () => ({ method: "GET", path: "/" }),
      }),
    },
  ];
}

/** Measures one load on each subject in turns; the first round warms up. */
async function measure({ name, make }: { name: string; make: Make }): Promise<void> {
  const rounds: { perSecond: number; p50: number; p99: number }[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const figures = [];
    for (const subject of subjects)
      figures.push(await run(subject.server.origin, await make(subject, round)));
    if (round > 0) rounds.push(figures);
  }
  console.info(name);
  for (const [index, { place }] of subjects.entries()) {
    const of = (pick: (figures: (typeof rounds)[number]) => number | undefined) =>
      median(rounds.map((figures) => pick(figures) ?? Number.NaN));
    console.info(
      line(`  ${place.name}`, [
        of((figures) => figures[index]?.perSecond).toFixed(0),
        String(of((figures) => figures[index]?.p50)),
        String(of((figures) => figures[index]?.p99)),
        of((figures) => (figures[index]?.perSecond ?? 0) / (figures[0]?.perSecond ?? 0)).toFixed(2),
      ]),
    );
  }
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(11)).join("");
}
