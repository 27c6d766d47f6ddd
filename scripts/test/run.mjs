import { join } from "node:path";
import { isLock, takeLock } from "#db/embedded/lock.mjs";
import { root } from "../lib/paths.mjs";
import { testSeed } from "./seed.mjs";
import { steps } from "./steps.mjs";
import { openWorld } from "./world.mjs";

/**
 * @typedef {import("./reports.mjs").Count} Count
 * @typedef {{ name: string, count: Count, seconds: number }} Result
 */

/**
 * Runs the named steps, or all, and prints how each went; the last line is `N passed, N failed`.
 * @param {string[]} words names of steps; `e2e:organization` runs those files of a step that have the word in their name
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(words) {
  const parts = words.map((word) => word.split(":"));
  const names = parts.map(([name = ""]) => name);
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are: ${known.join(", ")}.`);
  }
  const chosen = steps.filter(({ name, onlyByName }) =>
    names.length === 0 ? !onlyByName : names.includes(name),
  );
  const release = chosen.some(({ pages }) => pages) ? await lockRun() : () => {};
  clearConfiguration();
  const seed = testSeed();

  const world = openWorld();
  // The pages take long to build, and the steps before them need little: side by side they fill both cores.
  if (chosen.some(({ pages }) => pages)) world.startBuild();
  /** @type {Result[]} */
  const results = [];
  let interrupted = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  try {
    for (const { name, run } of chosen) {
      const files = parts.flatMap(([step, ...rest]) => (step === name ? rest : []));
      if (interrupted) break;
      console.log(`\n── ${name} ${"─".repeat(70 - name.length)}`);
      results.push(await timed(name, () => run(world, files)));
    }
  } finally {
    await world.close();
    release();
  }
  return summarize(results, interrupted, seed);
}

/** @param {string} name @param {() => Promise<Count>} run @returns {Promise<Result>} */
async function timed(name, run) {
  const began = performance.now();
  /** @type {Count} */
  const count = await run().catch((error) => {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  // A step that ran nothing tells nothing: a pattern that matches no file must not pass for success.
  if (count.passed + count.failed === 0 && !count.isExcused) {
    console.error(`The step ${name} ran no test.`);
    count.failed = 1;
  }
  return { name, count, seconds: (performance.now() - began) / 1000 };
}

/** @param {Result[]} results @param {boolean} interrupted @param {number} seed */
function summarize(results, interrupted, seed) {
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    results.reduce((total, { count }) => total + count[key], 0);
  console.log(`\n── summary ${"─".repeat(63)}`);
  for (const { name, count, seconds } of results) {
    const parts = [
      `${count.passed} passed`,
      count.failed && `${count.failed} failed`,
      count.skipped && `${count.skipped} skipped`,
    ];
    console.log(
      `${name.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${parts.filter(Boolean).join(", ")}`,
    );
  }
  for (const { count } of results)
    for (const test of count.flaky ?? []) console.log(`↻ passed when tried again: ${test}`);
  for (const { count } of results) for (const test of count.broken ?? []) console.log(`✗ ${test}`);
  if (interrupted) console.log("Interrupted; the other steps did not run.");
  if (sum("failed") > 0) console.log(`TEST_SEED=${seed} repeats the random tests of this run.`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (interrupted) return 130;
  return sum("failed") > 0 ? 1 : 0;
}

async function lockRun() {
  const lock = await takeLock(join(root, ".data/test.lock"), {
    what: "npm test",
    waitMs: 1_800_000,
    onWait: ({ pid }) =>
      console.log(`Another \`npm test\` runs in this folder (process ${pid}); waiting for it to end.`),
  });
  if (!isLock(lock))
    throw new Error(
      `Another \`npm test\` (process ${lock.pid}) runs in this folder for half an hour already.`,
    );
  return lock.release;
}

/** What a person has set for a server of theirs must not reach the one under test. */
function clearConfiguration() {
  const names = [
    "PORT",
    "HOST",
    "BASE_DOMAIN",
    "DATABASE_URL",
    "DATABASE_POOL",
    "DATA_DIR",
    "API_ACCESS",
    "SEED",
    "LOG_LEVEL",
  ];
  const chain = Object.keys(process.env).filter((name) => name.startsWith("CHAIN_"));
  for (const name of [...names, ...chain, "NEXT_DIST_DIR", "NODE_ENV", "BASE_URL"]) delete process.env[name];
}
