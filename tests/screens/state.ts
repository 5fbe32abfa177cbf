import type { Page } from "@playwright/test";

/** A page in one state: how to bring it there, starting from a fresh browser. */
export interface State {
  readonly name: string;
  readonly arrange: (page: Page) => Promise<void>;
  /** The state can't be shown without failed loads or an absent server in the console. */
  readonly isNoisy?: boolean;
}

/** Writes an intention and waits for its picture. */
export async function typeIntention(page: Page, text: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(text);
  await page.waitForLoadState("networkidle");
}
