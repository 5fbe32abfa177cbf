import { PAGES } from "./support/pages.ts";
import { expect, forgiveFailedLoads, measureSidewaysScroll, test } from "./support/test.ts";

/** The spacings that a reader may set at once and lose nothing by (WCAG 2.2, 1.4.12). */
const SPACINGS =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

test.use({ viewport: { width: 320, height: 640 } });

for (const { name, path, status } of PAGES) {
  test(`${name} with all text spacings fits the narrowest screen`, async ({ page, conduct }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate((spacings) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacings);
      document.adoptedStyleSheets.push(sheet);
    }, SPACINGS);
    expect(await measureSidewaysScroll(page)).toBe(0);
    if (status !== 200) forgiveFailedLoads(conduct, status);
  });
}
