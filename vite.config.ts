import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { gazetteerAddresses } from "./tools/vite/gazetteer-addresses.ts";
import { sigilCore } from "./tools/vite/sigil-core.ts";

// Both tools would otherwise call home, and wait for an answer where there is no network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

/**
 * What every page needs, in one file, and what is drawn and typed with, in another: as many small ones they weigh more, gzipped. Of the
 * rules of `domain` it has the two that are no more than prices and names: other pages need the rest without what draws.
 */
const SHARED_BY_PAGES = [
  { name: "shared", tags: ["$initial" as const] },
  {
    name: "drawing",
    test: /web\/ui\/sigil\/sigil-picture\.tsx|web\/lib\/(engine\/.*|intention|use-task)\.ts|domain\/(orders\/order|sigils\/method-texts)\.ts/,
  },
];

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "web/routes",
      generatedRouteTree: "web/route-tree.gen.ts",
      autoCodeSplitting: true,
      quoteStyle: "double",
    }),
    react(),
    tailwindcss(),
    cloudflare({
      persistState: { path: process.env.SIGILARIUM_STATE ?? ".wrangler/state" },
      // Debugging is for `npm run dev`; the others need no port for it.
      ...(command === "build" || isPreview ? { inspectorPort: false } : {}),
    }),
    sigilCore(),
    gazetteerAddresses(),
  ],
  environments: {
    sigilarium: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // The first scripts name all others: without words in them, that is 0.9 kB less, gzipped.
          output: { codeSplitting: { groups: SHARED_BY_PAGES }, chunkFileNames: "assets/[hash].js" },
        },
      },
    },
  },
  // React has its own `useSyncExternalStore`: the router's store needs no stand-in for it.
  resolve: { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } },
  // Another port of this machine is another site: what is served here, mails among it, is for our own pages alone.
  server: { cors: false },
  preview: { cors: false },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
}));
