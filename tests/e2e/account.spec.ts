import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { becomeReader, READER_EMAIL } from "./support/buyer.ts";
import { generate } from "./support/generate.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgive, forgiveFailedLoads, test } from "./support/test.ts";

function makeAddress(): string {
  return `ada.${crypto.randomUUID()}@example.org`;
}

async function listCodes(page: Page, to: string): Promise<readonly string[]> {
  const response = await page.request.get("/dev/mailbox.json");
  const mails: { to: string; subject: string }[] = await response.json();
  return mails
    .filter((mail) => mail.to === to)
    .flatMap(({ subject }) => /^[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(subject)?.[0] ?? []);
}

/** Enters the code that the open dialog has sent; `before` are those that were sent earlier. */
async function enterCode(page: Page, email: string, before: readonly string[] = []): Promise<void> {
  const find = async (): Promise<string> => (await listCodes(page, email)).find((code) => !before.includes(code)) ?? "";
  await expect.poll(find).not.toBe("");
  await page.getByRole("textbox", { name: "The 8 characters from the mail" }).fill(await find());
  await page.keyboard.press("Enter");
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/account");
  await page.locator("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await enterCode(page, email);
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
}

async function make(page: Page, words: string): Promise<void> {
  await page.goto("/");
  await generate(page, words);
  await expect(page.getByText("Kept in your collection").first()).toBeVisible();
}

function sigilOf(page: Page, words: string) {
  return page.getByRole("main").getByRole("button", { name: `Open the sigil for “${words}”` });
}

test.describe("the collection of an account", () => {
  test("takes in this device’s sigils where they are wanted, and shows them on another device", async ({
    page,
    browser,
  }) => {
    const email = makeAddress();
    await make(page, "I rest well at night");
    await signIn(page, email);
    await expect(page.getByText("Keep this sigil in your account?")).toBeVisible();
    await expect(sigilOf(page, "I rest well at night")).toHaveCount(0);
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(sigilOf(page, "I rest well at night")).toBeVisible();
    await expect(page.getByText("Keep this sigil in your account?")).toHaveCount(0);

    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, email);
    await sigilOf(other, "I rest well at night").click();
    await expect(other).toHaveURL(/\/#generator$/);
    await expect(other.getByText("Your sigil").first()).toBeVisible();

    // Deleted there, it goes from the first device too.
    await other.goto("/account");
    await other.getByRole("button", { name: "Delete the sigil for “I rest well at night”" }).click();
    await expect(other.getByText("Deleted: “I rest well at night”")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Nothing is kept here yet.")).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("sigilCollection"))).toBeNull();
    await context.close();
  });

  test("has what is made while signed in, loses it by the button, and takes that back", async ({ page }) => {
    const email = makeAddress();
    await signIn(page, email);
    await make(page, "My garden grows");
    await expect(page.getByText("Kept in your collection, on this device and in your account.")).toBeVisible();
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete the sigil for “My garden grows”" }).click();
    await expect(sigilOf(page, "My garden grows")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("sigilCollection"))).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(sigilOf(page, "My garden grows")).toBeVisible();
    await page.reload();
    await expect(sigilOf(page, "My garden grows")).toBeVisible();
  });

  test("says that it can’t be opened without a network, and opens once there is one", async ({
    page,
    context,
    conduct,
  }) => {
    await signIn(page, makeAddress());
    await expect(page.getByText("Nothing is kept here yet.")).toBeVisible();
    await context.route("**/api/sigils?*", (route) => route.abort());
    await context.route("**/api/sigils", (route) => route.abort());
    await page.reload();
    await expect(page.locator("#collection").getByText("We could not reach the server.")).toBeVisible();
    forgive(conduct, "net::ERR_FAILED");
    await context.unrouteAll();
    await page.locator("#collection").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Nothing is kept here yet.")).toBeVisible();
  });
});

test.describe("orders", () => {
  test("are listed with a receipt that is read, printed and accessible", async ({ page, context }) => {
    await becomeReader(context);
    await page.goto("/account");
    await expect(page.getByText("None yet. With a passkey")).toBeVisible();
    await expect(page.getByText("Nothing is kept here yet.")).toBeVisible();
    await lookAtPhone(page);
    await page.getByRole("link", { name: "Receipt of ORD-00000004" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Receipt" })).toBeVisible();
    for (const text of ["ORD-00000004", READER_EMAIL, "Advanced tier, one-time", "$49.00", "support@sigilarium.test"]) {
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    }
    await lookEverywhere(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByText("Advanced tier, one-time")).toBeVisible();
  });

  test("show nobody the receipt of somebody else", async ({ page, conduct }) => {
    await page.goto("/account/receipts/ORD-00000004");
    await expect(page.getByText("There is no receipt of this number here.")).toBeVisible();
    await expect(page.getByText(READER_EMAIL)).toHaveCount(0);
    forgiveFailedLoads(conduct, 404);
  });
});

test.describe("what is held about somebody", () => {
  test("is handed out as one archive", async ({ page }) => {
    const email = makeAddress();
    await signIn(page, email);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download everything" }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.includes(email)).toBe(true);
  });

  test("is deleted once the address is typed, although the session has ended meanwhile", async ({
    page,
    context,
    conduct,
  }) => {
    const email = makeAddress();
    await signIn(page, email);
    const before = await listCodes(page, email);
    await page.getByRole("button", { name: "Delete everything" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete everything" });
    await dialog.getByRole("button", { name: "Delete everything" }).click();
    await expect(dialog.getByText("Please type the address that you are signed in with.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Type your email address" }).fill(email);
    // With the secret that codes are bound to: this browser has no second code within a minute.
    await context.clearCookies();
    await dialog.getByRole("button", { name: "Delete everything" }).click();

    const again = page.getByRole("dialog", { name: "Please sign in" });
    await expect(again.getByRole("textbox", { name: "Email address" })).toHaveValue(email);
    forgiveFailedLoads(conduct, 401);
    await again.getByRole("button", { name: "Send the code" }).click();
    await enterCode(page, email, before);
    await expect(page.getByText("Everything is deleted", { exact: true })).toBeVisible();
    await expect(page.getByText("Nobody is signed in in this browser.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("userEmail"))).toBeNull();
  });

  test("stays where the dialog is closed, and looks well everywhere", async ({ page }) => {
    await signIn(page, makeAddress());
    await page.getByRole("button", { name: "Delete everything" }).click();
    await lookEverywhere(page);
    await page.getByRole("button", { name: "Keep everything" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("an account of which nothing can be fetched says so in each part, and each is asked for again", async ({
  page,
  conduct,
}) => {
  await signIn(page, makeAddress());
  const calls = /\/api\/(?!session$)/;
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { code: "not_ready", message: "We will be back in a moment." } }),
  );
  await page.reload();
  const parts = [
    "Your collection",
    "Orders and receipts",
    "Bookings",
    "Commissions",
    "Support requests",
    "Passkeys",
    "Signed-in browsers",
    "What we hold about you",
  ];
  for (const name of parts) {
    await expect(page.getByRole("region", { name }).getByRole("alert")).toHaveText("We will be back in a moment.");
  }
  await lookAtPhone(page);
  await page.unroute(calls);
  const tryAgain = page.getByRole("main").getByRole("button", { name: "Try again" });
  for (const [index] of parts.entries()) {
    await tryAgain.first().click();
    await expect(tryAgain).toHaveCount(parts.length - 1 - index);
  }
  forgiveFailedLoads(conduct, 503);
});

test("signing out takes what was remembered from every open tab", async ({ page, context }) => {
  await signIn(page, makeAddress());
  const other = await context.newPage();
  await other.goto("/account");
  await expect(other.getByText("What we hold about you")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText("Nobody is signed in in this browser.")).toBeVisible();
    await expect(tab.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
    const kept = await tab.evaluate(() =>
      ["userEmail", "userTier", "consultationAccess"].map((key) => localStorage.getItem(key)),
    );
    expect(kept).toEqual([null, null, null]);
  }
});
