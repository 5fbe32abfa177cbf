import type { Page } from "@playwright/test";
import { expect, forgive, forgiveFailedLoads, shortRunHas, test } from "./support/test.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function isOver(first: Box, second: Box): boolean {
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

async function measure(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on screen`);
  return box;
}

const GENERATE = ".worksheet-go .btn-primary";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const [index, { width, height }] of WINDOWS.entries()) {
  for (const block of ["start", "end"] as const) {
    test(
      `a toast at ${width} px leaves the button free that brought it, at the ${block} of the window`,
      shortRunHas(index === 0),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height });
        await page.goto("/");
        const button = page.locator(GENERATE);
        await button.evaluate((element, edge) => element.scrollIntoView({ behavior: "instant", block: edge }), block);
        // The refusal takes the focus to the box, and with it the window: that would clear the button by itself.
        await page.evaluate(() => {
          HTMLElement.prototype.focus = () => {};
        });
        await button.click();
        await expect(page.getByText("Intention Required", { exact: true })).toBeVisible();
        expect(isOver(await measure(page, ".toast"), await measure(page, GENERATE))).toBe(false);
      },
    );
  }
}

test("a long toast takes less than half of a window at 400 % zoom", async ({ page, conduct }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.route("**/api/sigils/generate", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill("I am calm");
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByText("Generation Failed", { exact: true })).toBeVisible();
  expect((await measure(page, ".toast-region")).height).toBeLessThan(256 / 2);
  forgive(conduct, "net::ERR_FAILED");
});

test("a toast has an edge where the visitor's own colors leave it no ground", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const [edge, ground] = await page.locator(".toast").evaluate((toast) => {
    const { borderTopColor, backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(toast);
    return [`${borderTopWidth} ${borderTopStyle} ${borderTopColor}`, backgroundColor];
  });
  expect(edge).toMatch(/^1px solid /);
  expect(edge).not.toContain(ground);
});

test("a toast goes once the visitor goes on, a failure stays", async ({ page, conduct }) => {
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "Your intention" });
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const required = page.getByText("Intention Required", { exact: true });
  await expect(required).toBeVisible();
  await box.pressSequentially("I am calm", { delay: 250 });
  await expect(required).toBeHidden({ timeout: 1000 });
  await page.route("**/api/sigils/generate", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const failed = page.getByText("Generation Failed", { exact: true });
  await expect(failed).toBeVisible();
  await box.pressSequentially(" and clear", { delay: 250 });
  await expect(failed).toBeVisible();
  forgiveFailedLoads(conduct, 500);
});
