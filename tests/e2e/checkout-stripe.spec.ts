import type { Page } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith, TERMS } from "./support/checkout.ts";
import { standInForStripe } from "./support/stripe-stand-in.ts";
import { expect, forgive, forgiveFailedLoads, LONG_RUN_ONLY, test } from "./support/test.ts";

test.beforeEach(({ page }) => standInForStripe(page));

// The one machine beside ours that a page of the product may ask.
test.afterEach(({ conduct }) => forgive(conduct, "request to js.stripe.com"));

test("Stripe's form takes a card and shows what was bought", async ({ page }) => {
  await openCheckout(page, newEmail());
  await expect(page.getByText("We never see its number.")).toBeVisible();
  await expect(page.getByText("This is a simulation")).toHaveCount(0);
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
});

test("Stripe's form goes by way of the bank's page for a consultation, and comes back", async ({ page }) => {
  await openCheckout(page, newEmail(), "/consultation-checkout?");
  await payWith(page, "4000 0000 0000 3220");
  await expectHeading(page, "Simulated bank");
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expectHeading(page, "Payment Successful");
  await expect(page.getByRole("link", { name: "Choose time" })).toBeVisible();
});

test("Stripe's form says what is wrong with a card, and takes another", async ({ page, conduct }) => {
  await openCheckout(page, newEmail());
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Your card number is incomplete." }).first()).toBeVisible();
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." }).first()).toBeVisible();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  forgiveFailedLoads(conduct, 402);
});

test("Stripe's script that is blocked can be asked for again", async ({ page, conduct }) => {
  let isBlocked = true;
  await page.route("https://js.stripe.com/**", (route) => (isBlocked ? route.abort() : route.fallback()));
  await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
  await page.getByRole("checkbox", { name: TERMS }).check();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded from Stripe" })).toBeVisible();
  isBlocked = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  forgive(conduct, "net::ERR_FAILED");
});

test("Stripe's script is asked for by the checkout alone, and only once the terms are accepted", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("https://js.stripe.com")) asked.push(new URL(page.url()).pathname);
  });
  await page.goto("/");
  await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
  await expect(page.getByRole("checkbox", { name: TERMS })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("checkbox", { name: TERMS }).check();
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["/checkout"]));
});

test("Stripe's form follows the theme", LONG_RUN_ONLY, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openCheckout(page, newEmail());
  const ground = await readFieldGround(page);
  await page.getByRole("button", { name: /Switch to the .* theme/ }).click();
  await expect.poll(() => readFieldGround(page)).not.toBe(ground);
});

test("an order that another tab has paid is never shown to Stripe's form again", async ({ page, context, conduct }) => {
  const email = newEmail();
  await openCheckout(page, email);
  const other = await context.newPage();
  await standInForStripe(other);
  await openCheckout(other, email);
  await payWith(other, "4242 4242 4242 4242");
  await expectHeading(other, "Payment Successful");
  // This tab has heard of nothing: its payment is found to be done.
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  const { orders } = await (await page.request.get("/api/orders")).json();
  expect(orders).toHaveLength(1);
  forgiveFailedLoads(conduct, 400);
});

function readFieldGround(page: Page): Promise<string> {
  return page.locator(".__PrivateStripeElement").evaluate((element) => getComputedStyle(element).backgroundColor);
}
