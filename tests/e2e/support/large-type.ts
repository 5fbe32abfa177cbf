import { expect, type Page } from "@playwright/test";
import { IS_LONG_RUN, measureSidewaysScroll } from "./test.ts";

/** What a browser comes with. */
const USUAL_TYPE_PX = 16;

/** The sizes of type that a browser can be set to, px; a short run has those at which the least fits. */
const TYPE_SIZES_PX = IS_LONG_RUN ? [USUAL_TYPE_PX, 20, 24, 32] : [24, 32];

const WIDTHS_PX = IS_LONG_RUN ? [320, 768, 1024, 1280, 1440] : [320, 1024];

/**
 * Holds a page to every size of type that a browser can be set to, at every width: nothing scrolls sideways, the main
 * heading is whole, and the footer's columns hold what is in them. The size is set as the browser's own setting does it, not by the page's style.
 */
export async function lookWithLargeType(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const typeSizePx of TYPE_SIZES_PX) {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      await browser.send("Page.setFontSizes", { fontSizes: { standard: typeSizePx } });
      const look = `${typeSizePx} px type at ${width} px`;
      expect(await measureRootTypePx(page), look).toBe(typeSizePx);
      expect(await measureSidewaysScroll(page), look).toBe(0);
      expect(await findCutHeadings(page), look).toEqual([]);
      expect(await findOverfullFooterColumns(page), look).toEqual([]);
    }
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: USUAL_TYPE_PX } });
}

function measureRootTypePx(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

/** The columns of the footer that are narrower than their words, which then lie over the next column. */
function findOverfullFooterColumns(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".foot .cols > *")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${scrollWidth} px in ${clientWidth} px`),
  );
}

/** The lines of the main headings of which an end lies under something else or outside the window. */
function findCutHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility());
    if (headings.length === 0) return ["no heading"];
    return headings.flatMap((heading) => {
      heading.scrollIntoView({ behavior: "instant", block: "center" });
      const words = document.createRange();
      words.selectNodeContents(heading);
      return [...words.getClientRects()]
        .filter(({ left, right, top, height }) =>
          [left + 1, right - 1].some((x) => {
            const seen = document.elementFromPoint(x, top + height / 2);
            return seen === null || !(heading.contains(seen) || seen.contains(heading));
          }),
        )
        .map(({ left, right }) => `${heading.textContent}: ${Math.round(left)} to ${Math.round(right)} px`);
    });
  });
}
