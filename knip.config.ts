import type { KnipConfig } from "knip";

const STYLE_SHEET_IMPORT = /(?:@import|@plugin|url\()\s*["'](?!data:)([^"']+)["']/g;

export default {
  entry: [
    "web/styles/index.css",
    "web/styles/themes.ts",
    "tools/*.{mjs,ts}",
    "bench/*.ts",
    // Shared with the core's AssemblyScript, which is not read here.
    "sigil-core/contract/*.ts",
    // Started or loaded by their paths.
    "tools/core/merge-segments.mjs",
    "tools/setup/find-playwright-chromium.mjs",
    "tools/outlines/build-footer-glyphs.ts",
    "tools/guard/cross-validate.ts",
    "tools/guard/find-false-alarms.ts",
    "tests/e2e/support/core-in-browser.ts",
  ],
  project: ["{domain,worker,web,tests,tools,bench}/**/*.{ts,tsx,mjs,css}", "sigil-core/{contract,host,lab}/**/*.ts"],
  // Written by wrangler, and by the build.
  ignoreUnresolved: [/worker-configuration\.d\.ts$/, /^\/gazetteer\//],
  playwright: { config: ["playwright.config.ts", "playwright.screens.config.ts"] },
  // A type that an exported function takes or returns is exported beside it, whoever imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text: string) => [...text.matchAll(STYLE_SHEET_IMPORT)].map(([, path]) => `import "${path}";`).join("\n"),
  },
} satisfies KnipConfig;
