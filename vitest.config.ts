import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Both tools would otherwise call home, and wait for an answer where there is no network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

// The zone of whoever runs the tests decides nothing.
process.env.TZ = "UTC";

/** Fixed keys for tests: 32 zero bytes and 32 one bytes would do as well, but differing bytes find swapped arguments. */
const TEST_FIELD_KEYS = "test:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

/** Where these are set, the contract of payments is checked against Stripe's test mode as well. */
const { STRIPE_TEST_SECRET_KEY = "", STRIPE_TEST_PUBLISHABLE_KEY = "" } = process.env;
const STRIPE_TEST_KEYS = { STRIPE_TEST_SECRET_KEY, STRIPE_TEST_PUBLISHABLE_KEY };

/** Nothing is timed here: the limit only ends a test that hangs, also on a slow machine. */
const TEST_TIMEOUT_MS = 60_000;

export default defineConfig({
  test: {
    // The Worker writes a line a request; only the lines of a failed test help anybody.
    silent: "passed-only",
    // One worker less is the default, which on two cores leaves one of them idle.
    maxWorkers: "100%",
    projects: [
      {
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
      },
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
