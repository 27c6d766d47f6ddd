import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../lib/child.mjs";
import { root } from "../lib/paths.mjs";
import { countOf, freshReport, readPlaywright, readVitest } from "./reports.mjs";

/**
 * @typedef {import("./reports.mjs").Count} Count
 * @typedef {import("./world.mjs").World} World
 * @typedef {{ name: string, pages?: boolean, run: (world: World) => Promise<Count> }} Step `pages`: needs a build
 */

/** In the order of how soon each can tell that something is wrong. @type {Step[]} */
export const steps = [
  { name: "check", run: check },
  { name: "unit", run: () => vitest("unit", {}) },
  { name: "db", run: async (world) => vitest("db*", { TEST_DATABASE_URL: await world.databaseServer() }) },
  { name: "long", run: async (world) => vitest("long", { TEST_DATABASE_URL: await world.databaseServer() }) },
  { name: "http", pages: true, run: http },
  { name: "e2e", pages: true, run: browser },
];

/** Types, style, promises and imports: four tools at once, each counted as one test. */
async function check() {
  const folders = ["app", "bench", "db", "demo", "e2e", "instrumentation.ts", "scripts", "server", "testing"];
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

/** @param {string} project a name or a pattern of names @param {Record<string, string>} env */
async function vitest(project, env) {
  const report = freshReport(project.replace("*", ""));
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...reporters];
  return countOf(report, await runChild(process.execPath, args, { env }), readVitest);
}

/**
 * The interface over HTTP, on a server that anybody may use and on one that asks for keys.
 * @param {World} world
 */
async function http(world) {
  const database = await world.createDatabase();
  const open = await world.startServer(database, { API_ACCESS: "open" });
  const keys = await world.startServer(database, { API_ACCESS: "keys" });
  try {
    return await vitest("http", {
      BASE_URL: open.url,
      KEYS_URL: keys.url,
      DATABASE_URL: database,
      AUTH_SECRET: world.authSecret,
    });
  } finally {
    await Promise.all([open.stop(), keys.stop()]);
  }
}

/** People's stories in a real browser. @param {World} world */
async function browser(world) {
  const database = await world.createDatabase();
  const server = await world.startServer(database, { API_ACCESS: "open" });
  const report = freshReport("e2e");
  try {
    const code = await runChild(
      process.execPath,
      ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
      {
        env: {
          BASE_URL: server.url,
          DATABASE_URL: database,
          AUTH_SECRET: world.authSecret,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    return countOf(report, code, readPlaywright);
  } finally {
    await server.stop();
  }
}
