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

/** The packages that the Worker is made of. Each is loaded as one file, since every test file loads them again. */
const WORKER_PACKAGES = [
  "@cantoo/fontkit",
  "@cantoo/pdf-lib",
  "@simplewebauthn/server",
  "astronomy-engine",
  "client-zip",
  "compromise/two",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "fast-check",
  "hono",
  "hono/cookie",
  "hono/cors",
  "hono/etag",
  "hono/html",
  "hono/method-not-allowed",
  "hono/secure-headers",
  "stripe",
  "temporal-polyfill",
  "ts-ics",
  "zod/mini",
];

/**
 * Tests of the Worker that store nothing: they share one, since loading its modules takes longer than most tests. Their database has no tables, so
 * that whatever is stored after all fails.
 */
const STORING_NOTHING = [
  "tests/adapters/{assistant,geocoder}.test.ts",
  "tests/worker/{activation-guide,encryption,features,identity,openapi,pages,render-mail}.test.ts",
  "tests/worker/planetary-hours*.test.ts",
  "worker/documents/typeset/*.test.ts",
];

/** Nothing is timed here: the limit only ends a test that hangs, also on a slow machine. */
const TEST_TIMEOUT_MS = 60_000;

/** Tests that put something else in a module's place. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** How a test in `.ts` of the application says that it needs a document; those in `.tsx` all do. */
const WANTS_DOCUMENT = /^\/\/ @vitest-environment jsdom$/m;

/** Tests of the application that need no document, which takes longer to make than they take. */
const WITHOUT_DOCUMENT = globSync("web/**/*.test.ts").filter(
  (file) => !WANTS_DOCUMENT.test(readFileSync(file, "utf8")),
);

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

/** Tests that run in workerd, with the Worker's bindings. */
function inWorkerd(test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    plugins: [
      cloudflareTest(async () => ({
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          d1Databases: ["MIGRATED_DB"],
          // Every file has some 500 modules sent to its Worker, which is on this machine.
          compatibilityFlags: ["no_web_socket_compression"],
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
      testTimeout: TEST_TIMEOUT_MS,
      deps: { optimizer: { ssr: { enabled: true, include: WORKER_PACKAGES } } },
      ...test,
    },
  };
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
      inWorkerd({
        name: "worker",
        include: ["tests/{worker,adapters,model}/**/*.test.ts", "worker/**/*.test.ts"],
        exclude: STORING_NOTHING,
        setupFiles: ["tests/worker/apply-migrations.ts"],
      }),
      inWorkerd({
        ...{ name: "worker-storing-nothing", include: STORING_NOTHING },
        ...{ isolate: false, restoreMocks: true, unstubGlobals: true },
      }),
      // A part that is loaded on demand is there at once where another file has loaded it, which no browser does: each has its own modules.
      {
        plugins: [react()],
        test: {
          name: "dom",
          testTimeout: TEST_TIMEOUT_MS,
          environment: "jsdom",
          include: ["web/**/*.test.{ts,tsx}"],
          exclude: WITHOUT_DOCUMENT,
          setupFiles: ["tests/support/dom.ts"],
        },
      },
      {
        test: {
          name: "dom-free",
          testTimeout: TEST_TIMEOUT_MS,
          environment: "node",
          pool: "threads",
          include: WITHOUT_DOCUMENT,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
