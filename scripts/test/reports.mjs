import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../lib/paths.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * A place for a step's report, where none of an earlier run lies.
 * @param {string} step
 */
export function freshReport(step) {
  const folder = join(cacheFolder, "reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${step}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * What a runner counted. One that failed without a failed test (a file that does not load, a crash) counts as one.
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
export function countOf(file, exitCode, read) {
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (exitCode !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** @param {any} report @returns {Count} */
export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {any} report @returns {Count} */
export function readPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
