import { generate } from "./support/generate.ts";
import { expect, shortRunHas, test } from "./support/test.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const [index, { width, height }] of WINDOWS.entries()) {
  test(
    `the way back at ${width} px leads to where one was, with a sigil on the page too`,
    shortRunHas(index === 0),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await generate(page, "I am calm and clear");
      const link = page.locator("footer a", { hasText: "Planetary hours" });
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(scrollY));
      expect(place).toBeGreaterThan(1000);
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name: "Planetary Hours" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("article", { name: "Your sigil" })).toBeAttached();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
      // Nothing that arrives late takes it away again.
      await page.waitForTimeout(1000);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
    },
  );
}
