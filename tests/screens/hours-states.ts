import { expect, type Page } from "@playwright/test";
import { becomeBuyer } from "../e2e/support/buyer.ts";
import { generate } from "../e2e/support/generate.ts";
import type { State } from "./state.ts";

const LONDON = "lat=51.5074&lon=-0.1278&tz=Europe/London&place=London,%20England,%20United%20Kingdom";
const TROMSO = "lat=69.6492&lon=18.9553&tz=Europe/Oslo&place=Troms%C3%B8,%20Troms,%20Norway";
const REYKJAVIK = "lat=64.1466&lon=-21.9426&tz=Atlantic/Reykjavik&place=Reykjav%C3%ADk,%20Iceland";

async function open(page: Page, query: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(`/planetary-hours?${query}`);
  await page.waitForLoadState("networkidle");
}

async function press(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Calculate Planetary Hours" }).click();
}

/** The states of the planetary hours beside the page that asks for a place. */
export const HOURS_STATES: readonly State[] = [
  {
    name: "hours-now",
    arrange: async (page) => {
      await open(page, LONDON, "2026-11-20T14:12:00Z");
      await expect(page.getByText("Current", { exact: true })).toBeVisible();
    },
  },
  {
    name: "hours-before-sunrise",
    arrange: async (page) => {
      await open(page, LONDON, "2026-11-20T06:00:00Z");
      await expect(page.getByText(/This is hour 23, in the night of Thursday/)).toBeVisible();
    },
  },
  {
    name: "hours-short-night",
    arrange: async (page) => {
      await open(page, REYKJAVIK, "2026-06-21T23:30:00Z");
      await expect(page.getByText("Current", { exact: true })).toBeVisible();
    },
  },
  {
    name: "hours-polar-night",
    arrange: async (page) => {
      await open(page, `${TROMSO}&date=2026-12-21`, "2026-11-20T14:12:00Z");
      await expect(page.getByText(/the sun does not rise on this day/)).toBeVisible();
    },
  },
  {
    name: "hours-equal",
    arrange: async (page) => {
      await open(page, `${TROMSO}&date=2026-06-21&hours=equal`, "2026-06-21T10:00:00Z");
      await expect(page.getByText("Equal hours, a modern convention.", { exact: true })).toBeVisible();
    },
  },
  {
    name: "home-hours-of-a-sigil",
    arrange: async (page) => {
      await becomeBuyer(page.context());
      await open(page, "", "2026-11-20T14:12:00Z");
      await page.getByRole("combobox", { name: "Location" }).fill("51.5074, -0.1278");
      await press(page);
      await expect(page.getByRole("heading", { name: "Planetary Hours for 11/20/2026" })).toBeVisible();
      await page.goto("/");
      await page.locator('[data-card="planetary"][data-locked="false"]').click();
      await generate(page, "I dream clearly and come home");
      await expect(page.getByText("The next hours of the Moon at 51.5074, -0.1278:")).toBeVisible();
    },
  },
  {
    name: "hours-place-missing",
    arrange: async (page) => {
      await open(page, "", "2026-11-20T14:12:00Z");
      await press(page);
      await expect(page.getByText("Location Required", { exact: true })).toBeVisible();
    },
  },
  {
    name: "hours-place-unknown",
    arrange: async (page) => {
      await open(page, "", "2026-11-20T14:12:00Z");
      await page.getByRole("combobox", { name: "Location" }).fill("Zzyzxqwert");
      await press(page);
      await expect(page.getByText("Location Not Found", { exact: true })).toBeVisible();
    },
  },
  {
    name: "hours-bad-link",
    arrange: async (page) => {
      await open(page, "lat=north&lon=-0.1278&tz=Europe/London", "2026-11-20T14:12:00Z");
      await expect(page.getByText(/^This link names a place or a time zone/)).toBeVisible();
    },
  },
  {
    name: "hours-bad-date",
    arrange: async (page) => {
      await open(page, `${LONDON}&date=9999-12-31`, "2026-11-20T14:12:00Z");
      await expect(page.getByText("Please choose a year from 1900 to 2100.")).toBeVisible();
    },
  },
];
