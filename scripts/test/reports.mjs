import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cacheFolder, root } from "../lib/paths.mjs";

/**
 * `broken`: the failed tests, each with the first line of what it said; `isExcused`: there is nothing here to run it on.
 * @typedef {{ passed: number, failed: number, skipped: number, broken?: string[], isExcused?: boolean }} Count
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

/**
 * @typedef {{ name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} VitestFile
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: VitestFile[] }} report
 * @returns {Count}
 */
export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    broken: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => told(relative(root, name), fullName, failureMessages[0])),
    ),
  };
}

/**
 * @typedef {{ file: string, title: string, ok: boolean, tests: { results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, suites: Suite[] }} report
 * @returns {Count}
 */
export function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    broken: suites.flatMap(brokenOf),
  };
}

/** @param {Suite} suite @returns {string[]} */
function brokenOf({ specs = [], suites = [] }) {
  const broken = specs.filter(({ ok }) => !ok);
  return [
    ...broken.map(({ file, title, tests }) =>
      told(file, title, tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message),
    ),
    ...suites.flatMap(brokenOf),
  ];
}

/** @param {string} file @param {string} title @param {string} [message] */
function told(file, title, message = "") {
  return `${file} › ${title}: ${stripVTControlCharacters(message).split("\n")[0]}`;
}
