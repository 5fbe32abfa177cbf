import { expect, type Page } from "@playwright/test";
import { findAxeViolations } from "./find-axe-violations.ts";
import { measureSidewaysScroll, THEMES, WIDTHS_PX } from "./test.ts";

const IS_LONG = process.env.LONG !== undefined;

/** Where axe looks in each run; `LONG=1 npm run test:e2e` has it look at every width in both themes. */
const LOOKS: ReadonlySet<string> = new Set(["320 light", "1280 dark"]);

/** Holds a page as it is to every width in both themes: nothing scrolls sideways, and axe finds nothing. */
export async function lookEverywhere(page: Page): Promise<void> {
  for (const { colorScheme } of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of WIDTHS_PX) {
      const look = `${width} ${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      expect(await measureSidewaysScroll(page), look).toBe(0);
      if (IS_LONG || LOOKS.has(look)) expect(await findAxeViolations(page), look).toEqual([]);
    }
  }
}

/** Holds a page as it is to the narrowest width in both themes, whatever the run: nothing scrolls sideways, and axe finds nothing. */
export async function lookAtPhone(page: Page): Promise<void> {
  const [width] = WIDTHS_PX;
  await page.setViewportSize({ width, height: 900 });
  for (const { colorScheme } of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await measureSidewaysScroll(page), colorScheme).toBe(0);
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
}
