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
