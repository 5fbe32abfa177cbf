import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** Photographs every page and state; started by `npm run screens`, never by `npm test`. */
export default defineConfig({
  ...tests,
  testDir: "tests/screens",
  outputDir: "test-results/screens",
  reporter: [["line"]],
  timeout: 60_000,
});
