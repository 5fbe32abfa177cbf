import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

/** One mail as the local mailbox tells it. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly url: string }[];
  readonly links: readonly string[];
}

const INTENTION = "I tend a quiet garden";

async function orderGuide(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(INTENTION);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await page.getByRole("button", { name: "Email Me Guide" }).click();
  const dialog = page.getByRole("dialog", { name: "Receive Your Magical Guide" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill(email);
  await dialog.getByRole("button", { name: "Send Guide" }).click();
  await expect(page.getByText("Email Sent!", { exact: true })).toBeVisible();
}

/** The only mail to an address, once it has arrived. */
async function findMail(request: APIRequestContext, email: string): Promise<Mail> {
  let mails: Mail[] = [];
  await expect(async () => {
    const all: Mail[] = await (await request.get("/dev/mailbox.json")).json();
    mails = all.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
  const [mail] = mails;
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

function findLink({ links }: Mail, path: string): string {
  const link = links.find((url) => url.includes(path));
  if (link === undefined) throw new Error(`The mail has no link to ${path}`);
  return link;
}

test("the guide arrives with the sigil in it, the newsletter begins with a button", async ({
  page,
  request,
  conduct,
}) => {
  test.slow();
  const email = `gardener.${crypto.randomUUID()}@example.test`;
  await orderGuide(page, email);
  const mail = await findMail(request, email);
  expect(mail.subject).not.toContain("garden");
  const [guide] = mail.attachments;
  expect(guide?.contentType).toBe("application/pdf");
  const pdf = await (await request.get(guide?.url ?? "")).body();
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto(findLink(mail, "/newsletter/confirm"));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();

  // What was asked for is no newsletter, so it has no way out of one; its page is there, and takes no forged link.
  expect(mail.links.filter((link) => link.includes("/newsletter/unsubscribe"))).toEqual([]);
  await page.goto("/newsletter/unsubscribe?token=forged");
  await page.getByRole("button", { name: "End the letters" }).click();
  await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
  forgiveFailedLoads(conduct, 404);
});
