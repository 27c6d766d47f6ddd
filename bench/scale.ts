/**
 * `npm run bench:scale`: the interface and the pages over one organization of a real issuer's size, beside the same over
 * a small one, in one run. It makes its database by set-based SQL and keeps it between runs; `--scale 0.05` (a share of
 * a million customers and ten million purchases, at most 1) chooses the size, `--fresh` makes it anew. Words choose
 * requests by their path. It ends with code 1 where a request is over its bound.
 */
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { build } from "../scripts/lib/build.mjs";
import { fill } from "./scale/fill.ts";
import { type Request, requestsOf } from "./scale/requests.ts";
import { type Server, startService } from "./servers.ts";

/** Most milliseconds that 95 of 100 requests of a kind may take. */
const bounds = { list: 100, get: 20, page: 300 } as const;
const TURNS = 9;
/** A request that takes longer than this once is not asked again and again. */
const SLOW_MS = 3_000;
const SMALL = 0.0002;

const { values, positionals } = parseArgs({
  options: { scale: { type: "string", default: "0.02" }, fresh: { type: "boolean", default: false } },
  allowPositionals: true,
});
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new Error("--scale is a share above 0, at most 1.");

await build(".next");
const database = await startEmbedded({ name: "bench", database: "postgres" });
const servers: Server[] = [];
try {
  const large = await serve("offerboard_scale", scale);
  const small = await serve("offerboard_scale_small", SMALL);
  process.exitCode = (await compare(large, small)) > 0 ? 1 : 0;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.stop();
}

/** A service over a database of that size, which is made where it is not there. */
async function serve(name: string, size: number): Promise<Server> {
  const admin = postgres(database.url, { max: 1, onnotice: () => {} });
  const url = database.urlOf(name);
  const [there] = await admin<{ size: string | null }[]>`
    select shobj_description(oid, 'pg_database') as size from pg_database where datname = ${name}`;
  if (values.fresh || there?.size !== String(size)) {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name}`);
    await migrate(url);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const began = performance.now();
    await fill(sql, size, (step) => console.info(`  ${name}: ${step} …`));
    await sql.end();
    await admin.unsafe(`comment on database ${name} is '${size}'`);
    console.info(`  ${name}: made in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  }
  await migrate(url);
  await admin.end();
  const server = await startService(url);
  servers.push(server);
  return server;
}

/** Asks both for everything in turns. @returns how many requests are over their bound */
async function compare(large: Server, small: Server): Promise<number> {
  const requests = [...(await interfaceRequests(large)), ...(await pageRequests(large))].filter(
    ({ path }) => positionals.length === 0 || positionals.some((word) => path.includes(word)),
  );
  const headers = { [large.origin]: await signedIn(large), [small.origin]: await signedIn(small) };
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; scale ${scale}; ${TURNS} turns each, warm\n`,
  );
  console.info(line("", "p50 ms", "p95 ms", "small p50", "ratio", "bound"));
  let over = 0;
  for (const { kind, path } of requests) {
    const times = await time(large.origin + path, headers[large.origin]);
    const beside = await time(small.origin + path, headers[small.origin]);
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
    const isOver = p95 > bounds[kind];
    if (isOver) over += 1;
    const ratio = p50 / percentile(beside, 50);
    console.info(
      line(path, ms(p50), ms(p95), ms(percentile(beside, 50)), ratio.toFixed(1), isOver ? "OVER" : "ok"),
    );
  }
  console.info(`\n${requests.length} requests, ${over} over their bound`);
  return over;
}

async function interfaceRequests(server: Server): Promise<readonly Request[]> {
  const get = async (path: string) => await (await fetch(`${server.origin}/api${path}`)).json();
  const requests = await requestsOf(await get("/openapi.json"), get);
  return requests.map(({ kind, path }) => ({ kind, path: `/api${path}` }));
}

async function pageRequests(server: Server): Promise<readonly { kind: "page"; path: string }[]> {
  const first = async (path: string, name: string) => {
    const { data } = await (await fetch(`${server.origin}/api${path}?limit=1`)).json();
    return data[0][name] as string;
  };
  const [token, offering, customer, purchase] = await Promise.all([
    first("/token", "tokenId"),
    first("/offering", "offeringId"),
    first("/customer", "id"),
    first("/offering-purchase-intent", "offeringPurchaseIntentId"),
  ]);
  const pages = [
    "",
    "/offerings",
    "/customers",
    "/verifications",
    "/purchases",
    "/payments",
    "/tokens",
    "/bulletin-board",
    "/audit",
  ];
  const single = [
    `/offerings/${offering}`,
    `/customers/${customer}`,
    `/purchases/${purchase}`,
    `/tokens/${token}`,
  ];
  const paths = ["/", `/offerings/${offering}`, ...[...pages, ...single].map((path) => `/console${path}`)];
  return paths.map((path) => ({ kind: "page", path }));
}

/** The headers of somebody who works in the console. */
async function signedIn({ origin }: Server): Promise<HeadersInit> {
  const answer = await fetch(`${origin}/api/demo/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: "person=owner&returnTo=/console",
  });
  return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

async function time(url: string, headers: HeadersInit = {}): Promise<number[]> {
  const times: number[] = [];
  for (let turn = -2; turn < TURNS; turn += 1) {
    const began = performance.now();
    const answer = await fetch(url, url.includes("/api/") ? {} : { headers });
    await answer.arrayBuffer();
    const took = performance.now() - began;
    if (answer.status >= 500) console.info(`  ${answer.status} ${url}`);
    if (turn >= 0 || took > SLOW_MS) times.push(took);
    if (took > SLOW_MS) break;
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

function ms(value: number): string {
  return value.toFixed(1);
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(76) + cells.map((cell) => cell.padStart(10)).join("");
}
