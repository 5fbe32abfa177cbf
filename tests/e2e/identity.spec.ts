import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { DrawingDigest } from "#tests/support/drawing-digest.ts";
import { expect, test } from "./support/test.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** The core's host and the digest as one script for a page, built from the sources that the application uses. */
async function bundleForPage(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(ROOT, "tests/e2e/support/core-in-browser.ts"), name: "core", formats: ["iife"] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("The bundle for the page was not built.");
  return output.output[0].code;
}

test("400 recipes of all methods are drawn in Chromium, byte for byte, as they are in Node and workerd", async ({
  page,
}) => {
  const golden: DrawingDigest[] = JSON.parse(await readFile(join(ROOT, "tests/golden/identity.json"), "utf8"));
  const module = await readFile(join(ROOT, "sigil-core/build/sigil.wasm"), "base64");
  const bundle = await bundleForPage();
  // crypto.subtle wants a secure context, which localhost is; the script goes in by the debugger, past the page's policy.
  await page.goto("/");
  const digests: unknown = await page.evaluate(
    `(() => { ${bundle}; return core.digestInBrowser(${JSON.stringify(module)}, ${JSON.stringify(golden.map(({ request }) => request))}); })()`,
  );
  expect(golden).toHaveLength(400);
  expect(digests).toEqual(golden);
});
