import type { Page } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith, TERMS } from "./support/checkout.ts";
import { expect, forgiveFailedLoads, shortRunHas, test } from "./support/test.ts";
import { openWizard, passChanneling, passElement, passReflection } from "./support/wizards.ts";

const INTENTION = "I speak with ease before my whole team";

/** From a locked card to its checkout, as a visitor walks. */
async function walkFromLockedCard(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(INTENTION);
  await page.getByRole("radio", { name: /^Planetary/ }).click();
  const dialog = page.getByRole("dialog", { name: "Upgrade to Advanced" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("checkbox", { name: TERMS }).check();
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
}

/** The method that was clicked is chosen, with the words, and draws. */
async function expectPlanetarySigil(page: Page): Promise<void> {
  await expectHeading(page, "Payment Successful");
  await page.getByRole("link", { name: "Open the five methods" }).click();
  await expect(page).toHaveURL("/?tier=advanced#generator");
  await expect(page.getByRole("radio", { name: /^Planetary/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Your intention" })).toHaveValue(INTENTION);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByRole("table", { name: "The square of Mercury" })).toBeVisible();
}

for (const [index, number] of ["4242 4242 4242 4242", "4000 0000 0000 0259"].entries()) {
  test(`${number} leads from a locked card to a planetary sigil`, shortRunHas(index === 0), async ({ page }) => {
    await walkFromLockedCard(page);
    await payWith(page, number);
    await expectPlanetarySigil(page);
  });
}

for (const [index, number] of ["4000 0025 0000 3155", "4000 0000 0000 3220"].entries()) {
  test(`${number} leads there by way of the bank's page`, shortRunHas(index === 0), async ({ page }) => {
    await walkFromLockedCard(page);
    await payWith(page, number);
    await page.getByRole("button", { name: "Confirm the payment" }).click();
    await expectHeading(page, "Payment Successful");
    await expect(page).not.toHaveURL(/secret/);
    await expectPlanetarySigil(page);
  });
}

const REFUSALS = [
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 9995", "Your card has insufficient funds."],
] as const;

for (const [index, [number, message]] of REFUSALS.entries()) {
  test(`${number} is refused, and another card leads there`, shortRunHas(index === 0), async ({ page, conduct }) => {
    await walkFromLockedCard(page);
    await payWith(page, number);
    await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: message }).first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue(number);
    await payWith(page, "4242 4242 4242 4242");
    await expectPlanetarySigil(page);
    forgiveFailedLoads(conduct, 402);
  });
}

test("a wizard that was walked through while it was locked has its answers after the purchase", async ({
  page,
  conduct,
}) => {
  await openWizard(page, /^Elemental fusion/, INTENTION);
  await passElement(page);
  await passChanneling(page);
  await passReflection(page);
  await page.getByRole("button", { name: /^Create/ }).click();
  const dialog = page.getByRole("dialog", { name: "Upgrade to Advanced" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  await page.getByRole("link", { name: "Open the five methods" }).click();
  await expect(page.getByRole("heading", { name: "Layout Elemental fusion, step 4 of 4" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Create/ })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Your intention" })).toHaveValue(INTENTION);
  forgiveFailedLoads(conduct, 403);
});

test("a purchase is restored in another browser by the mailed code", async ({ page, browser, baseURL }) => {
  const email = newEmail();
  await openCheckout(page, email);
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { "CF-Connecting-IP": "10.200.1.1" },
  });
  const second = await other.newPage();
  await second.goto("/checkout?tier=advanced&email=somebody@example.org");
  await second.getByRole("main").getByRole("button", { name: "Restore my purchase" }).click();
  const dialog = second.getByRole("dialog", { name: "Restore my purchase" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill(email);
  await second.keyboard.press("Enter");
  const box = dialog.getByRole("textbox", { name: "The 8 characters from the mail" });
  await box.fill(await readMailedCode(second, email));
  await box.press("Enter");
  await expect(second).toHaveURL("/account");
  await expect(second.getByText("Advanced").first()).toBeVisible();
  await second.goto("/");
  await expect(second.getByText("All five methods are open to you already.")).toBeVisible();
  await other.close();
});

/** The newest code that was mailed to an address. */
async function readMailedCode(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails: { to: string; subject: string }[] = await (await page.request.get("/dev/mailbox.json")).json();
      code = /\b[0-9A-Z]{4}[- ]?[0-9A-Z]{4}\b/.exec(
        mails.find(({ to, subject }) => to === email && /code/i.test(subject))?.subject ?? "",
      )?.[0];
      return code;
    })
    .toBeDefined();
  return code ?? "";
}

for (const number of ["4000 0084 0000 1629", "4000 0082 6000 3178"]) {
  test(`${number} is refused after the bank's page, and the words are still there`, async ({ page }) => {
    await walkFromLockedCard(page);
    await payWith(page, number);
    await page.getByRole("button", { name: "Confirm the payment" }).click();
    await expectHeading(page, "Payment Failed");
    await page.getByRole("link", { name: "Back to the generator" }).click();
    await expect(page.getByRole("textbox", { name: "Your intention" })).toHaveValue(INTENTION);
    await expect(page.getByRole("radio", { name: /^Chaos magick/ })).toBeChecked();
  });
}
