import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** The chapter that the table of contents marks, of the one that is in sight. */
function currentChapter(page: Page) {
  return page.locator('nav[aria-label="Contents"] a[aria-current="location"]:visible');
}

test("the contents follow the reading, and lead to a chapter by the keyboard", async ({ page }) => {
  await page.goto("/magical-theory");
  await expect(currentChapter(page)).toHaveText(/A sign made on purpose/);
  await page.locator("#elements").evaluate((chapter) => chapter.scrollIntoView({ behavior: "instant" }));
  await expect(currentChapter(page)).toHaveText(/The four elements/);
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: /The hours/ })
    .press("Enter");
  await expect(page.getByRole("heading", { name: "The hours" })).toBeFocused();
  await expect(currentChapter(page)).toHaveText(/The hours/);
});

test("on a phone the contents are one bar that stays, opens and closes", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/privacy-policy");
  await page.locator("#safety").evaluate((chapter) => chapter.scrollIntoView({ behavior: "instant" }));
  const bar = page.locator("summary");
  await expect(bar).toBeInViewport();
  await bar.press("Enter");
  await page.keyboard.press("Escape");
  await expect(bar).toBeFocused();
  await expect(page.getByRole("link", { name: /In short/ })).toBeHidden();
  await bar.press("Enter");
  await page.getByRole("link", { name: /How long things are kept/ }).click();
  const heading = page.getByRole("heading", { name: /How long things are kept/ });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  const [barBox, headingBox] = [await page.locator("details").boundingBox(), await heading.boundingBox()];
  expect(headingBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
});

test("figures are drawn without moving the text, and are whole where no motion is wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    // With its last face a line of text may break elsewhere; what counts is what moves within a figure.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, "sources");
        for (const { node } of sources) {
          if (node instanceof Element && node.closest("figure")) moved.push(node.outerHTML.slice(0, 99));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/sigil-guide");
  const figures = page.getByRole("figure");
  await expect(figures).toHaveCount(5);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator(".sigil-placeholder")).toHaveCount(0);
  }
  await expect(figures.first()).toContainText("the same letters in the signs of the ring");
  expect(await page.evaluate(() => Reflect.get(window, "moved"))).toEqual([]);
});

test("the guide leads to the checkout of a hand-drawn sigil, where an address is asked for first", async ({ page }) => {
  await page.goto("/sigil-guide#hand-drawn");
  await page.getByRole("link", { name: "Commission a hand-drawn sigil" }).click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Mastercrafted" })).toBeVisible();
});
