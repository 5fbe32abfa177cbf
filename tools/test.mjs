import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./checks.mjs";
import { ensureBrowser } from "./setup/browser.mjs";
import { findFreePort } from "./setup/find-free-port.mjs";
import { ROOT } from "./setup/paths.mjs";
import { explain, run } from "./setup/run.mjs";
import { setUp } from "./setup.mjs";
import { countPlaywright, countVitest, formatClosing, listSecondTries, readReport } from "./test-reports.mjs";

const REPORTS = join(ROOT, "test-results");
const VITEST_REPORT = join(REPORTS, "vitest.json");
const PLAYWRIGHT_REPORT = join(REPORTS, "playwright.json");

/** A report that is missing counts as one failed test. */
const NO_REPORT = { passed: 0, failed: 1 };

/** Runs everything that must pass, each part also where another failed. */
async function runAll() {
  await setUp({ isApplicationBuilt: true });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const failedChecks = await runChecks();
  const vitestCode = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${VITEST_REPORT}`,
  ]);
  const playwrightCode = await runBrowserTests().catch(explain);

  const counts = [
    readReport(VITEST_REPORT, countVitest, NO_REPORT),
    readReport(PLAYWRIGHT_REPORT, countPlaywright, NO_REPORT),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, failedChecks);
  // A runner can fail without a failing test: an error outside of one, or a file that does not load.
  const isGreen = failed === 0 && vitestCode === 0 && playwrightCode === 0;
  return {
    count: { passed, failed: isGreen ? 0 : Math.max(1, failed) },
    secondTries: readReport(PLAYWRIGHT_REPORT, listSecondTries, []),
  };
}

async function runBrowserTests() {
  await ensureBrowser();
  return run("playwright", ["test"], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
      E2E_PORT: process.env.E2E_PORT ?? String(await findFreePort()),
    },
  });
}

// The closing line counts, whatever happened before it.
const { count, secondTries } = await runAll().catch((error) => {
  explain(error);
  return { count: NO_REPORT, secondTries: [] };
});
console.log(`\n${formatClosing(count, secondTries)}`);
process.exitCode = count.failed === 0 ? 0 : 1;
