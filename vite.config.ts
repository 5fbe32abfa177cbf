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

/** What every page needs, in one file: as ten small ones it weighs 1.6 kB more, gzipped. */
const SHARED_BY_PAGES = {
  name: "shared",
  test: /node_modules\/jotai\/|web\/ui\/(button|icon|ornament|quiet-page|spinner|sigil\/sigil-picture)\.tsx|web\/lib\/(local-text|session-atom|session-text|storage-keys|stored-text)\.ts|domain\/(orders\/(order|tier)|sigils\/(intention|method))\.ts/,
};

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [SHARED_BY_PAGES] } } } } },
  },
  // Another port of this machine is another site: what is served here, mails among it, is for our own pages alone.
  server: { cors: false },
  preview: { cors: false },
  build: { assetsInlineLimit: 0 },
}));
