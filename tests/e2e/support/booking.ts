import { expect, type Locator, type Page } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith } from "./checkout.ts";

/** Pays for a session in this browser, and returns the address of the order. */
export async function payForSession(page: Page): Promise<string> {
  const email = newEmail();
  await openCheckout(page, email, "/consultation-checkout?");
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  return email;
}

/** The dialog in which an hour is booked. */
export function findBookingDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Book Your Master Consultation" });
}

/** The days of the month that is shown on which an hour is free. */
export function listFreeDays(dialog: Locator): Locator {
  return dialog.getByRole("grid").getByRole("button", { name: /free$/ });
}

/** The free hours of the chosen day. */
export function listFreeHours(dialog: Locator): Locator {
  return dialog.getByRole("group", { name: /^Free times on/ }).getByRole("button");
}

/**
 * Turns to the next month and chooses a day of it, by its place among the free ones. All tests of a run book with one master: each takes
 * another day.
 */
export async function chooseDay(dialog: Locator, place: number): Promise<void> {
  const next = dialog.getByRole("button", { name: /^Next month/ });
  // Before the first month is known nothing can be turned to; the days of the old one stay until the new one is there.
  await expect(next).toBeEnabled();
  const [, month = ""] = ((await next.getAttribute("aria-label")) ?? "").split(", ");
  await next.click();
  await expect(dialog.getByRole("grid", { name: month, exact: true })).toBeVisible();
  await expect(listFreeDays(dialog).nth(place)).toBeVisible();
  await listFreeDays(dialog).nth(place).click();
  await expect(listFreeHours(dialog).first()).toBeFocused();
}

/** What a client writes. */
export const WORDS = {
  name: "Miriam Ashdown",
  topic: "I keep starting over. Which of three paths is mine?",
} as const;

/** Fills in the form. */
export async function fillIn(dialog: Locator): Promise<void> {
  await dialog.getByRole("textbox", { name: "Full name" }).fill(WORDS.name);
  await dialog.getByLabel("Date of birth").fill("1988-04-02");
  await dialog.getByRole("textbox", { name: "What would you like to talk about?" }).fill(WORDS.topic);
}

/** The path of the booking that the newest mail to an address leads to; empty while there is none. */
export async function findMailedBooking(page: Page, to: string, subject: RegExp): Promise<string> {
  const response = await page.request.get("/dev/mailbox.json");
  const mails: { to: string; subject: string }[] = await response.json();
  const mail = mails.find((candidate) => candidate.to === to && subject.test(candidate.subject));
  return /\/booking\/[\w.~-]+/.exec(JSON.stringify(mail ?? ""))?.[0] ?? "";
}
