import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has. */
const MOST_STOPS = 120;

/** Walks by Tab to something, as whoever uses no mouse; fails where no way leads there. */
export async function pressTabUntil(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
