import { expect, type Page } from "@playwright/test";
import { ABORTED_REQUEST, type State, typeIntention } from "./state.ts";

const WEAK = "I try not to be afraid of speaking, and I hope Anna notices me";

async function analyze(page: Page, words = WEAK): Promise<void> {
  await typeIntention(page, words);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("region", { name: "AI Assistant" })).toBeVisible();
}

/** The assistant under the box. */
export const ASSISTANT_STATES: readonly State[] = [
  { name: "assistant-found", arrange: (page) => analyze(page) },
  { name: "assistant-harm", arrange: (page) => analyze(page, "I kill my boss") },
  { name: "assistant-unread", arrange: (page) => analyze(page, "Ich sorge mich nicht mehr um Geld und schlafe ruhig") },
  {
    name: "care",
    arrange: async (page) => {
      await typeIntention(page, "I want to die");
      await page.getByRole("button", { name: "Generate Your Sigil" }).click();
      await expect(page.getByRole("region", { name: "Before anything else" })).toBeVisible();
    },
  },
  {
    name: "care-gone-on",
    arrange: async (page) => {
      await typeIntention(page, "I want to die");
      await page.getByRole("button", { name: "Generate Your Sigil" }).click();
      await page.getByRole("button", { name: "Make the sigil all the same" }).click();
      await expect(page.getByRole("heading", { name: "Somebody to talk to" })).toBeVisible();
    },
  },
  {
    name: "assistant-taken",
    arrange: async (page) => {
      await analyze(page);
      await page.getByRole("button", { name: "Use this version" }).click();
      await expect(page.getByRole("button", { name: "Put them back" })).toBeVisible();
    },
  },
  {
    name: "assistant-off",
    arrange: async (page) => {
      await typeIntention(page, WEAK);
      await page.getByRole("switch", { name: "AI Assistant" }).click();
    },
  },
  {
    name: "assistant-failed",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route("**/api/intentions/analyze", (route) => route.abort());
      await typeIntention(page, WEAK);
      await page.getByRole("button", { name: "Analyze" }).click();
      await expect(page.getByText("Analysis Failed", { exact: true })).toBeVisible();
    },
  },
  {
    name: "suggestions",
    arrange: async (page) => {
      await typeIntention(page, "");
      await page.getByRole("button", { name: "Suggestions" }).click();
      await page.getByText("Creativity", { exact: true }).click();
      await expect(page.getByRole("button", { name: /^Show all/ })).toBeVisible();
    },
  },
];
