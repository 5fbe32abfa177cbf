import { defineConfig, devices } from "@playwright/test";
import { chooseChromium } from "./tools/setup/system-chromium.mjs";

const PORT = Number(process.env.E2E_PORT ?? 8790);
const STATE_DIRECTORY = ".wrangler/e2e";

/** Whether the run has the repetitions, too, that `shortRunHas` leaves to `npm run test:long`. */
const IS_LONG = process.env.LONG !== undefined;

export default defineConfig({
  ...(!IS_LONG && { grepInvert: /@long/ }),
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only in its second try doesn't fail the run; `npm test` names it at its end.
  retries: 1,
  workers: 2,
  // Far above what any step takes on a free machine: a busy one must not turn a right page into a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    // A zone without a town, whatever the machine's own is.
    timezoneId: "UTC",
    launchOptions: {
      ...chooseChromium(),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  // The desk is set up once for a database. The tests that work at it come after that, each with a key that it makes.
  projects: [
    { name: "desk-setup", testMatch: "desk-setup.spec.ts" },
    { name: "desk", testMatch: "desk*.spec.ts", testIgnore: "desk-setup.spec.ts", dependencies: ["desk-setup"] },
    { name: "pages", testIgnore: "desk*.spec.ts" },
  ],
  webServer: {
    command: "node tools/serve-e2e.mjs",
    url: `http://localhost:${PORT}/api/health`,
    env: { PORT: String(PORT), SIGILARIUM_STATE: STATE_DIRECTORY },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
