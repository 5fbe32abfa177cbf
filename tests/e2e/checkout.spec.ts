import { expectHeading, newEmail, openCheckout, payWith, TERMS } from "./support/checkout.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import {
  expect,
  forgive,
  forgiveFailedLoads,
  LONG_RUN_ONLY,
  measureSidewaysScroll,
  shortRunHas,
  THEMES,
  test,
  WIDTHS_PX,
} from "./support/test.ts";

test.describe("the checkout", () => {
  test("takes a card, says what it opens, and mails the receipt", async ({ page }) => {
    const email = newEmail();
    await openCheckout(page, email);
    await expect(page).toHaveURL("/checkout?tier=advanced");
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
    await expect(page.getByText("Your Advanced tier features have been unlocked")).toBeVisible();
    const listMails = async (): Promise<readonly string[]> => {
      const mails: { to: string; subject: string }[] = await (await page.request.get("/dev/mailbox.json")).json();
      return mails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/ORD-\w+/, "N"));
    };
    await expect.poll(listMails).toEqual(["Receipt N"]);
  });

  test("says that a payment failed which was refused at the bank’s page", async ({ page }) => {
    await openCheckout(page, newEmail());
    await payWith(page, "4000 0000 0000 3220");
    await page.getByRole("button", { name: "Refuse it" }).click();
    await expectHeading(page, "Payment Failed");
  });

  test("keeps everything after a number that is none, and another card pays", async ({ page, conduct }) => {
    await openCheckout(page, newEmail());
    await payWith(page, "4242 4242 4242 4241");
    await expect(page.getByText("Your card number is incorrect.").first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue("4242 4242 4242 4241");
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
    forgiveFailedLoads(conduct, 402);
  });

  test("charges once for a double click, and shows what was bought after a reload", async ({ page }) => {
    const email = newEmail();
    await openCheckout(page, email);
    await page.getByRole("textbox", { name: "Card number" }).fill("4242424242424242");
    await page.getByRole("textbox", { name: "Expiry" }).fill("1240");
    await page.getByRole("textbox", { name: "Security code" }).fill("123");
    await page.getByRole("button", { name: /^Pay / }).dblclick();
    await expectHeading(page, "Payment Successful");
    await page.goto(`/checkout?tier=advanced&email=${email}`);
    await page.getByRole("checkbox", { name: TERMS }).check();
    await expectHeading(page, "Payment Successful");
    await expect(page.getByRole("textbox", { name: "Card number" })).toHaveCount(0);
    const { orders } = await (await page.request.get("/api/orders")).json();
    expect(orders).toHaveLength(1);
  });

  test("without a network charges nothing and says what to do", async ({ page, context, conduct }) => {
    await openCheckout(page, newEmail());
    await context.setOffline(true);
    await payWith(page, "4242 4242 4242 4242");
    await expect(page.getByText("Payment Error", { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: /^Pay / }).click();
    await expectHeading(page, "Payment Successful");
    // The browser itself reports the failed requests.
    forgive(conduct, "net::ERR_INTERNET_DISCONNECTED");
  });

  test("that can’t begin says so, and begins on another try", async ({ page, conduct }) => {
    await page.route("**/api/create-payment-intent", (route) => route.abort(), { times: 1 });
    await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
    await page.getByRole("checkbox", { name: TERMS }).check();
    await expect(page.getByText("Payment Setup Failed", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
    forgive(conduct, "net::ERR_FAILED");
  });

  test("can be walked through by keyboard alone", LONG_RUN_ONLY, async ({ page }) => {
    await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
    await page.getByRole("checkbox", { name: TERMS }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
    // Past the links to terms and privacy.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "Card number" })).toBeFocused();
    await page.keyboard.type("4242424242424242");
    await page.keyboard.press("Tab");
    await page.keyboard.type("12/40");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await expectHeading(page, "Payment Successful");
  });

  test("asks for another address, and begins another order with it", async ({ page }) => {
    const other = newEmail();
    await openCheckout(page, newEmail());
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("textbox", { name: "Email address" }).fill("nobody");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await page.getByRole("textbox", { name: "Email address" }).fill(other);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByText(`For ${other}.`)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: TERMS })).not.toBeChecked();
  });

  const incomplete = [
    "/checkout?tier=advanced&email=nobody",
    "/checkout",
    "/checkout?tier=premium&email=a@example.org",
  ];

  for (const [index, path] of incomplete.entries()) {
    test(`at ${path} leads back to the prices`, shortRunHas(index === 0), async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/#pricing");
    });
  }
});

test("is left by a link into a section of another page", async ({ page }) => {
  await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
  await page.getByRole("banner").getByRole("link", { name: "Generator" }).click();
  await expect(page).toHaveURL("/#generator");
  await expect(page.getByRole("heading", { level: 1, name: /^Transform/ })).toBeVisible();
});

test("the consultation is paid for, and remembered", LONG_RUN_ONLY, async ({ page }) => {
  await page.goto("/consultation-checkout");
  await page.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  await expect(page.getByRole("link", { name: "Choose time" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("consultationAccess"))).toBe("true");
});

for (const [button, heading] of [
  ["Refuse it", "Payment Failed"],
  ["Confirm the payment", "Payment Successful"],
] as const) {
  test(`a consultation whose payment comes back from the bank after “${button}” shows ${heading}`, async ({ page }) => {
    await openCheckout(page, newEmail(), "/consultation-checkout?");
    await payWith(page, "4000 0000 0000 3220");
    await page.getByRole("button", { name: button }).click();
    await expectHeading(page, heading);
    await expect(page).not.toHaveURL(/secret/);
  });
}

test("an order that was only begun is no payment", async ({ page }) => {
  await openCheckout(page, newEmail());
  await page.goto("/success");
  await expectHeading(page, "No payment found");
});

test("the result page believes nobody’s address", async ({ page }) => {
  await page.goto("/success?redirect_status=succeeded&status=success&tier=advanced");
  await expectHeading(page, "No payment found");
});

for (const [index, theme] of THEMES.entries()) {
  test(`the checkout is accessible and fits in ${theme.name}`, shortRunHas(index === 0), async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme.colorScheme });
    await openCheckout(page, newEmail());
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
    }
  });
}
