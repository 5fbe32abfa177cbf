import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number }} TestCount */

/** @typedef {{ name: string, error: string }} SecondTry A test with its file and line, and why its first try failed. */

/**
 * @typedef {{
 *   specs?: readonly { file: string, line: number, title: string, tests: readonly PlaywrightTest[] }[],
 *   suites?: readonly PlaywrightSuite[],
 * }} PlaywrightSuite
 * @typedef {{ status: string, results: readonly { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: readonly PlaywrightSuite[],
 * }} PlaywrightReport
 */

/**
 * What a runner's report says, or `missing` where the runner did not get as far as writing all of it.
 * @template Report
 * @template Result
 * @param {string} file
 * @param {(report: Report) => Result} read
 * @param {Result} missing
 * @returns {Result}
 */
export function readReport(file, read, missing) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return missing;
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
 * A test that passed only in its second try has passed, and is listed for people to look at. A skipped test is a failure.
 * @param {PlaywrightReport} report
 * @returns {TestCount}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected + skipped };
}

/**
 * The tests that passed only in their second try, each with the error of the first one.
 * @param {PlaywrightReport} report
 * @returns {readonly SecondTry[]}
 */
export function listSecondTries({ suites }) {
  return suites.flatMap(listOfSuite);
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {readonly SecondTry[]}
 */
function listOfSuite({ specs = [], suites = [] }) {
  const tests = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ results }) => ({
        name: `${file}:${line} ${title}`,
        error: stripVTControlCharacters(results[0]?.error?.message ?? "no message").trim(),
      })),
  );
  return [...tests, ...suites.flatMap(listOfSuite)];
}

/**
 * What `npm test` ends with: the tests that needed a second try, and the line that counts.
 * @param {TestCount} count
 * @param {readonly SecondTry[]} secondTries
 */
export function formatClosing({ passed, failed }, secondTries) {
  const counts = `tests: ${passed} passed, ${failed} failed`;
  if (secondTries.length === 0) return counts;
  const list = secondTries.map(({ name, error }) => `${name}\n${error.replace(/^/gm, "    ")}\n`);
  return ["Needed a second try:", ...list, `${counts}, ${secondTries.length} at the second try`].join("\n");
}
