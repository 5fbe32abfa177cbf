import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sigilCore } from "./tools/vite/sigil-core.ts";

// Both tools would otherwise call home, and wait for an answer where there is no network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

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
  ],
  environments: { sigilarium: { build: { minify: true } } },
  build: { assetsInlineLimit: 0 },
}));
