import type { Page } from "@playwright/test";
import { expectHeading, moveDebit, newEmail, openCheckout, payByDebit, payWith, TERMS } from "./support/checkout.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, test } from "./support/test.ts";

const SHORT_NOTE = "Your payment is being processed. Please wait...";
const LONG_NOTE = /^This takes longer than usual\. You may close this page/;

async function listMailsTo(page: Page, email: string): Promise<readonly string[]> {
  const mails: { to: string; subject: string }[] = await (await page.request.get("/dev/mailbox.json")).json();
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/ORD-\w+/, "N"));
}

test.describe("a bank debit", () => {
  test("is on its way, says after 30 s that it takes long, and shows what it opens once the bank has collected it", async ({
    page,
  }) => {
    const email = newEmail();
    await page.clock.install();
    await openCheckout(page, email);
    const clientSecret = await payByDebit(page);
    await expect(page.getByText(SHORT_NOTE)).toBeVisible();
    await lookEverywhere(page);
    await page.clock.fastForward(30_000);
    await expect(page.getByText(LONG_NOTE)).toBeVisible();
    expect(await listMailsTo(page, email)).toEqual([]);

    // Whoever comes back later finds it as it is.
    await page.reload();
    await expectHeading(page, "Payment Processing");
    await moveDebit(page, clientSecret, "collect");
    await expectHeading(page, "Payment Successful");
    await expect(page.getByText("Your Advanced tier features have been unlocked")).toBeVisible();
    await expect.poll(() => listMailsTo(page, email)).toEqual(["Receipt N"]);
  });

  test("that the bank can’t collect has failed, opens nothing, and a card pays after it", async ({ page }) => {
    const email = newEmail();
    await openCheckout(page, email);
    const clientSecret = await payByDebit(page);
    await moveDebit(page, clientSecret, "fail");
    await expectHeading(page, "Payment Failed");
    expect(await (await page.request.get("/api/session")).json()).toMatchObject({ tier: "free" });

    await openCheckout(page, email);
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
  });

  test("is nothing to pay a second time for, and the checkout follows it too", async ({ page }) => {
    const email = newEmail();
    await openCheckout(page, email);
    const clientSecret = await payByDebit(page);
    await page.goto(`/checkout?tier=advanced&email=${email}`);
    await page.getByRole("checkbox", { name: TERMS }).check();
    await expectHeading(page, "Payment Processing");
    await moveDebit(page, clientSecret, "collect");
    await expectHeading(page, "Payment Successful");
  });
});
