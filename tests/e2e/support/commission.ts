import { expect, type Page } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith } from "./checkout.ts";

/** A mail as the local mailbox lists it. */
interface ListedMail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
  readonly attachments: readonly { readonly filename: string; readonly url: string }[];
}

/** What a test's client answers. */
export const ANSWERS = {
  name: "Miriam Ashdown",
  primaryIntention: "My house is a place where people tell the truth",
  tone: "Tender",
  dreamSymbols: "A tower with one lit window",
} as const;

/** Pays for a hand-drawn sigil in this browser, up to the page that says so; returns the buyer’s address. */
export async function payForCommission(page: Page, email = newEmail()): Promise<string> {
  await openCheckout(page, email, "/checkout?tier=mastercrafted&");
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  return email;
}

/** Fills in the answers that are required, and one that is not. */
export async function fillInIntake(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Full name" }).fill(ANSWERS.name);
  await page.getByRole("textbox", { name: "Primary intention" }).fill(ANSWERS.primaryIntention);
  await page.getByRole("radio", { name: ANSWERS.tone }).check();
  await page.getByRole("textbox", { name: /^Dream symbols/ }).fill(ANSWERS.dreamSymbols);
}

/** Sends the answers, and waits for the page of the commission; returns its process number. */
export async function sendIntake(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Send to the master" }).click();
  await expectHeading(page, "Your answers are with the master");
  return (
    (await page
      .getByText(/^HD-[0-9A-Z]{6}$/)
      .first()
      .textContent()) ?? ""
  );
}

/** Waits for the newest mail to an address with this in its subject. */
export async function waitForMail(page: Page, to: string, subject: string | RegExp): Promise<ListedMail> {
  const found: ListedMail[] = [];
  await expect(async () => {
    const mails: ListedMail[] = await (await page.request.get("/dev/mailbox.json")).json();
    found.push(...mails.filter((mail) => mail.to === to && mail.subject.match(subject)).slice(0, 1));
    expect(found).toHaveLength(1);
  }).toPass();
  const [mail] = found;
  if (!mail) throw new Error("No mail was found.");
  return mail;
}

/** The path of the link in a mail that begins so. */
export function findPath({ links }: ListedMail, beginning: string): string {
  const paths = links.map((link) => new URL(link).pathname);
  return paths.find((path) => path.startsWith(beginning)) ?? `no link to ${beginning}`;
}
