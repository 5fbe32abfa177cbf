import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "./support/test.ts";

const KILOBYTE = 1000;

test("the first load of the home page stays within 130 kB of script and 14.5 kB of style, gzipped", async ({
  page,
}) => {
  const loads: Promise<{ kind: "script" | "stylesheet"; sizeBytes: number }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    loads.push(response.body().then((body) => ({ kind, sizeBytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(loads);
  for (const [kind, limitBytes] of [
    ["script", 130 * KILOBYTE],
    ["stylesheet", 14.5 * KILOBYTE],
  ] as const) {
    const sizeBytes = loaded.filter((load) => load.kind === kind).reduce((sum, load) => sum + load.sizeBytes, 0);
    expect(sizeBytes, kind).toBeGreaterThan(0);
    expect(sizeBytes, kind).toBeLessThanOrEqual(limitBytes);
  }
});

/** Words that are in the script of a library whatever the build calls it. */
const LIBRARIES = {
  "Stripe’s": "https://js.stripe.com",
  "the passkeys’": "ERROR_CEREMONY_ABORTED",
  "the PDF’s": "PDFDocument",
} as const;

test("the first load of the home page has nothing of Stripe’s, the passkeys’ and the PDF’s libraries", async ({
  page,
}) => {
  const loads: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") loads.push(response.text());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(loads);
  expect(loaded.length).toBeGreaterThan(0);
  const assets = join(import.meta.dirname, "../../dist/client/assets");
  const built = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const scripts = built.map((name) => readFileSync(join(assets, name), "utf8"));
  for (const [library, word] of Object.entries(LIBRARIES)) {
    expect(
      scripts.some((script) => script.includes(word)),
      `${library} word is in a script that was built`,
    ).toBe(true);
    expect(
      loaded.some((script) => script.includes(word)),
      `${library} library is in the first load`,
    ).toBe(false);
  }
});
