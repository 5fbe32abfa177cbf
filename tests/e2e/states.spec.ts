import { PAGE_STATES } from "../screens/states.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, measureSidewaysScroll, THEMES, test, WIDTHS_PX } from "./support/test.ts";

for (const { name, arrange, isNoisy = false } of PAGE_STATES) {
  test(`the state ${name} fits every width in both themes, and axe finds nothing`, async ({ page, conduct }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrange(page);
    for (const { colorScheme } of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureSidewaysScroll(page), `${width} px, ${colorScheme}`).toBe(0);
        expect(await findAxeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    if (isNoisy) conduct.complaints.length = 0;
  });
}
