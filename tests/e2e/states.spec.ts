import { PAGE_STATES } from "../screens/states.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgive, shortRunHas, test } from "./support/test.ts";

/** Of each part of the product what differs most from the rest of it. How a state is reached, and what can be done there, is tested in the part's file. */
const IN_SHORT_RUN: ReadonlySet<string> = new Set([
  ...["home-right-to-left", "home-buyer-result", "load-failed", "upgrade", "menu", "assistant-found", "care"],
  ...["tutorial-end", "collection-deleted", "dialog-guide", "wizard-elemental-channeling"],
  ...["hours-bad-link", "contact-errors", "consultation-booked", "booking-confirmed"],
]);

/** What a film shows is held by a paused clock, for which axe would wait without end. */
const HAS_PAUSED_CLOCK = /^film-(?:poster|playing|paused|ended|locked)/;

/** Axe runs scripts in every frame, which the preview of an issue forbids; `desk-newsletter.spec.ts` looks there. */
const HAS_PREVIEW = /^desk-issue-(?:draft|send)/;

for (const { name, arrange, complaint } of PAGE_STATES.filter((state) => !HAS_PREVIEW.test(state.name))) {
  test(
    `the state ${name} fits every width in both themes, and axe finds nothing`,
    shortRunHas(IN_SHORT_RUN.has(name)),
    async ({ page, conduct }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await arrange(page);
      if (HAS_PAUSED_CLOCK.test(name)) await page.clock.resume();
      await lookEverywhere(page);
      if (complaint === undefined) return;
      // Taken out one kind alone: whatever else the page complained of still fails the test.
      expect(conduct.complaints).toContain(complaint);
      forgive(conduct, complaint);
    },
  );
}
