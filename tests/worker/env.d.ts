declare namespace Cloudflare {
  interface Env {
    /** A second database, which the tests of migrations fill and take along. */
    MIGRATED_DB: D1Database;
    /** The migrations of the repository, read by the test runner. */
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** Not empty where tests run with their full counts. */
    LONG: string;
    /** Which run of the model test is repeated, as JSON; empty for new ones. */
    MODEL: string;
    /** Keys of Stripe's test mode; empty where nobody has set them. */
    STRIPE_TEST_SECRET_KEY: string;
    STRIPE_TEST_PUBLISHABLE_KEY: string;
  }
}

declare module "*.toml?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Vite's way to import every file that fits a pattern. */
  glob<Module>(patterns: readonly string[], options: { readonly eager: true }): Readonly<Record<string, Module>>;
}
