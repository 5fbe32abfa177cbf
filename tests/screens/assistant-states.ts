import { expect, type Page } from "@playwright/test";
import { type State, typeIntention } from "./state.ts";

const WEAK = "I try not to be afraid of speaking, and I hope Anna notices me";

async function analyze(page: Page): Promise<void> {
  await typeIntention(page, WEAK);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("region", { name: "AI Assistant" })).toBeVisible();
}

/** The assistant under the box. */
export const ASSISTANT_STATES: readonly State[] = [
  { name: "assistant-found", arrange: analyze },
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
    isNoisy: true,
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
