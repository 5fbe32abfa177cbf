import { expect, type Page } from "@playwright/test";

/** Shows the paid tier, writes the words and opens the wizard of a method. */
export async function openWizard(page: Page, method: RegExp, words: string): Promise<void> {
  await page.goto("/?tier=advanced");
  await page.getByRole("textbox", { name: "Your intention" }).fill(words);
  await page.getByRole("radio", { name: method }).click();
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByRole("list", { name: "Progress" })).toBeVisible();
}

/** Goes on to the next step of the open wizard. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Prepares the space, lights a candle and speaks the call. */
export async function passAncestralSpace(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "My sacred space is prepared" }).check();
  await page.getByRole("radio", { name: /^Red/ }).check();
  await page.getByRole("checkbox", { name: "I have spoken the call" }).check();
  await goOn(page);
}

/** Chooses two symbols and the runes. */
export async function passAncestralSymbols(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^Tree/ }).check();
  await page.getByRole("checkbox", { name: /^Sun/ }).check();
  await page.getByRole("radio", { name: /^Norse/ }).check();
  await goOn(page);
}

/** Chooses fire without the quiz. */
export async function passElement(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^Fire/ }).check();
  await goOn(page);
}

/** Channels all four elements. */
export async function passChanneling(page: Page): Promise<void> {
  for (const element of ["earth", "water", "fire", "air"]) {
    await page.getByRole("button", { name: `I have channeled ${element}` }).click();
  }
  await goOn(page);
}

/** Notices something and says who supports fire. */
export async function passReflection(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Reflection on the balance" }).fill("Air came easily.");
  await page.getByRole("checkbox", { name: "Air supports" }).check();
  await page.getByRole("checkbox", { name: "Water conflicts" }).check();
  await goOn(page);
}
