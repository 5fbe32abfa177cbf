import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith } from "./support/checkout.ts";
import { pressTabUntil } from "./support/keyboard.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster, becomeMasterWithKey } from "./support/master.ts";
import { expect, forgive, forgiveFailedLoads, LONG_RUN_ONLY, test } from "./support/test.ts";
import { setVerified } from "./support/virtual-key.ts";

/** An order of Advanced that somebody has paid for in another browser. */
async function buyElsewhere(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ readonly shop: BrowserContext; readonly email: string }> {
  // A visitor whose calls are counted apart, as each test's are.
  const address = `10.201.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const shop = await browser.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "CF-Connecting-IP": address },
  });
  const buyer = await shop.newPage();
  const email = newEmail();
  await openCheckout(buyer, email);
  await payWith(buyer, "4242 4242 4242 4242");
  await expectHeading(buyer, "Payment Successful");
  return { shop, email };
}

/** Finds an order by its buyer's address, and opens it. */
async function openOrder(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("searchbox").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText(`1 order for “${email.toUpperCase()}”`)).toBeVisible();
  await page.getByRole("link", { name: /^ORD-/ }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
}

function readTier(shop: BrowserContext): Promise<unknown> {
  return shop.request.get("/api/session").then(async (response) => (await response.json()).tier);
}

test(
  "the master refunds an order, gives it back by hand, and reads both in the audit list",
  LONG_RUN_ONLY,
  async ({ page, browser, baseURL, conduct }) => {
    test.setTimeout(120_000);
    const { shop, email } = await buyElsewhere(browser, baseURL);
    await becomeMasterWithKey(page);
    await openOrder(page, email);
    await lookEverywhere(page);
    await lookAtPhone(page);
    await page.getByRole("button", { name: "Refund" }).click();
    await page.getByLabel("Amount in USD").fill("50");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByText("At most $49.00 can be sent back.")).toBeVisible();
    await page.getByLabel("Amount in USD").fill("49");
    await page.getByLabel("What was used of it").fill("Nothing");
    await lookEverywhere(page);
    await lookAtPhone(page);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByText(/methods of the Advanced tier close/)).toBeVisible();
    await page.getByRole("button", { name: "Send $49.00 back" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Refunded" })).toBeVisible();
    await expect(page.getByText("Refund: $49.00, succeeded")).toBeVisible();

    // The buyer's tier is gone.
    await expect.poll(() => readTier(shop)).toBe("free");
    await shop.close();

    // Given back by hand, with a note.
    await page.getByRole("button", { name: "Give it back by hand" }).click();
    await page.getByLabel("Why").fill("A gift");
    await page.getByRole("button", { name: "Give it back", exact: true }).click();
    await expect(page.getByText("Refunded, given back by hand")).toBeVisible();
    const orderNumber = (await page.getByRole("heading", { level: 2, name: /^ORD-/ }).textContent()) ?? "";

    await page.getByRole("link", { name: "Audit list" }).click();
    for (const act of ["Given back by hand", "Refund asked for"]) {
      await expect(page.getByRole("listitem").filter({ hasText: act }).filter({ hasText: orderNumber })).toBeVisible();
    }
    await expect(page.getByText("Recovery code used").first()).toBeVisible();
    await lookEverywhere(page);
    await lookAtPhone(page);
    // A session that a code began is asked for the key first.
    forgiveFailedLoads(conduct, 403);
  },
);

test("a refund waits for the passkey of whoever has not proved lately who they are, and loses nothing that was typed", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  const { shop, email } = await buyElsewhere(browser, baseURL);
  await shop.close();
  const key = await becomeMasterWithKey(page);
  await openOrder(page, email);
  await page.getByRole("button", { name: "Refund" }).click();
  await page.getByLabel("Amount in USD").fill("19");
  await page.getByLabel("Reason").selectOption("Paid twice");
  await page.getByLabel("What was used of it").fill("One sigil");
  await page.getByRole("button", { name: "Go on" }).click();

  // Somebody else's finger: nothing moves, and nothing is lost.
  const dialog = page.getByRole("dialog", { name: "Send the money back?" });
  const send = dialog.getByRole("button", { name: "Send $19.00 back" });
  await setVerified(key, false);
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText(/^No passkey was used/);
  await setVerified(key, true);

  // The proof gets lost on its way. As long as it is waited for, the dialog can't be left.
  const holding = Promise.withResolvers<void>();
  await page.route(
    "**/api/master/step-up",
    async (route) => {
      await holding.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await expect(dialog.getByRole("button", { name: "Sending..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeDisabled();
  holding.resolve();
  await expect(dialog.getByRole("alert")).toHaveText(/^We could not reach the server\./);
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByLabel("Amount in USD")).toHaveValue("19");
  await expect(page.getByLabel("Reason")).toHaveValue("duplicate");
  await expect(page.getByLabel("What was used of it")).toHaveValue("One sigil");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Send $19.00 back" }).click();
  await expect(page.getByText("Refund: $19.00, succeeded")).toBeVisible();
  await expect(page.getByText("One sigil")).toBeVisible();

  // The proof counts for the next minutes: the rest goes back without another.
  await page.getByRole("button", { name: "Refund" }).click();
  await page.getByLabel("What was used of it").fill("Nothing more");
  await page.getByRole("button", { name: "Go on" }).click();
  await setVerified(key, false);
  await page.getByRole("button", { name: "Send $30.00 back" }).click();
  await expect(page.getByText("Refund: $30.00, succeeded")).toBeVisible();
  forgive(conduct, "net::ERR_FAILED");
  forgiveFailedLoads(conduct, 403);
});

test("the desk is worked at by keyboard alone, from the door to the audit list", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const { shop, email } = await buyElsewhere(browser, baseURL);
  await shop.close();
  await becomeMasterWithKey(page);
  const { keyboard } = page;

  // Out, and in by the passkey: the focus is where the page goes on.
  await pressTabUntil(page, page.getByRole("button", { name: "Sign out" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Keys and codes" })).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: "Desk" })).toBeVisible();
  await pressTabUntil(page, page.getByRole("link", { name: "Orders" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();

  // Found, and opened.
  await pressTabUntil(page, page.getByRole("searchbox"));
  await keyboard.type(email);
  await keyboard.press("Enter");
  await expect(page.getByText(`1 order for “${email}”`)).toBeVisible();
  const order = page.getByRole("link", { name: /^ORD-/ });
  const orderNumber = (await order.textContent()) ?? "";
  await pressTabUntil(page, order);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: orderNumber })).toBeFocused();

  // Its address is corrected; the focus comes back to the button.
  const email2 = newEmail();
  const correct = page.getByRole("button", { name: "Correct the e-mail address" });
  await pressTabUntil(page, correct);
  await keyboard.press("Enter");
  await expect(page.getByLabel("New e-mail address")).toBeFocused();
  await keyboard.type(email2);
  await keyboard.press("Tab");
  await expect(page.getByLabel("Why")).toBeFocused();
  await keyboard.type("A typing slip");
  await pressTabUntil(page, page.getByRole("button", { name: "Correct it" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("definition").filter({ hasText: email2 })).toBeVisible();
  await expect(correct).toBeFocused();

  // Refunded: the button is gone with the money, and the focus is at the order.
  await pressTabUntil(page, page.getByRole("button", { name: "Refund" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Amount in USD")).toBeFocused();
  await pressTabUntil(page, page.getByLabel("What was used of it"));
  await keyboard.type("Nothing");
  await pressTabUntil(page, page.getByRole("button", { name: "Go on" }));
  await keyboard.press("Enter");
  await expect(page.getByText("goes back to the visa card ending in 4242", { exact: false })).toBeVisible();
  await pressTabUntil(page, page.getByRole("button", { name: "Send $49.00 back" }));
  await keyboard.press("Enter");
  await expect(page.getByText("Refund: $49.00, succeeded")).toBeVisible();
  await expect(page.getByRole("heading", { name: orderNumber })).toBeFocused();

  // Given back by hand.
  await pressTabUntil(page, page.getByRole("button", { name: "Give it back by hand" }));
  await keyboard.press("Enter");
  await expect(page.getByLabel("Why")).toBeFocused();
  await keyboard.type("A gift");
  await pressTabUntil(page, page.getByRole("button", { name: "Give it back", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByText("Refunded, given back by hand")).toBeVisible();

  await pressTabUntil(page, page.getByRole("link", { name: "Audit list" }), "Shift+Tab");
  await keyboard.press("Enter");
  for (const act of ["Given back by hand", "Refund asked for", "E-mail address corrected"]) {
    await expect(page.getByRole("listitem").filter({ hasText: act }).filter({ hasText: orderNumber })).toBeVisible();
  }
});

test("the desk says that the service can’t be reached, and shows what it holds once it can", async ({
  page,
  conduct,
}) => {
  await becomeMaster(page);
  await page.route("**/api/master/**", (route) => route.abort());
  for (const [link, heading] of [
    ["Orders", "Orders"],
    ["Audit list", "Audit list"],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("We could not reach the server.");
    await lookAtPhone(page);
  }
  await page.unroute("**/api/master/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Recovery code used").first()).toBeVisible();

  // The whole desk, while the server fails.
  await page.route("**/api/session", (route) =>
    route.fulfill({ status: 503, json: { code: "not_ready", message: "We will be back in a moment." } }),
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("We will be back in a moment.");
  await lookAtPhone(page);
  await page.unroute("**/api/session");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Recovery code used").first()).toBeVisible();
  forgive(conduct, "net::ERR_FAILED");
  forgiveFailedLoads(conduct, 503);
});
