import { expect, type Page } from "@playwright/test";
import { becomeBuyer } from "../e2e/support/buyer.ts";
import { ABORTED_REQUEST, type State } from "./state.ts";

/** Opens a film that is allowed to move, with a clock that goes on only where a state lets it. */
async function openFilm(page: Page, film: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await page.goto(`/films?film=${film}`);
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00Z"));
}

async function openOwnFilm(page: Page, film: string): Promise<void> {
  await becomeBuyer(page.context());
  await openFilm(page, film);
  await expect(page.getByText("Yours", { exact: true })).toBeVisible();
}

async function playFor(page: Page, timeMs: number): Promise<void> {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.clock.runFor(timeMs);
}

/** The states of a film: before it, while it plays, paused, at its end, where its free part ends, as stills, and where it does not come. */
export const FILM_STATES: readonly State[] = [
  { name: "film-poster", arrange: (page) => openFilm(page, "elemental") },
  {
    name: "film-playing",
    arrange: async (page) => {
      await openOwnFilm(page, "planetary");
      await playFor(page, 39_000);
    },
  },
  {
    name: "film-paused-with-transcript",
    arrange: async (page) => {
      await openOwnFilm(page, "custom");
      await page.getByRole("slider", { name: "Position" }).fill("52000");
      await page.getByText("Transcript", { exact: true }).click();
    },
  },
  {
    name: "film-ended",
    arrange: async (page) => {
      await openOwnFilm(page, "ancestral");
      await page.getByRole("slider", { name: "Position" }).fill("77000");
      await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
    },
  },
  {
    name: "film-locked",
    arrange: async (page) => {
      await openFilm(page, "chaos");
      await playFor(page, 11_000);
      await expect(page.getByRole("heading", { name: "The first ten seconds are free" })).toBeVisible();
    },
  },
  {
    name: "film-stills",
    arrange: async (page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/films?film=ancestral");
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByText("Still 2 of 3")).toBeVisible();
    },
  },
  {
    name: "film-failed",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route("**/api/films/*", (route) => route.abort());
      await page.goto("/films");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "film-waiting",
    arrange: async (page) => {
      await page.route("**/api/films/*", () => {});
      await page.goto("/films");
      await expect(page.getByText("The film is on its way.")).toBeVisible();
    },
  },
];
