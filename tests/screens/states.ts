import { expect, type Page } from "@playwright/test";
import { PAGES } from "../e2e/support/pages.ts";
import { ACCOUNT_STATES } from "./account-states.ts";
import { ASSISTANT_STATES } from "./assistant-states.ts";
import { CHECKOUT_STATES } from "./checkout-states.ts";
import { COMMISSION_STATES } from "./commission-states.ts";
import { CONSULTATION_STATES } from "./consultation-states.ts";
import { CONTACT_STATES } from "./contact-states.ts";
import { DESK_STATES } from "./desk-states.ts";
import { FILM_STATES } from "./film-states.ts";
import { HOURS_STATES } from "./hours-states.ts";
import { RESULT_STATES } from "./result-states.ts";
import { ABORTED_REQUEST, type State, typeIntention } from "./state.ts";
import { TUTORIAL_STATES } from "./tutorial-states.ts";
import { WIZARD_STATES } from "./wizard-states.ts";

const INTENTION = "I am confident and creative";

async function generate(page: Page, text: string): Promise<void> {
  await typeIntention(page, text);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
}

const NOT_FOUND_RESPONSE = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

const PLAIN_PAGES: readonly State[] = PAGES.map(({ name, path, heading, failedCall }) => ({
  name,
  ...(failedCall === 404 && { complaint: NOT_FOUND_RESPONSE }),
  arrange: async (page) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
  },
}));

const HOME_STATES: readonly State[] = [
  { name: "home-typed", arrange: (page) => typeIntention(page, INTENTION) },
  { name: "home-too-long", arrange: (page) => typeIntention(page, "I open every door that I need. ".repeat(17)) },
  { name: "home-other-script", arrange: (page) => typeIntention(page, "Я спокоен и ясен") },
  { name: "home-right-to-left", arrange: (page) => typeIntention(page, "أنا هادئ وواضح اليوم، وبيتي آمن") },
  {
    name: "load-failed",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByText("Sigilarium did not arrive whole.")).toBeVisible();
    },
  },
  {
    name: "home-locked-method",
    arrange: async (page) => {
      await typeIntention(page, INTENTION);
      // A click would open the way to the tier over it.
      await page.getByRole("radio", { name: /^Chaos magick/ }).press("ArrowRight");
      await expect(page.getByRole("button", { name: "Unlock with Advanced" })).toBeVisible();
    },
  },
  {
    name: "home-generating",
    arrange: async (page) => {
      // The answer is held back for as long as the picture takes.
      await page.route("**/api/sigils/generate", () => {});
      await generate(page, INTENTION);
    },
  },
  {
    name: "home-generated",
    arrange: async (page) => {
      await generate(page, INTENTION);
      await expect(page.getByText("Sigil Generated!", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Download" })).toBeVisible();
    },
  },
  {
    name: "home-generation-failed",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route("**/api/sigils/generate", (route) => route.abort());
      await generate(page, INTENTION);
      await expect(page.getByText("Generation Failed", { exact: true })).toBeVisible();
    },
  },
  {
    name: "home-empty-refused",
    arrange: async (page) => {
      await generate(page, "");
      await expect(page.getByText("Intention Required", { exact: true })).toBeVisible();
    },
  },
  {
    name: "upgrade",
    arrange: async (page) => {
      await typeIntention(page, INTENTION);
      await page.getByRole("radio", { name: /^Ancestral/ }).click();
      await expect(page.locator(".upgrade-methods .sigil:not(.sigil-placeholder)")).toHaveCount(4);
    },
  },
  {
    name: "clear",
    arrange: async (page) => {
      await page.addInitScript(() => localStorage.setItem("sigilCollection", "[1,2,3]"));
      await page.goto("/?clear=true");
      await expect(page.getByRole("dialog", { name: "Start over on this device?" })).toBeVisible();
    },
  },
  {
    name: "menu",
    arrange: async (page) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const menu = page.getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) await menu.click();
    },
  },
];

/** Every state that a page has beside the one in which it opens. A new one is added here together with its code. */
export const PAGE_STATES: readonly State[] = [
  ...HOME_STATES,
  ...ASSISTANT_STATES,
  ...TUTORIAL_STATES,
  ...RESULT_STATES,
  ...WIZARD_STATES,
  ...HOURS_STATES,
  ...CHECKOUT_STATES,
  ...ACCOUNT_STATES,
  ...CONTACT_STATES,
  ...CONSULTATION_STATES,
  ...COMMISSION_STATES,
  ...FILM_STATES,
  ...DESK_STATES,
];

/** Every page and every state that the product has. */
export const STATES: readonly State[] = [...PLAIN_PAGES, ...PAGE_STATES];
