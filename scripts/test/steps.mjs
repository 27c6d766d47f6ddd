import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../lib/child.mjs";
import { root } from "../lib/paths.mjs";
import { countOf, freshReport, readPlaywright } from "./reports.mjs";
import { openWorld } from "./world.mjs";

/**
 * @typedef {import("./reports.mjs").Count} Count
 * @typedef {import("./world.mjs").World} World
 * @typedef {{ name: string, pages?: boolean, onlyByName?: boolean, run: (world: World, files: string[]) => Promise<Count> }} Step
 *   `pages`: needs a build; `onlyByName`: needs what not every machine has, and is no part of all; `files`: parts of the names of the files to run, all where there is none
 */

/** In the order of how soon each can tell that something is wrong. @type {Step[]} */
export const steps = [
  { name: "check", run: check },
  { name: "unit", run: (_, files) => vitest("unit", files, {}) },
  { name: "db", run: (world, files) => onDatabase("db*", files, world) },
  { name: "long", run: (world, files) => onDatabase("long", files, world) },
  { name: "http", pages: true, run: http },
  { name: "pooler", pages: true, onlyByName: true, run: throughPooler },
  { name: "cluster", pages: process.env.CLUSTER_URL !== undefined, onlyByName: true, run: onCluster },
  { name: "e2e", pages: true, run: (world, files) => browser(world, files, {}) },
  {
    name: "screenshots",
    pages: true,
    onlyByName: true,
    run: (world, files) => browser(world, files, { SCREENSHOTS: "1" }),
  },
];

/** Suites that bring a server of their own, or ask how one PostgreSQL plans, locks or is kept busy. */
const ofOneServer = "lists statements embedded pooler compartments crowd index-choice"
  .split(" ")
  .map((name) => `${name}.db.test.ts`);

/** Types, style, promises, imports and contracts: six runs of tools at once, each counted as one test. */
async function check() {
  const folders = [
    ...[
      "app",
      "bench",
      "contracts",
      "db",
      "demo",
      "e2e",
      "examples",
      "instrumentation.ts",
      "scripts",
      "sdk",
      "server",
      "testing",
    ],
  ];
  const there = readdirSync(root).filter((name) => folders.includes(name));
  const tools = {
    types: ["typescript-7/bin/tsc", "-p", "tsconfig.check.json"],
    style: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
    promises: ["oxlint/bin/oxlint", ...there],
    imports: [
      "dependency-cruiser/bin/dependency-cruise.mjs",
      "--config",
      ".dependency-cruiser.mjs",
      ...there,
    ],
    folders: [
      "dependency-cruiser/bin/dependency-cruise.mjs",
      "--config",
      ".dependency-cruiser-folders.mjs",
      ...there,
    ],
    solidity: [
      ...["solhint/solhint.js", "--noPoster", "--disc", "--max-warnings", "0", "--config", ".solhint.json"],
      "contracts/**/*.sol",
    ],
  };
  const codes = await Promise.all(
    Object.entries(tools).map(async ([name, [tool = "", ...args]]) => {
      const words = /** @type {string[]} */ ([]);
      const code = await runChild(process.execPath, [join("node_modules", tool), ...args], {
        onOutput: (text) => void words.push(text),
      });
      console.log(code === 0 ? `✓ ${name}` : `${words.join("")}\n✗ ${name}`);
      return code;
    }),
  );
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed, skipped: 0 };
}

/** @param {string} project @param {string[]} files @param {World} world */
async function onDatabase(project, files, world) {
  return vitest(project, files, { TEST_DATABASE_URL: await world.databaseServer() });
}

/** @param {string} project a name or a pattern of names @param {string[]} files @param {Record<string, string>} env */
async function vitest(project, files, env) {
  const report = freshReport(project.replace("*", ""));
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-reporter.mjs"];
  const args = ["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...reporters, ...files];
  return countOf(report, await runChild(process.execPath, args, { env: { ...env, TEST_REPORT: report } }));
}

/**
 * The interface over HTTP, on a server that anybody may use and on one that asks for keys.
 * @param {World} world @param {string[]} files
 */
async function http(world, files) {
  return overHttp(world, files, await world.createDatabase(), {});
}

/** The same with requests through PgBouncer in transaction mode. @param {World} world @param {string[]} files */
async function throughPooler(world, files) {
  const database = await world.createDatabase();
  const { openPooler } = await import("#testing/pooler.ts");
  const pooler = await openPooler(database);
  try {
    return await overHttp(world, files, database, { DATABASE_POOLER_URL: pooler.url });
  } finally {
    await pooler.close();
  }
}

/**
 * The database's suites and the interface over HTTP on a cluster, whose coordinator `CLUSTER_URL` names.
 * @param {World} _ @param {string[]} files
 */
async function onCluster(_, files) {
  const url = process.env.CLUSTER_URL;
  if (url === undefined) {
    console.log("Skipped: CLUSTER_URL names no coordinator of a Citus cluster (docs/cluster.md).");
    return { passed: 0, failed: 0, skipped: 1, isExcused: true };
  }
  const world = openWorld(url);
  try {
    const which = ["--passWithNoTests", ...files];
    const except = ofOneServer.map((name) => `**/${name}`).join();
    const env = { TEST_DATABASE_URL: url, TEST_EXCEPT: except, TEST_PATIENCE: "4" };
    const counts = [
      await vitest("db*", which, env),
      await vitest("long", which, env),
      await http(world, which),
    ];
    const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
      counts.reduce((total, count) => total + count[key], 0);
    const told = (/** @type {"broken" | "flaky"} */ key) => counts.flatMap((count) => count[key] ?? []);
    return {
      passed: sum("passed"),
      failed: sum("failed"),
      skipped: sum("skipped"),
      broken: told("broken"),
      flaky: told("flaky"),
    };
  } finally {
    await world.close();
  }
}

/** @param {World} world @param {string[]} files @param {string} database @param {Record<string, string>} env of the servers */
async function overHttp(world, files, database, env) {
  const open = await world.startServer(database, { ...env, API_ACCESS: "open" });
  // One of them works for both: the open one alone sends webhooks to this machine.
  const keys = await world.startServer(database, { ...env, API_ACCESS: "keys", WORKER: "off" });
  try {
    return await vitest("http", files, {
      BASE_URL: open.url,
      KEYS_URL: keys.url,
      DATABASE_URL: database,
      AUTH_SECRET: world.authSecret,
    });
  } finally {
    await Promise.all([open.stop(), keys.stop()]);
  }
}

/** People's stories in a real browser. @param {World} world @param {string[]} files @param {Record<string, string>} env */
async function browser(world, files, env) {
  const database = await world.createDatabase();
  const chain = await world.startChain();
  const server = await world.startServer(database, { API_ACCESS: "open", ...chain?.env });
  const report = freshReport("e2e");
  try {
    const code = await runChild(
      process.execPath,
      ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...files],
      {
        env: {
          BASE_URL: server.url,
          DATABASE_URL: database,
          AUTH_SECRET: world.authSecret,
          ...chain?.env,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...env,
        },
      },
    );
    return countOf(report, code, readPlaywright);
  } finally {
    await server.stop();
    await chain?.close();
  }
}
