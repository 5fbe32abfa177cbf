import { existsSync, globSync, readFileSync, statfsSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

// Both tools would otherwise call home, and wait for an answer where there is no network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

// The zone of whoever runs the tests decides nothing.
process.env.TZ = "UTC";

/** Where Linux has files in memory, and how much room the tests want there, in bytes. */
const MEMORY_FOLDER = "/dev/shm";
const WANTED_BYTES = 2 ** 30;

// A database waits for the disk after each write, which on a busy disk takes longer than most tests.
if (existsSync(MEMORY_FOLDER)) {
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  if (bavail * bsize >= WANTED_BYTES) process.env.TMPDIR = MEMORY_FOLDER;
}

/** Fixed keys for tests: 32 zero bytes and 32 one bytes would do as well, but differing bytes find swapped arguments. */
const TEST_FIELD_KEYS = "test:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

/** Where these are set, the contract of payments is checked against Stripe's test mode as well. */
const { STRIPE_TEST_SECRET_KEY = "", STRIPE_TEST_PUBLISHABLE_KEY = "" } = process.env;
const STRIPE_TEST_KEYS = { STRIPE_TEST_SECRET_KEY, STRIPE_TEST_PUBLISHABLE_KEY };

/** Nothing is timed here: the limit only ends a test that hangs, also on a slow machine. */
const TEST_TIMEOUT_MS = 60_000;

/** Tests that put something else in a module's place. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/**
 * The files of a project share what they load, which takes far longer than most tests: each of two workers loads it once. A file that replaces
 * modules would replace them for those after it, so these run alone, in a second project.
 */
function shareModules(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] {
  const { name, include = [] } = project.test ?? {};
  const files = globSync(include, { exclude: (path) => path === "node_modules" });
  const alone = files.filter((file) => REPLACES_MODULES.test(readFileSync(file, "utf8")));
  return [
    { ...project, test: { ...project.test, isolate: false, exclude: alone } },
    ...(alone.length === 0 ? [] : [{ ...project, test: { ...project.test, name: `${name}-alone`, include: alone } }]),
  ];
}

export default defineConfig({
  test: {
    // The Worker writes a line a request; only the lines of a failed test help anybody.
    silent: "passed-only",
    // One worker less is the default, which on two cores leaves one of them idle.
    maxWorkers: "100%",
    projects: [
      ...shareModules({
        test: {
          name: "unit",
          testTimeout: TEST_TIMEOUT_MS,
          environment: "node",
          include: [
            "domain/**/*.test.ts",
            "sigil-core/**/*.test.ts",
            "tools/**/*.test.ts",
            "tests/{golden,truth,architecture,unit}/**/*.test.ts",
          ],
        },
      }),
      // What a file of these leaves running in the background could write into the next one’s database: each has a Worker to itself.
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              d1Databases: ["MIGRATED_DB"],
              bindings: {
                APP_ENV: "test",
                PUBLIC_URL: "https://sigilarium.test",
                FIELD_KEYS: TEST_FIELD_KEYS,
                MASTER_SETUP_SECRET: "test-only-secret-of-the-first-set-up",
                TEST_MIGRATIONS: await readD1Migrations("migrations"),
                LONG: process.env.LONG ?? "",
                MODEL: process.env.MODEL ?? "",
                ...STRIPE_TEST_KEYS,
              },
            },
          })),
        ],
        test: {
          name: "worker",
          testTimeout: TEST_TIMEOUT_MS,
          include: ["tests/{worker,adapters,model}/**/*.test.ts", "worker/**/*.test.ts"],
          setupFiles: ["tests/worker/apply-migrations.ts"],
        },
      },
      // A part that is loaded on demand is there at once where another file has loaded it, which no browser does: each has its own modules.
      {
        plugins: [react()],
        test: {
          name: "dom",
          testTimeout: TEST_TIMEOUT_MS,
          environment: "jsdom",
          include: ["web/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/dom.ts"],
        },
      },
    ],
  },
});
