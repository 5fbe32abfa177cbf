import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./checks.mjs";
import { ensureBrowser } from "./setup/browser.mjs";
import { ROOT } from "./setup/paths.mjs";
import { run } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

const REPORTS = join(ROOT, "test-results");
const VITEST_REPORT = join(REPORTS, "vitest.json");
const PLAYWRIGHT_REPORT = join(REPORTS, "playwright.json");

/**
 * A count of a runner's report, or one failure where the runner did not get as far as writing its report.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => { passed: number, failed: number }} count
 */
function countReport(file, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * A test that did not run is a failure: none may be skipped.
 * @param {{ numTotalTests: number, numPassedTests: number }} report
 */
function countVitest({ numTotalTests, numPassedTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/**
 * Flaky and skipped tests are failures too.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 */
function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}

await runMain(async () => {
  await setUp({ isApplicationBuilt: true });
  await ensureBrowser();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const failedChecks = await runChecks();
  const vitestCode = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${VITEST_REPORT}`,
  ]);
  const playwrightCode = await run("playwright", ["test"], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT } });

  const counts = [countReport(VITEST_REPORT, countVitest), countReport(PLAYWRIGHT_REPORT, countPlaywright)];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, failedChecks);
  // A runner can fail without a failing test: an error outside of one, or a file that does not load.
  const isGreen = failed === 0 && vitestCode === 0 && playwrightCode === 0;
  console.log(`\ntests: ${passed} passed, ${isGreen ? 0 : Math.max(1, failed)} failed`);
  return isGreen ? 0 : 1;
});
