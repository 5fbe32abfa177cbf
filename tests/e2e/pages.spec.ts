import { lookWithLargeType } from "./support/large-type.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { PAGES } from "./support/pages.ts";
import { spreadText } from "./support/spread-text.ts";
import { expect, forgiveFailedLoads, measureSidewaysScroll, test } from "./support/test.ts";

const NARROWEST_SCREEN = { width: 320, height: 640 };

for (const { name, path, heading, status, failedCall = status } of PAGES) {
  test(`${name} answers ${status}, shows its heading, fits every width in both themes, with large type and with all text spacings, and axe finds nothing`, async ({
    page,
    conduct,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await lookEverywhere(page);
    await lookWithLargeType(page);
    await page.setViewportSize(NARROWEST_SCREEN);
    await spreadText(page);
    expect(await measureSidewaysScroll(page)).toBe(0);
    if (failedCall !== 200) forgiveFailedLoads(conduct, failedCall);
  });
}

test("the not-found page keeps its text", async ({ page, conduct }) => {
  await page.goto("/no-such-page");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  forgiveFailedLoads(conduct, 404);
});
