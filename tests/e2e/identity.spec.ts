import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { DrawingDigest, FrozenDrawing } from "#tests/support/drawing-digest.ts";
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

/** The digests of what a module draws in a page. */
async function digestInPage(page: Page, modulePath: string, requests: readonly object[]): Promise<DrawingDigest[]> {
  const module = await readFile(join(ROOT, modulePath), "base64");
  const bundle = await bundleForPage();
  // crypto.subtle wants a secure context, which localhost is; the script goes in by the debugger, past the page's policy.
  await page.goto("/");
  return page.evaluate<DrawingDigest[]>(
    `(() => { ${bundle}; return core.digestInBrowser(${JSON.stringify(module)}, ${JSON.stringify(requests)}); })()`,
  );
}

test("400 recipes of all methods are drawn in Chromium, byte for byte, as they are in Node and workerd", async ({
  page,
}) => {
  const golden: DrawingDigest[] = JSON.parse(await readFile(join(ROOT, "tests/golden/identity.json"), "utf8"));
  const digests = await digestInPage(
    page,
    "sigil-core/build/sigil.wasm",
    golden.map(({ request }) => request),
  );
  expect(golden).toHaveLength(400);
  expect(digests).toEqual(golden);
});

test("the first core draws in Chromium what it drew when it was the current one", async ({ page }) => {
  const frozen: FrozenDrawing[] = JSON.parse(await readFile(join(ROOT, "tests/golden/released/core-1.json"), "utf8"));
  const digests = await digestInPage(
    page,
    "sigil-core/released/core-1.wasm",
    frozen.map(({ request }) => request),
  );
  expect(frozen).toHaveLength(40);
  expect(digests.map(({ request, markup }) => ({ request, markup }))).toEqual(frozen);
});
