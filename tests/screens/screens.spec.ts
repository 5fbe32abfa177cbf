import { test } from "@playwright/test";
import { THEMES, WIDTHS_PX } from "../e2e/support/test.ts";
import { STATES } from "./states.ts";

for (const { name, arrange } of STATES) {
  for (const theme of THEMES) {
    for (const width of WIDTHS_PX) {
      test(`${name} ${theme.name} ${width}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme.colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
        await arrange(page);
        await page.screenshot({ path: `screens/${name}-${theme.name}-${width}.png`, fullPage: true });
      });
    }
  }
}
