import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} TestCount */

/**
 * A count of a runner's report, or one failure where the runner did not get as far as writing all of it.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => TestCount} count
 * @returns {TestCount}
 */
export function countReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * A test that did not run is a failure: none may be skipped.
 * @param {{ numTotalTests: number, numPassedTests: number }} report
 * @returns {TestCount}
 */
export function countVitest({ numTotalTests, numPassedTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/**
 * Flaky and skipped tests are failures too.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {TestCount}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}
