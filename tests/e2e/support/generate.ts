import { expect, type Locator, type Page } from "@playwright/test";

/** Has a sigil drawn on the home page as it is, and returns its card once its strokes are known there too, and its ring is explained. */
export async function generate(page: Page, intention: string): Promise<Locator> {
  await page.getByRole("textbox", { name: "Your intention" }).fill(intention);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const card = page.getByRole("article", { name: "Your sigil" });
  await expect(card.getByRole("button", { name: "Trace" })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Read the ring" })).toBeVisible();
  return card;
}
