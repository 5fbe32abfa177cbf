import type { Page } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith, TERMS } from "./support/checkout.ts";
import { expect, forgive, forgiveFailedLoads, LONG_RUN_ONLY, shortRunHas, test } from "./support/test.ts";

async function listOrderStatuses(page: Page): Promise<readonly string[]> {
  const { orders } = await (await page.request.get("/api/orders")).json();
  return orders.map(({ status }: { status: string }) => status);
}

test("a browser that keeps no cookies is told so before it pays, and can go on once it does", async ({
  page,
  context,
}) => {
  await page.route("**/api/**", async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
  await expect(page.getByRole("alert")).toContainText("Your browser keeps no cookies");
  await expect(page.getByRole("checkbox", { name: TERMS })).toHaveCount(0);
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
});

test(
  "a browser that refuses storage can pay all the same, and has what it paid for after every load",
  LONG_RUN_ONLY,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const store of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }
    });
    await openCheckout(page, newEmail());
    await expect(page).toHaveURL("/checkout?tier=advanced");
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
    await page.goto("/");
    await expect(page.getByText("All five methods are open to you already.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("All five methods are open to you already.")).toBeVisible();
  },
);

test(
  "a form that was open for a day takes up another order, and nothing was charged",
  LONG_RUN_ONLY,
  async ({ page, conduct }) => {
    await openCheckout(page, newEmail());
    const { orders } = await (await page.request.get("/api/orders")).json();
    await page.request.post(`/dev/stripe/v1/payment_intents/${orders[0].paymentIntent}/cancel`, {
      headers: { Authorization: "Bearer sk_test_simulator", "Content-Type": "application/x-www-form-urlencoded" },
    });
    await payWith(page, "4242 4242 4242 4242");
    await expect(page.getByRole("alert").filter({ hasText: "open for more than a day" }).first()).toBeVisible();
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
    expect(await listOrderStatuses(page)).toEqual(["paid", "canceled"]);
    forgiveFailedLoads(conduct, 400);
  },
);

test("what another tab has paid is shown once this one is in sight again", async ({ page, context }) => {
  const email = newEmail();
  await openCheckout(page, email);
  const other = await context.newPage();
  await openCheckout(other, email);
  await payWith(other, "4242 4242 4242 4242");
  await expectHeading(other, "Payment Successful");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectHeading(page, "Payment Successful");
  expect(await listOrderStatuses(page)).toEqual(["paid"]);
});

test("a step back from the bank's page, and a reload there, leave one order that another card pays", async ({
  page,
}) => {
  const email = newEmail();
  await openCheckout(page, email);
  await payWith(page, "4000 0000 0000 3220");
  await expectHeading(page, "Simulated bank");
  await page.reload();
  await expectHeading(page, "Simulated bank");
  await page.goBack();
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  expect(await listOrderStatuses(page)).toEqual(["paid"]);
});

test("a page that is restored in the middle of a payment can pay again", async ({ page, conduct }) => {
  await openCheckout(page, newEmail());
  await page.route("**/dev/stripe/**/confirm", () => {}, { times: 1 });
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByRole("button", { name: "Paying..." })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByRole("button", { name: /^Pay / }).click();
  await expectHeading(page, "Payment Successful");
  forgive(conduct, "net::ERR");
});

test("without the box ticked nothing is paid, and the terms are a click away", async ({ page, context }) => {
  await openCheckout(page, newEmail());
  await page.getByRole("checkbox", { name: TERMS }).uncheck();
  await payWith(page, "4242 4242 4242 4242");
  await expect(page.getByText("Please tick the box above the pay button first.", { exact: true })).toBeVisible();
  expect(await listOrderStatuses(page)).toEqual(["pending"]);
  const opened = context.waitForEvent("page");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Terms of service/ })
    .click();
  await expect((await opened).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue("4242 4242 4242 4242");
});

test(
  "a hint without the browser's cookie settles the order all the same",
  LONG_RUN_ONLY,
  async ({ page, playwright, baseURL }) => {
    await openCheckout(page, newEmail());
    // The page's own hint is lost, and the tab is closed: another browser without the cookie tells the server.
    let hint = "";
    await page.route("**/api/webhook/stripe", async (route) => {
      hint = route.request().postData() ?? "";
      await route.fulfill({ json: { status: null } });
    });
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
    const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const headers = { "Content-Type": "application/json", Origin: baseURL ?? "" };
    const response = await stranger.post("/api/webhook/stripe", { data: hint, headers });
    expect(await response.json()).toEqual({ status: "paid" });
    expect(await (await stranger.get("/api/orders")).json()).toEqual({ orders: [] });
    await stranger.dispose();
  },
);

const ADDRESSES = [
  ["with a tag", `ada+sigils-${Date.now()}@example.org`],
  ["in a domain of other letters", `ada-${Date.now()}@xn--mnchen-3ya.example`],
  [
    "of 254 characters",
    `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}${"c".repeat(2)}.example`.padEnd(254, "x").slice(0, 254),
  ],
] as const;

for (const [index, [what, email]] of ADDRESSES.entries()) {
  test(`an address ${what} buys`, shortRunHas(index === 0), async ({ page }) => {
    await openCheckout(page, email);
    await expect(page.getByText(`For ${email}.`)).toBeVisible();
    await payWith(page, "4242 4242 4242 4242");
    await expectHeading(page, "Payment Successful");
  });
}

const INCOMPLETE_PATHS = [
  `/checkout?tier=advanced&email=${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`,
  "/checkout?tier=advanced&tier=mastercrafted&email=ada@example.org",
  "/checkout?tier=consultation&email=ada@example.org",
];

for (const [index, path] of INCOMPLETE_PATHS.entries()) {
  test(
    `at ${path.slice(0, 60)} the dialog of the tier asks for what was missing`,
    shortRunHas(index === 0),
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/#pricing");
      const dialog = page.getByRole("dialog", { name: "Upgrade to Advanced" });
      await expect(dialog).toContainText("The checkout could not open");
      await page.keyboard.press("Escape");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: /^Transform/ })).toBeVisible();
      await expect(dialog).toHaveCount(0);
    },
  );
}
