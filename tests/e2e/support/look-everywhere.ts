import { expect, type Page } from "@playwright/test";
import { findAxeViolations } from "./find-axe-violations.ts";
import { IS_LONG_RUN, measureSidewaysScroll, THEMES, test, WIDTHS_PX } from "./test.ts";

/** Every width in both themes. Those with an even index have each width once and both themes, and so have the others. */
const LOOKS = THEMES.flatMap(({ colorScheme }) => WIDTHS_PX.map((width) => ({ width, colorScheme })));

/**
 * Holds a page as it is to every width in both themes: nothing scrolls sideways, and axe finds nothing. In a short run each width has one theme,
 * and axe looks once, at the width and theme that the test's name chooses; with `LONG=1` all are looked at.
 */
export async function lookEverywhere(page: Page): Promise<void> {
  const chosen = choose(test.info().title, LOOKS.length);
  for (const [index, { width, colorScheme }] of LOOKS.entries()) {
    if (!IS_LONG_RUN && index % 2 !== chosen % 2) continue;
    const look = `${width} ${colorScheme}`;
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    expect(await measureSidewaysScroll(page), look).toBe(0);
    if (IS_LONG_RUN || index === chosen) expect(await findAxeViolations(page), look).toEqual([]);
  }
}

/** The same at the narrowest width alone: a short run shows axe one theme, and `LONG=1` shows it both. */
export async function lookAtPhone(page: Page): Promise<void> {
  const [width] = WIDTHS_PX;
  const chosen = choose(test.info().title, THEMES.length);
  await page.setViewportSize({ width, height: 900 });
  for (const [index, { colorScheme }] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await measureSidewaysScroll(page), colorScheme).toBe(0);
    if (IS_LONG_RUN || index === chosen) expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
}

/** Which of `count` looks a short run gives to a test of this title: the titles of many tests spread over all of them. */
function choose(title: string, count: number): number {
  return [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % count;
}
