import { readFileSync } from "node:fs";
import { expectHeading, newEmail, openCheckout, payWith } from "./support/checkout.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";
import { plugInKey, readCredentials } from "./support/virtual-key.ts";

/** The secret of this machine; it counts once for the database of a run, so that one test uses it. */
function readSetupSecret(): string {
  return /^MASTER_SETUP_SECRET\s*=\s*"?([\w-]+)/m.exec(readFileSync(".dev.vars", "utf8"))?.[1] ?? "";
}

test("the master sets the desk up, comes in by passkey and by recovery code, and refunds an order", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(120_000);
  // A buyer pays in another browser.
  const shop = await browser.newContext({ baseURL: baseURL ?? "" });
  const buyer = await shop.newPage();
  const email = newEmail();
  await openCheckout(buyer, email);
  await payWith(buyer, "4242 4242 4242 4242");
  await expectHeading(buyer, "Payment Successful");

  // Nobody is let in.
  await page.goto("/master-dashboard");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await lookEverywhere(page);

  // The first key, by the secret, which then counts no more.
  const key = await plugInKey(page);
  await page.getByRole("button", { name: "Set up the desk" }).click();
  await page.getByLabel("Set-up secret").fill("not the secret");
  await page.getByRole("button", { name: "Make the first passkey" }).click();
  await expect(page.getByText("This is not the set-up secret.")).toBeVisible();
  forgiveFailedLoads(conduct, 422);
  await page.getByLabel("Set-up secret").fill(readSetupSecret());
  await page.getByRole("button", { name: "Make the first passkey" }).click();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  const codes = await page
    .getByRole("listitem")
    .filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await lookEverywhere(page);
  await page.getByRole("checkbox", { name: "I have put them where I will find them" }).check();
  await page.getByRole("button", { name: "Go on to the desk" }).click();
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();

  // Out, and in again by the key.
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
  await lookEverywhere(page);

  // The order, by its buyer's address, and a part of its money.
  await page.getByRole("searchbox").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText(`1 order for “${email.toUpperCase()}”`)).toBeVisible();
  await page.getByRole("link", { name: /^ORD-/ }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await lookEverywhere(page);
  await page.getByRole("button", { name: "Refund" }).click();
  await page.getByLabel("Amount in USD").fill("50");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("At most $49.00 can be sent back.")).toBeVisible();
  await page.getByLabel("Amount in USD").fill("49");
  await page.getByLabel("What was used of it").fill("Nothing");
  await lookEverywhere(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText(/methods of the Advanced tier close/)).toBeVisible();
  // The session has just begun by a key: no further proof is wanted.
  await page.getByRole("button", { name: "Send $49.00 back" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Refunded" })).toBeVisible();
  await expect(page.getByText("Refund: $49.00, succeeded")).toBeVisible();

  // The buyer's tier is gone.
  await expect.poll(async () => (await (await shop.request.get("/api/session")).json()).tier).toBe("free");
  await shop.close();

  // Given back by hand, with a note.
  await page.getByRole("button", { name: "Give it back by hand" }).click();
  await page.getByLabel("Why").fill("A gift");
  await page.getByRole("button", { name: "Give it back", exact: true }).click();
  await expect(page.getByText("Refunded, given back by hand")).toBeVisible();

  // All of it is in the audit list.
  await page.getByRole("link", { name: "Audit list" }).click();
  for (const act of ["Given back by hand", "Refund asked for", "Signed in", "Desk set up"]) {
    await expect(page.getByText(act).first()).toBeVisible();
  }
  await lookEverywhere(page);
  await page.getByRole("link", { name: "Keys and codes" }).click();
  await expect(page.getByText("10 are left.")).toBeVisible();
  await lookEverywhere(page);

  // A recovery code opens the desk once; what it opens wants a key before it moves money.
  const lost = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await lost.newPage();
  await other.goto("/master-dashboard");
  await other.getByRole("button", { name: "Use a recovery code" }).click();
  await other.getByRole("textbox", { name: "Recovery code" }).fill((codes[0] ?? "").toLowerCase());
  await other.getByRole("button", { name: "Open the desk" }).click();
  await expect(other.getByRole("heading", { name: "Orders" })).toBeVisible();
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("button", { name: "Use a recovery code" }).click();
  await other.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await other.getByRole("button", { name: "Open the desk" }).click();
  await expect(other.getByText(/was used already/)).toBeVisible();
  await lost.close();
  expect(await readCredentials(key)).toHaveLength(1);
});
