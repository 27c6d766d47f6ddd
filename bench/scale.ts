/**
 * `npm run bench:scale`: the interface, the pages, the exports and the clock over one organization of a real issuer's
 * size, beside the same over a small one, in one run. It makes its database by set-based SQL and keeps it between runs;
 * `--scale 0.05` (a share of a million customers and ten million purchases, at most 1) chooses the size, `--skewed` a world
 * in which a few have much and many have little, `--fresh` makes it anew, `--no-rows` does not count the rows that are read,
 * which takes half of the time. Words choose requests by their path, `writes` and `round` what is not a request that reads.
 * `--chance 1000` asks for so many requests by chance instead, those of `--seed 1`: nothing they break is a promise, and what
 * they find is worth a look.
 * It ends with code 1 where something is over its bound.
 */
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { startEmbedded } from "#db/embedded.ts";
import { build } from "../scripts/lib/build.mjs";
import { requestsByChance } from "./scale/chance.ts";
import { boundOf, bounds, everyRequest } from "./scale/everything.ts";
import { readExport } from "./scale/exports.ts";
import { fill } from "./scale/fill.ts";
import { fillSkewed } from "./scale/fill-skewed.ts";
import { RangeRefused, rowsReadBy, timeOf, timeOnce } from "./scale/measure.ts";
import { exportsOf, identifiersOf } from "./scale/requests.ts";
import { timeRounds } from "./scale/rounds.ts";
import { askOf, documentOf, openWorld, type World } from "./scale/world.ts";
import { timeWrites } from "./scale/writes.ts";

const SMALL = 0.0002;
/** Rows a second that an export streams at least, and MiB that it may hold. */
const EXPORT = { perSecond: 50_000, grown: 50 };
/** Exports of fewer rows end before they have a speed. */
const FEWEST_ROWS = 20_000;
/** What is left at least of the small database's throughput of writes, and how many times its p99 they take at most. */
const WRITES = { throughput: 0.9, slowest: 1.5 };
/** Milliseconds a second that the clock may take where nothing waits. */
const IDLE_MS = 50;

const { values, positionals } = parseArgs({
  options: {
    scale: { type: "string", default: "0.05" },
    skewed: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    rows: { type: "boolean", default: true },
    chance: { type: "string" },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
  allowNegative: true,
});
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new Error("--scale is a share above 0, at most 1.");
const chance = values.chance === undefined ? undefined : Number(values.chance);
if (chance !== undefined && !(chance >= 1))
  throw new Error("--chance is how many requests are made, 1 at least.");
const isChosen = (path: string) =>
  positionals.length === 0 || positionals.some((word) => path.includes(word));

await build(".next");
const database = await startEmbedded({ name: "bench", database: "postgres" });
const worlds: World[] = [];
try {
  const [name, by] = values.skewed
    ? (["offerboard_scale_skewed", fillSkewed] as const)
    : (["offerboard_scale", fill] as const);
  const open = async (called: string, size: number) => {
    const world = await openWorld(database, called, { size, isFresh: values.fresh, by });
    worlds.push(world);
    return world;
  };
  const large = await open(name, scale);
  const over =
    chance === undefined
      ? await checkAll(large, await open(`${name}_small`, SMALL))
      : await askByChance(large, { count: chance, seed: Number(values.seed) });
  console.info(`\n${over} over their bound`);
  process.exitCode = over > 0 ? 1 : 0;
} finally {
  await Promise.all(worlds.map(({ server, admin }) => Promise.all([server.stop(), admin.end()])));
  await database.stop();
}

/** Everything there is. @returns how much of it is over its bound */
async function checkAll(large: World, small: World): Promise<number> {
  return (
    (await compareRequests(large, small)) +
    (await checkExports(large)) +
    // Before what is written leaves something to do.
    (await checkRounds(large)) +
    (await checkWrites(large, small))
  );
}

/** Asks both for everything in turns. @returns how many requests are over their bound */
async function compareRequests(large: World, small: World): Promise<number> {
  const requests = (await everyRequest(large)).filter(({ path }) => isChosen(path));
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; scale ${scale}; warm\n`,
  );
  const rows = new Map<string, number>();
  for (const { path, area } of values.rows ? requests : []) {
    const { server, headers } = large.as(area);
    rows.set(
      path,
      await rowsReadBy(large.admin, async () =>
        (await fetch(server.origin + path, { headers })).arrayBuffer(),
      ),
    );
  }
  console.info(line("", "p50 ms", "p95 ms", "rows read", "small p50", "ratio", "bound"));
  const slowest = new Map<string, { count: number; path: string; p95: number }>();
  let over = 0;
  for (const { kind, path, area } of requests) {
    const times = await timeOf(large.as(area), path, bounds[kind]).catch(noneIfRefused);
    if (times === undefined) {
      console.info(line(path, "", "", "", "", "", "refused"));
      continue;
    }
    const { p50, p95 } = times;
    const { count, ...worst } = slowest.get(kind) ?? { count: 0, path, p95 };
    slowest.set(kind, { count: count + 1, ...(p95 >= worst.p95 ? { path, p95 } : worst) });
    const beside = await timeOf(small.as(area), path).catch(() => ({ p50: Number.NaN, p95: Number.NaN }));
    const isOver = p95 > bounds[kind];
    if (isOver) over += 1;
    const ratio = p50 / beside.p50;
    console.info(
      line(
        path,
        ms(p50),
        ms(p95),
        String(rows.get(path) ?? ""),
        ms(beside.p50),
        ratio.toFixed(1),
        isOver ? "OVER" : "ok",
      ),
    );
  }
  console.info(`\n${line("slowest of a kind", "p95 ms", "bound", "of")}`);
  for (const [kind, { count, path, p95 }] of slowest)
    console.info(
      line(`${kind}: ${path}`, ms(p95), String(bounds[kind as keyof typeof bounds]), String(count)),
    );
  console.info(`\n${requests.length} requests, ${over} over their bound`);
  return over;
}

/** A range that is too wide for its order takes no time. */
function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof RangeRefused)) throw error;
}

/** Asks for lists by chance, and tells which took longer than they may. @returns how many did */
async function askByChance(large: World, sample: { count: number; seed: number }): Promise<number> {
  const requests = await requestsByChance(
    await documentOf(large),
    askOf(large),
    (path) => isChosen(`/api${path}`),
    sample,
  );
  let over = 0;
  let refused = 0;
  for (const { kind, path } of requests) {
    const bound = bounds[boundOf(kind, path)];
    const took = await timeOnce(large.as(undefined), `/api${path}`, bound);
    if (took === undefined) refused += 1;
    else if (took > bound) {
      over += 1;
      console.info(`${ms(took).padStart(10)}  /api${path}`);
    }
  }
  console.info(
    `\n${requests.length} requests by chance, ${refused} refused for what they ask, ${over} over their bound`,
  );
  return over;
}

/** Streams every export, the second time warm. @returns how many are slower or hold more than they may */
async function checkExports(world: World): Promise<number> {
  const { server } = world;
  const document = await documentOf(world);
  const known = await identifiersOf(document, askOf(world));
  const paths = exportsOf(document, known).filter((path) => isChosen(`/api${path}`));
  if (paths.length === 0) return 0;
  console.info(`\n${line("export", "rows", "rows/s", "first ms", "MiB grown", "", "bound")}`);
  let over = 0;
  for (const path of paths) {
    await readExport(server, `/api${path}`);
    const { rows, perSecond, firstMs, grown } = await readExport(server, `/api${path}`);
    const isOver = (rows >= FEWEST_ROWS && perSecond < EXPORT.perSecond) || grown > EXPORT.grown;
    if (isOver) over += 1;
    console.info(
      line(path, String(rows), perSecond.toFixed(0), ms(firstMs), ms(grown), "", isOver ? "OVER" : "ok"),
    );
  }
  return over;
}

/** Writes to both in turns; a skewed world, whose offerings end, has nowhere to. @returns how many kinds of writes the size costs more than it may */
async function checkWrites(large: World, small: World): Promise<number> {
  if (values.skewed || !isChosen("writes")) return 0;
  const figures = await timeWrites(large, small);
  console.info(`\n${line("writes", "a second", "of small", "p99 ms", "of small", "", "bound")}`);
  let over = 0;
  for (const { name, perSecond, throughput, p99, slowest } of figures) {
    const isOver = throughput < WRITES.throughput || slowest > WRITES.slowest;
    if (isOver) over += 1;
    console.info(
      line(
        name,
        perSecond.toFixed(0),
        throughput.toFixed(2),
        ms(p99),
        slowest.toFixed(2),
        "",
        isOver ? "OVER" : "ok",
      ),
    );
  }
  return over;
}

/** Times the clock's rounds where nothing waits. @returns 1 where they take more of a second than they may */
async function checkRounds({ url }: World): Promise<number> {
  if (!isChosen("round")) return 0;
  const figures = await timeRounds(url);
  console.info(`\n${line("round of the clock", "every s", "p50 ms", "ms a second")}`);
  for (const { name, every, p50, msPerSecond } of figures)
    console.info(line(name, String(every), ms(p50), msPerSecond.toFixed(2)));
  const all = figures.reduce((sum, { msPerSecond }) => sum + msPerSecond, 0);
  const isOver = all > IDLE_MS;
  console.info(line("all", "", "", all.toFixed(2), "", "", isOver ? "OVER" : "ok"));
  return isOver ? 1 : 0;
}

function ms(value: number): string {
  return value.toFixed(1);
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(90) + cells.map((cell) => cell.padStart(11)).join("");
}
