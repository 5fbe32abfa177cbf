import type { Page } from "@playwright/test";

/** The spacings that a reader may set at once and lose nothing by (WCAG 2.2, 1.4.12). */
const SPACINGS =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

/** Spreads lines, letters, words and paragraphs of the page as far as a reader may. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate((spacings) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacings);
    document.adoptedStyleSheets.push(sheet);
  }, SPACINGS);
}
