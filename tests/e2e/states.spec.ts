import { PAGE_STATES } from "../screens/states.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgive, test } from "./support/test.ts";

for (const { name, arrange, complaint } of PAGE_STATES) {
  test(`the state ${name} fits every width in both themes, and axe finds nothing`, async ({ page, conduct }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrange(page);
    await lookEverywhere(page);
    if (complaint === undefined) return;
    // Taken out one kind alone: whatever else the page complained of still fails the test.
    expect(conduct.complaints).toContain(complaint);
    forgive(conduct, complaint);
  });
}
