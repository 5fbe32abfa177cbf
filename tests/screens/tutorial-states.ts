import { expect, type Locator, type Page } from "@playwright/test";
import type { State } from "./state.ts";

async function openTutorial(page: Page): Promise<Locator> {
  await page.goto("/");
  await page.getByRole("button", { name: "Tutorial" }).click();
  const dialog = page.getByRole("dialog", { name: "The tutorial" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function practise(dialog: Locator, words: string): Promise<void> {
  await dialog.getByRole("textbox").fill(words);
}

/** The lessons and their end. */
export const TUTORIAL_STATES: readonly State[] = [
  {
    name: "tutorial",
    arrange: async (page) => {
      await openTutorial(page);
    },
  },
  {
    name: "tutorial-rule-broken",
    arrange: async (page) => practise(await openTutorial(page), "I stop worrying about money"),
  },
  {
    name: "tutorial-care",
    arrange: async (page) => practise(await openTutorial(page), "I want to die"),
  },
  {
    name: "tutorial-end",
    arrange: async (page) => {
      const dialog = await openTutorial(page);
      for (let lesson = 1; lesson <= 5; lesson++) {
        await practise(dialog, "I sing with my whole voice");
        await dialog.getByRole("button", { name: lesson === 5 ? "Finish" : "Continue" }).click();
      }
      await expect(dialog.getByRole("img", { name: /becomes/ })).toBeVisible();
    },
  },
];
