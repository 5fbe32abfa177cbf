import type { Page } from "@playwright/test";
import { becomeBuyer } from "./support/buyer.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, forgive, measureSidewaysScroll, THEMES, test, WIDTHS_PX } from "./support/test.ts";

/** Opens a film, with a clock that goes on only where a test lets it. */
async function openFilm(page: Page, film: string): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await page.goto(`/films?film=${film}`);
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00Z"));
}

const time = (page: Page) => page.getByText(/^\d:\d\d \/ \d:\d\d$/);
const caption = (page: Page) => page.locator(".film-caption");
const play = (page: Page) => page.getByRole("button", { name: "Play", exact: true });

test("a visitor sees ten seconds of a film, and then what the rest comes with; no more is sent", async ({ page }) => {
  const sent = page.waitForResponse("**/api/films/chaos");
  await openFilm(page, "chaos");
  const script = await (await sent).text();
  expect(script).toContain("Then strike out every vowel.");
  expect(script).not.toContain("spine");

  await play(page).click();
  await page.clock.runFor(4000);
  await expect(caption(page)).toHaveText("Write what you want as if it were so already.");
  await page.clock.runFor(7000);
  await expect(time(page)).toHaveText("0:10 / 1:10");
  await expect(page.getByRole("heading", { name: "The first ten seconds are free" })).toBeVisible();
  await page.clock.resume();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Upgrade to Advanced" }).click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Advanced" })).toBeVisible();
});

test("a film fills the screen with its controls, begins within the window, and its transcript follows it and is printed", async ({
  page,
  context,
}) => {
  await becomeBuyer(context);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openFilm(page, "planetary");
  await play(page).click();
  await page.clock.runFor(500);
  await expect(page.locator(".film-frame")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Pause", exact: true }).click();

  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  const { width, height } = (await page.locator(".film-frame").boundingBox()) ?? { width: 0, height: 0 };
  expect({ width, height }).toEqual({ width: 1280, height: 720 });
  await expect(page.getByRole("slider", { name: "Position" })).toBeInViewport();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();

  const last = page.getByRole("button", { name: /Name each number as your pen comes to it\./ });
  await expect(last).toBeHidden();
  await page.getByRole("button", { name: "Transcript" }).click();
  // The list follows the film, and neither scrolls the page nor moves under a mouse that lies over it.
  await page.mouse.move(0, 0);
  const transcript = page.getByRole("region", { name: "Transcript" });
  await transcript.evaluate((region) => region.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(last).not.toBeInViewport();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await page.getByRole("button", { name: "Transcript" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
});

test("who bought Advanced watches a film to its end, by mouse and keys, and finds it where it was left", async ({
  page,
  context,
}) => {
  await becomeBuyer(context);
  await openFilm(page, "planetary");
  await expect(page.getByText("Yours", { exact: true })).toBeVisible();
  await play(page).click();
  await page.clock.runFor(12_000);
  await expect(caption(page)).toHaveText("Add up any row, any column, any diagonal.");
  await page.keyboard.press("k");
  await page.keyboard.press("ArrowRight");
  await expect(time(page)).toHaveText(/^0:1[67] /);
  await page.keyboard.press("5");
  await expect(caption(page)).toHaveText("Set the pen down on 4, with a ring and a point.");
  await page.getByRole("slider", { name: "Position" }).fill("60000");
  await expect(caption(page)).toHaveText("Saturn’s own mark ends the line.");
  await page.keyboard.press("c");
  await expect(caption(page)).toHaveText("");
  await page.keyboard.press("k");
  await page.clock.runFor(25_000);
  await expect(time(page)).toHaveText("1:18 / 1:18");
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();

  await page
    .getByRole("navigation", { name: "Chapters" })
    .getByRole("button", { name: /The numbers/ })
    .click();
  await page.getByRole("link", { name: /Elemental fusion/ }).click();
  await expect(page.getByRole("heading", { name: "Elemental fusion" })).toBeVisible();
  await page.getByRole("link", { name: /^Planetary.*0:26/ }).click();
  await expect(time(page)).toHaveText("0:26 / 1:18");
});

test("a film is a row of stills where no motion is wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/films?film=ancestral");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(caption(page)).toHaveText("Light a red candle, for kin and courage.");
  await expect(page.getByText("Still 2 of 3")).toBeVisible();
  await expect(play(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByText("Still 1 of 3")).toBeVisible();
});

test("a film that does not arrive says so, and comes when it is asked for again", async ({ page, conduct }) => {
  await page.route("**/api/films/custom", (route) => route.abort());
  await page.goto("/films?film=custom");
  await expect(page.locator(".film-bar").getByRole("alert")).toBeVisible();
  await page.unroute("**/api/films/custom");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
  forgive(conduct, "ERR_FAILED");
});

test("a paused film fits every width in both themes, and axe finds nothing", async ({ page }) => {
  test.slow();
  await openFilm(page, "custom");
  await play(page).click();
  await page.clock.runFor(8000);
  await page.keyboard.press("k");
  await page.clock.resume();
  for (const { colorScheme } of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      // The colors of controls go over from one theme to the other, and are neither's on the way.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
    }
  }
});
