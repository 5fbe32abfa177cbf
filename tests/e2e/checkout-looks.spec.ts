import type { Page } from "@playwright/test";
import type { BrowserOrder } from "#domain/contracts/payments.ts";
import { expectHeading, newEmail, openCheckout, payWith, TERMS } from "./support/checkout.ts";
import { lookAtPhone } from "./support/look-everywhere.ts";
import { expect, forgive, forgiveFailedLoads, shortRunHas, test } from "./support/test.ts";

const ORDER: BrowserOrder = {
  orderNumber: "ORD-0A1B2C3D",
  tier: "advanced",
  email: "ada@example.org",
  status: "paid",
  amount: 4900,
  refundedAmount: 0,
  paymentIntent: "pi_1",
  createdAt: "2026-11-22T12:00:00Z",
};

/** Has the server say that this browser has one order. */
async function haveOrder(page: Page, order: Partial<BrowserOrder>): Promise<void> {
  await page.route("**/api/orders", (route) => route.fulfill({ json: { orders: [{ ...ORDER, ...order }] } }));
}

test.describe("what became of a payment, on a phone in both themes:", () => {
  const outcomes = [
    { tier: "advanced", status: "refunded", heading: "The money goes back", next: "Back to Home" },
    { tier: "advanced", status: "disputed", heading: "Payment Successful", next: "Open the five methods" },
    { tier: "consultation", status: "failed", heading: "Payment Failed", next: "Back to the session" },
    { tier: "advanced", status: "paid", heading: "Payment Successful", next: "Open the five methods" },
    { tier: "mastercrafted", status: "paid", heading: "Payment Successful", next: "Begin your commission" },
    { tier: "consultation", status: "paid", heading: "Payment Successful", next: "Choose time" },
    { tier: "advanced", status: "processing", heading: "Payment Processing", next: "Back to Home" },
    { tier: "advanced", status: "failed", heading: "Payment Failed", next: "Back to the generator" },
  ] as const;

  for (const [index, { heading, next, ...order }] of outcomes.entries()) {
    test(`${order.tier} ${order.status}`, shortRunHas(index < 3), async ({ page }) => {
      await haveOrder(page, order);
      await page.goto("/success?payment_intent=pi_1");
      await expectHeading(page, heading);
      await expect(page.getByRole("main").getByRole("link", { name: next })).toBeVisible();
      await lookAtPhone(page);
    });
  }

  test("nothing found", async ({ page }) => {
    await page.goto("/success");
    await expectHeading(page, "No payment found");
    await lookAtPhone(page);
  });

  test("nobody knows, until the server can be asked again", async ({ page, conduct }) => {
    await page.route("**/api/orders", (route) => route.abort());
    await page.goto("/success?payment_intent=pi_1");
    await expectHeading(page, "We could not look");
    await lookAtPhone(page);
    await page.unroute("**/api/orders");
    await haveOrder(page, {});
    await page.getByRole("button", { name: "Try again" }).click();
    await expectHeading(page, "Payment Successful");
    forgive(conduct, "net::ERR_FAILED");
  });
});

test("a payment that was refused at the bank is tried again at its own checkout", async ({ page }) => {
  await openCheckout(page, newEmail(), "/consultation-checkout?");
  await payWith(page, "4000 0000 0000 3220");
  await page.getByRole("button", { name: "Refuse it" }).click();
  await expectHeading(page, "Payment Failed");
  await page.getByRole("link", { name: "Try again" }).click();
  await expectHeading(page, "Payment");
  await expect(page.getByRole("heading", { name: "Your order" }).locator("..")).toContainText("Clarity Session");
});

test("each step of the checkout on a phone in both themes", async ({ page, context, conduct }) => {
  await page.goto("/consultation-checkout");
  await page.getByRole("textbox", { name: "Email address" }).fill("nobody");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await lookAtPhone(page);

  // An address that is nearly one of a known provider, and as long as the line.
  const email = newEmail().replace("example.org", "gnail.com");
  await page.goto(`/checkout?tier=advanced&email=${email}`);
  await expect(page.getByText("Did you mean")).toBeVisible();
  await lookAtPhone(page);
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4241");
  await expect(page.getByRole("main").getByText("Your card number is incorrect.")).toBeVisible();
  await lookAtPhone(page);
  forgiveFailedLoads(conduct, 402);

  await context.setOffline(true);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("main").getByText("No payment response received. Please try again.")).toBeVisible();
  await lookAtPhone(page);
  await context.setOffline(false);
  forgive(conduct, "net::ERR_INTERNET_DISCONNECTED");
});

test("a checkout whose server fails says so, and goes on by its button", async ({ page, conduct }) => {
  await page.route(
    "**/api/payments/config",
    (route) => route.fulfill({ status: 503, json: { code: "not_ready", message: "We will be back in a moment." } }),
    { times: 1 },
  );
  await page.goto(`/checkout?tier=mastercrafted&email=${newEmail()}`);
  await expect(page.getByRole("alert")).toContainText("We will be back in a moment.");
  await lookAtPhone(page);
  forgiveFailedLoads(conduct, 503);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  await expect(page.getByText("Your Mastercrafted tier features have been unlocked")).toBeVisible();
});
