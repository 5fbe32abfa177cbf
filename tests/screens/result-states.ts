import { expect, type Page } from "@playwright/test";
import { becomeBuyer } from "../e2e/support/buyer.ts";
import { generate } from "../e2e/support/generate.ts";
import { ABORTED_REQUEST, type State } from "./state.ts";

const INTENTION = "I am confident and creative";

async function generateAtHome(page: Page): Promise<void> {
  await page.goto("/");
  await generate(page, INTENTION);
}

async function openGuide(page: Page): Promise<void> {
  await generateAtHome(page);
  await page.getByRole("button", { name: "Email Me Guide" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
}

async function openTracing(page: Page, presses: number): Promise<void> {
  await generateAtHome(page);
  await page.getByRole("button", { name: "Trace" }).click();
  await page.getByRole("slider").focus();
  for (let count = 0; count < presses; count += 1) await page.keyboard.press(presses > 30 ? "Enter" : "ArrowRight");
}

/** The result with what belongs to it, and the dialogs that lead on from the page. */
export const RESULT_STATES: readonly State[] = [
  {
    name: "home-buyer-result",
    arrange: async (page) => {
      await becomeBuyer(page.context());
      await page.goto("/");
      await page.locator('[data-card="planetary"][data-locked="false"]').click();
      await generate(page, "I dream clearly and come home");
      await expect(page.getByRole("heading", { name: "Afterwards" })).toBeVisible();
    },
  },
  { name: "tracing", arrange: (page) => openTracing(page, 24) },
  {
    name: "tracing-done",
    arrange: async (page) => {
      await openTracing(page, 60);
      await expect(page.getByText("The mark is traced.", { exact: true })).toBeVisible();
    },
  },
  {
    name: "collection",
    arrange: async (page) => {
      await generateAtHome(page);
      await page.getByRole("button", { name: "Your collection" }).click();
      await expect(page.getByRole("button", { name: /^Open the sigil/ })).toBeVisible();
    },
  },
  {
    name: "collection-deleted",
    arrange: async (page) => {
      await generateAtHome(page);
      await page.getByRole("button", { name: "Your collection" }).click();
      await page.getByRole("button", { name: /^Delete the sigil/ }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    },
  },
  {
    name: "dialog-upgrade",
    arrange: async (page) => {
      await page.goto("/");
      await page.getByRole("radio", { name: /^Hand-drawn/ }).click();
      await expect(page.getByRole("dialog", { name: "Upgrade to Mastercrafted" })).toBeVisible();
    },
  },
  {
    name: "dialog-upgrade-refused",
    arrange: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Upgrade to Advanced" }).click();
      await page.getByRole("button", { name: "Continue to Payment" }).click();
      await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
    },
  },
  { name: "dialog-guide", arrange: openGuide },
  {
    name: "dialog-guide-sending",
    arrange: async (page) => {
      // The answer is held back for as long as the picture takes.
      await page.route("**/api/email/collect", () => {});
      await openGuide(page);
      await page.getByRole("button", { name: "Send Guide" }).click();
      await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    },
  },
  {
    name: "dialog-guide-failed",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route("**/api/email/collect", (route) => route.abort());
      await openGuide(page);
      await page.getByRole("button", { name: "Send Guide" }).click();
      await expect(page.getByText("Error", { exact: true })).toBeVisible();
    },
  },
];
