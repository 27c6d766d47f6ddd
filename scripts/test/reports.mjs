import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cacheFolder } from "../lib/paths.mjs";

/**
 * `broken`: the failed tests, each with the first line of what it said; `flaky`: the same of those that passed when they
 * were tried again; `isExcused`: there is nothing here to run it on.
 * @typedef {{ passed: number, failed: number, skipped: number, broken?: string[], flaky?: string[], isExcused?: boolean }} Count
 */

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
 * @param {(report: any) => Count} [read] where the report is not a count already
 * @returns {Count}
 */
export function countOf(file, exitCode, read = (count) => count) {
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (exitCode !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * @typedef {{ file: string, title: string, ok: boolean, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, suites: Suite[] }} report
 * @returns {Count}
 */
export function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    broken: toldOf(suites, ({ ok }) => !ok),
    flaky: toldOf(suites, ({ tests }) => tests.some(({ status }) => status === "flaky")),
  };
}

/** @param {Suite[]} suites @param {(one: Spec) => boolean} isTold @returns {string[]} */
function toldOf(suites, isTold) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(isTold)
      .map(({ file, title, tests }) =>
        told(
          file,
          title,
          tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message,
        ),
      ),
    ...toldOf(inner, isTold),
  ]);
}

/** One line for a test. @param {string} file @param {string} title @param {string} [message] */
export function told(file, title, message = "") {
  return `${file} › ${title}: ${stripVTControlCharacters(message).split("\n")[0]}`;
}
