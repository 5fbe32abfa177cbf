import type { Page } from "@playwright/test";

/** A page in one state: how to bring it there, starting from a fresh browser. */
export interface State {
  readonly name: string;
  readonly arrange: (page: Page) => Promise<void>;
  /** What the browser itself writes to the console on the way to this state, once or more often; nothing where it says nothing. */
  readonly complaint?: string;
}

/** The browser's message where a test aborts a request. */
export const ABORTED_REQUEST = "console: Failed to load resource: net::ERR_FAILED";

/** Writes an intention and waits for its picture. */
export async function typeIntention(page: Page, text: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(text);
  await page.waitForLoadState("networkidle");
}
