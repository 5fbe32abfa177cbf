import { PAGE_STATES } from "../screens/states.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { test } from "./support/test.ts";

for (const { name, arrange, isNoisy = false } of PAGE_STATES) {
  test(`the state ${name} fits every width in both themes, and axe finds nothing`, async ({ page, conduct }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrange(page);
    await lookEverywhere(page);
    if (isNoisy) conduct.complaints.length = 0;
  });
}
