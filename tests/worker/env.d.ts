declare namespace Cloudflare {
  interface Env {
    /** The migrations of the repository, read by the test runner. */
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}

declare module "*.toml?raw" {
  const text: string;
  export default text;
}
