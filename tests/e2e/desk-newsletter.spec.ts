import type { APIRequestContext, Page } from "@playwright/test";
import { newEmail } from "./support/checkout.ts";
import { pressTabUntil } from "./support/keyboard.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster, becomeMasterWithKey } from "./support/master.ts";
import { expect, forgive, forgiveFailedLoads, test } from "./support/test.ts";

const EVERY_MINUTE = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;
const BODY =
  "Dear readers,\nautumn is here.\n\n## What is new\n\n1. Films\n2. Hours\n\n[See them](https://example.org/films)";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
  readonly unsubscribeUrl: string | null;
}

async function listMails(request: APIRequestContext, to: string): Promise<readonly Mail[]> {
  const mails: readonly Mail[] = await (await request.get("/dev/mailbox.json")).json();
  return mails.filter((mail) => mail.to === to);
}

/** Somebody who has asked for the newsletter with a guide, and confirmed it. */
async function subscribe(page: Page): Promise<string> {
  const email = newEmail();
  expect((await page.request.post("/api/email/collect", { data: { email, subscribe: true } })).status()).toBe(200);
  await expect.poll(async () => (await listMails(page.request, email)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await listMails(page.request, email);
  await page.goto(mail?.links.find((link) => link.includes("/newsletter/confirm")) ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("You are subscribed").first()).toBeVisible();
  return email;
}

test("an issue is written, looked at, tested and sent, by keyboard alone, and ended from its mail", async ({
  page,
  conduct,
}) => {
  test.setTimeout(180_000);
  const email = await subscribe(page);
  await becomeMasterWithKey(page);
  await page.goto("/master-dashboard?view=newsletter");
  await expect(page.getByRole("heading", { name: "Newsletter" })).toBeVisible();
  const { keyboard } = page;
  await pressTabUntil(page, page.getByRole("link", { name: "Write an issue" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "A new issue" })).toBeFocused();
  await pressTabUntil(page, page.getByRole("button", { name: "Save and preview" }));
  await keyboard.press("Enter");
  await expect(page.getByText("Please write a subject of at least 3 characters.")).toBeVisible();
  await expect(page.getByText("Please write at least 20 characters.")).toBeVisible();
  await lookAtPhone(page);
  const subject = `The hours of autumn ${email.slice(0, 12)}`;
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Text").fill(BODY);
  await pressTabUntil(page, page.getByRole("button", { name: "Save and preview" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: subject, level: 2 })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the mail"]');
  await expect(preview.getByRole("heading", { name: "What is new" })).toBeVisible();
  await expect(preview.getByRole("link", { name: "Receive no more letters from us" })).toBeVisible();
  await lookEverywhere(page);

  await pressTabUntil(page, page.getByRole("button", { name: "Test it on me" }));
  await keyboard.press("Enter");
  await expect(page.getByText("A test is on its way to your own address.", { exact: true })).toBeVisible();
  await expect
    .poll(async () =>
      (await listMails(page.request, "master@sigilarium.test")).some((mail) => mail.subject === `Test: ${subject}`),
    )
    .toBe(true);

  await pressTabUntil(page, page.getByRole("button", { name: "Send it", exact: true }), "Shift+Tab");
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Send this issue?" });
  await expect(dialog).toBeVisible();
  await lookAtPhone(page);
  // Somebody may have confirmed meanwhile: then the dialog shows the new number, and it is confirmed again.
  await expect(async () => {
    await dialog.getByRole("button", { name: /^Send it to / }).press("Enter", { timeout: 2000 });
    await expect(dialog).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("status").filter({ hasText: /^(?:Going out|Sent): / })).toBeVisible();
  await expect(async () => {
    expect((await page.request.get(EVERY_MINUTE)).ok()).toBe(true);
    const mails = await listMails(page.request, email);
    expect(mails.map((mail) => mail.subject)).toContain(subject);
  }).toPass({ timeout: 60_000 });
  await expect(async () => {
    expect((await page.request.get(EVERY_MINUTE)).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: /^Sent: / })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await lookAtPhone(page);

  const mail = (await listMails(page.request, email)).find((each) => each.subject === subject);
  expect((await page.request.post(new URL(mail?.unsubscribeUrl ?? "").pathname)).status()).toBe(200);
  await page.goto("/master-dashboard?view=audit");
  for (const act of ["Newsletter sent", "Newsletter tested"]) {
    await expect(page.getByRole("listitem").filter({ hasText: act }).first()).toBeVisible();
  }
  // The first response asks for the proof that the page then gives; axe can't look into the frame of the preview.
  forgiveFailedLoads(conduct, 403);
  forgive(conduct, "recipient window's origin ('null')");
  forgiveFailedLoads(conduct, 409);
});

test("a draft is deleted, and the list says what can’t be fetched", async ({ page, conduct }) => {
  await becomeMaster(page);
  await page.goto("/master-dashboard?view=newsletter&issue=new");
  const subject = `A draft of ${newEmail()}`;
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Text").fill(BODY);
  await page.getByRole("button", { name: "Save and preview" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await page.getByLabel("Subject").fill("Another subject");
  await expect(page.getByRole("button", { name: "Send it", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Delete the draft" }).click();
  await page.getByRole("dialog", { name: "Delete this draft?" }).getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByRole("link", { name: "Write an issue" })).toBeVisible();
  await expect(page.getByRole("link", { name: subject })).toHaveCount(0);
  await page.route("**/api/master/newsletters", (route) =>
    route.fulfill({ status: 503, json: { code: "not_ready", message: "We will be back in a moment." } }),
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("We will be back in a moment.");
  await lookAtPhone(page);
  forgiveFailedLoads(conduct, 503);
});
