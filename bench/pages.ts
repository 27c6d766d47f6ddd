/**
 * `npm run bench:pages`: Lighthouse (mobile) on the public pages of a production build with demo data, in turns with an
 * empty Next page, and the script each of them sends.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { seed } from "#demo/seed.ts";
import { findBrowser } from "../e2e/support/browser.ts";
import { build } from "../scripts/lib/build.mjs";
import { startEmptyNext } from "./empty-next.ts";
import { startService } from "./servers.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TRIES = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
}

await build(".next");
const database = await startEmbedded({ name: "bench", database: "postgres" });
const admin = postgres(database.url, { max: 1, onnotice: () => {} });
const folder = mkdtempSync(join(tmpdir(), "offerboard-pages-"));
const browser = findBrowser();
try {
  await admin`drop database if exists offerboard_pages with (force)`;
  await admin`create database offerboard_pages`;
  const url = database.urlOf("offerboard_pages");
  await migrate(url);
  await seed(url);
  const [service, empty] = await Promise.all([startService(url), startEmptyNext()]);
  try {
    const pages = {
      "empty Next page": `${empty.origin}/`,
      "home page": `${service.origin}/`,
      "an offering's page": `${service.origin}/offerings/off_demo_harbour`,
    };
    // What a process does for its first request of a page is not the page's.
    for (const url of Object.values(pages)) await (await fetch(url)).text();
    measure(pages);
  } finally {
    await Promise.all([service.stop(), empty.stop()]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await admin`drop database if exists offerboard_pages with (force)`;
  await admin.end();
  await database.stop();
}

function measure(pages: Record<string, string>): void {
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}; ${browser.name}; ${LIGHTHOUSE}, mobile; ${ROUNDS} rounds in turns\n`,
  );
  const reports = new Map<string, Report[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      reports.set(name, [...(reports.get(name) ?? []), lighthouse(url)]);
    }
  }
  const heads = [...categories, "script kB", "LCP s", "TBT ms", "CLS"];
  console.info("".padEnd(20) + heads.map((head) => head.padStart(15)).join(""));
  for (const [name, found] of reports) {
    const cells = [
      ...categories.map((category) =>
        String(Math.round(median(found, (report) => (report.categories[category].score ?? 0) * 100))),
      ),
      (median(found, scriptBytes) / 1000).toFixed(0),
      (
        median(found, (report) => report.audits["largest-contentful-paint"]?.numericValue ?? 0) / 1000
      ).toFixed(2),
      median(found, (report) => report.audits["total-blocking-time"]?.numericValue ?? 0).toFixed(0),
      median(found, (report) => report.audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3),
    ];
    console.info(name.padEnd(20) + cells.map((cell) => cell.padStart(15)).join(""));
  }
}

/** Lighthouse's report; where the browser gave it no trace, as it does now and then, it is asked again. */
function lighthouse(url: string): Report {
  for (let tries = 1; ; tries += 1) {
    const { report, error } = runLighthouse(url);
    if (report) return report;
    if (tries === TRIES) throw new Error(`Lighthouse failed on ${url}.\n${error}`);
  }
}

function runLighthouse(url: string): { report?: Report; error?: string } {
  const output = join(folder, "report.json");
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", ...browser.args];
  const { status, stderr } = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      LIGHTHOUSE,
      "--",
      url,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=${flags.map(quoted).join(" ")}`,
    ],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        ...browser.env,
        // Lighthouse asks for a newer Node than the machine may have; ours comes first.
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        ...(browser.executablePath !== undefined && { CHROME_PATH: browser.executablePath }),
      },
    },
  );
  if (status !== 0) return { error: stderr };
  return { report: JSON.parse(readFileSync(output, "utf8")) as Report };
}

/** A flag as Lighthouse reads it: quotes stand around the value alone, and a flag within quotes is none. */
function quoted(flag: string): string {
  return flag.replace(/=(.*)$/, "='$1'");
}

function scriptBytes({ audits }: Report): number {
  const items = audits["network-requests"]?.details?.items ?? [];
  return items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function median(reports: readonly Report[], pick: (report: Report) => number): number {
  return reports.map(pick).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN;
}
