import { findAxeViolations } from "./support/find-axe-violations.ts";
import { PAGES } from "./support/pages.ts";
import { expect, forgiveFailedLoads, measureSidewaysScroll, THEMES, test, WIDTHS_PX } from "./support/test.ts";

for (const { name, path, heading, status } of PAGES) {
  test(`${name} answers ${status}, shows its heading, fits every width in both themes, and axe finds nothing`, async ({
    page,
    conduct,
  }) => {
    test.slow();
    for (const { colorScheme } of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureSidewaysScroll(page), `${width} px, ${colorScheme}`).toBe(0);
        expect(await findAxeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    if (status !== 200) forgiveFailedLoads(conduct, status);
  });
}

test("the not-found page keeps its text", async ({ page, conduct }) => {
  await page.goto("/no-such-page");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  forgiveFailedLoads(conduct, 404);
});
