import { writeFileSync } from "node:fs";
import { told } from "./reports.mjs";

/**
 * Writes what a run counted to the file that `TEST_REPORT` names, as `Count`. Errors outside of tests, in a file that does
 * not load or after a test has ended, count as failed tests: none of them goes without its words.
 */
export default class CountReporter {
  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly import("vitest").SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ module, test })),
    );
    const having = (/** @type {string} */ state) => tests.filter(({ test }) => test.result().state === state);
    const suites = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].map((suite) => ({ module, suite })),
    );
    const name = (/** @type {import("vitest/node").TestModule} */ { relativeModuleId }) => relativeModuleId;
    const broken = [
      ...having("failed").map(({ module, test }) =>
        told(name(module), test.fullName, test.result().errors?.[0]?.message),
      ),
      ...suites.flatMap(({ module, suite }) =>
        suite
          .errors()
          .map(({ message }) =>
            told(name(module), suite.type === "suite" ? suite.fullName : "as a whole", message),
          ),
      ),
      ...unhandled.map(({ message, stack }) =>
        told("outside of tests", message, stack?.split("\n")[1]?.trim()),
      ),
    ];
    const flaky = tests
      .filter(({ test }) => test.diagnostic()?.flaky)
      .map(({ module, test }) => told(name(module), test.fullName, test.result().errors?.[0]?.message));
    const count = {
      passed: having("passed").length,
      failed: broken.length,
      skipped: having("skipped").length,
      broken,
      flaky,
    };
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(count));
  }
}
