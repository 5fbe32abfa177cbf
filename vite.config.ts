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
 * rules of `domain` it has those that are no more than prices and names: other pages need the rest without what draws.
 */
const SHARED_BY_PAGES = [
  { name: "shared", tags: ["$initial" as const] },
  {
    name: "drawing",
    test: /web\/ui\/sigil\/(sigil-picture|struck-letters)\.tsx|web\/parts\/(care\/care-shown|issued-sigil\/issued-sigil)\.ts|web\/lib\/(engine\/(?!released).*|intention|struck-words|use-task)\.ts|domain\/(orders\/order|sigils\/(method-texts|methods\/planetary\/planets))\.ts/,
  },
  // What the wizards and the pages that are read plan drawings with. Nothing that the first load has is in it.
  {
    name: "plans",
    test: /domain\/sigils\/(methods\/(?!planetary\/planets)|plan-drawing|method-kits)/,
    includeDependenciesRecursively: false,
  },
  // What several pages need a few lines of each of: the first scripts name one file instead of twenty.
  {
    name: "fields",
    test: /web\/(ui\/(field|dialog|ticks)\/|lib\/(format\/|use-request-id))|domain\/contracts\/(email-address|account\.)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "queries",
    test: /node_modules\/@tanstack\/(react-query|query-core)\/|web\/(lib\/(query-client|use-now|autosave|download-file|account-calls)\.ts|parts\/(page-before|fetch-state|saved-note|consultations\/.*)\.tsx?)/,
    includeDependenciesRecursively: false,
  },
  // The intake, the page of a commission and the list of the account.
  { name: "commission", test: /web\/features\/commission\//, includeDependenciesRecursively: false },
  {
    name: "rules",
    test: /domain\/(lib\/|commissions\/|consultations\/|orders\/(entitlement|checkout)|accounts\/|contact\/(?!message-care)|sigils\/(own-words|core-version|prose)|intentions\/(intention-analysis|help-lines)|hours\/chaldean-order)/,
    includeDependenciesRecursively: false,
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
          output: { codeSplitting: { groups: SHARED_BY_PAGES }, chunkFileNames: "assets/[hash:7].js" },
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
