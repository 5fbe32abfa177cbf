import { PAGE_STATES } from "../screens/states.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgive, shortRunHas, test } from "./support/test.ts";

/** Of each part of the product what differs most from the rest of it. How a state is reached, and what can be done there, is tested in the part's file. */
const IN_SHORT_RUN: ReadonlySet<string> = new Set([
  ...["home-right-to-left", "home-buyer-result", "load-failed", "upgrade", "menu", "assistant-found", "care"],
  ...["tutorial-end", "collection-deleted", "dialog-guide", "wizard-elemental-channeling"],
  ...["hours-bad-link", "contact-errors", "consultation-booked", "booking-confirmed"],
]);

/**
 * States in which axe can't look: it waits without end where the clock is paused, and runs scripts in every frame, which the preview of an issue
 * forbids. `films.spec.ts` and `desk-newsletter.spec.ts` look there.
 */
const LOOKED_AT_ELSEWHERE = /^film-(?:poster|playing|paused|ended|locked)|^desk-issue-(?:draft|send)/;

for (const { name, arrange, complaint } of PAGE_STATES.filter((state) => !LOOKED_AT_ELSEWHERE.test(state.name))) {
  test(
    `the state ${name} fits every width in both themes, and axe finds nothing`,
    shortRunHas(IN_SHORT_RUN.has(name)),
    async ({ page, conduct }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await arrange(page);
      await lookEverywhere(page);
      if (complaint === undefined) return;
      // Taken out one kind alone: whatever else the page complained of still fails the test.
      expect(conduct.complaints).toContain(complaint);
      forgive(conduct, complaint);
    },
  );
}
