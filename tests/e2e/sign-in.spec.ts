import type { Page } from "@playwright/test";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgiveFailedLoads, shortRunHas, test } from "./support/test.ts";

async function readCode(page: Page, to: string): Promise<string> {
  const response = await page.request.get("/dev/mailbox.json");
  const mails: { to: string; subject: string }[] = await response.json();
  return /^[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mails.find((mail) => mail.to === to)?.subject ?? "")?.[0] ?? "";
}

function makeAddress(): string {
  return `ada.${crypto.randomUUID()}@example.org`;
}

async function askForCode(page: Page, email: string): Promise<string> {
  await page.goto("/account");
  await page.locator("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("textbox", { name: "The 8 characters from the mail" })).toBeFocused();
  await expect.poll(() => readCode(page, email)).not.toBe("");
  return readCode(page, email);
}

test.describe("signing in", () => {
  test("goes by keyboard alone, from the header to the account and out again", async ({ page, conduct }) => {
    const email = makeAddress();
    await page.goto("/contact");
    await page.getByRole("banner").getByRole("button", { name: "Sign in" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Email address" })).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "The 8 characters from the mail" });
    await expect(field).toBeFocused();
    await page.keyboard.type("0000 0000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is not the code we sent. Four tries are left.")).toBeVisible();
    forgiveFailedLoads(conduct, 422);
    await expect.poll(() => readCode(page, email)).not.toBe("");
    await field.press("ControlOrMeta+a");
    await page.keyboard.type((await readCode(page, email)).toLowerCase().replace("-", " "));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const entry = page.getByRole("banner").getByRole("link", { name: "Account Free" });
    await entry.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(email).first()).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).press("Enter");
    await expect(page.getByText("Nobody is signed in in this browser.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("userEmail"))).toBeNull();
  });

  test("takes two browsers apart: a code works where it was asked for, and ends everywhere at once", async ({
    page,
    browser,
  }) => {
    const email = makeAddress();
    const code = await askForCode(page, email);
    const context = await browser.newContext();
    const other = await context.newPage();
    const ownCode = await askForCode(other, email);
    await other.getByRole("textbox", { name: "The 8 characters from the mail" }).fill(code);
    await other.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
    await expect(other.getByText("This is not the code we sent.")).toBeVisible();
    await other.getByRole("textbox", { name: "The 8 characters from the mail" }).fill(ownCode);
    await other.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
    await expect(other.getByText("This browser", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "The 8 characters from the mail" }).fill(code);
    await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("This browser", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByText("Nobody is signed in in this browser.")).toBeVisible();
    await other.reload();
    await expect(other.getByText("Nobody is signed in in this browser.")).toBeVisible();
    await context.close();
  });

  test("goes by the link in the mail in the browser that asked, and other tabs follow", async ({ page, context }) => {
    const email = makeAddress();
    await askForCode(page, email);
    const response = await page.request.get("/dev/mailbox.json");
    const mails: { to: string; links: string[] }[] = await response.json();
    const link = mails.find((mail) => mail.to === email)?.links.find((url) => url.includes("/sign-in/code"));
    const tab = await context.newPage();
    await tab.goto(link ?? "");
    await tab.getByRole("button", { name: "Yes, sign me in" }).click();
    await expect(tab.getByText(email).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(email).first()).toBeVisible();
  });

  for (const [index, step] of (["the code", "the account", "the address"] as const).entries()) {
    test(`is accessible at ${step}, at every width and in both themes`, shortRunHas(index < 2), async ({ page }) => {
      const email = makeAddress();
      if (step === "the address") {
        await page.goto("/account");
        await page.locator("main").getByRole("button", { name: "Restore my purchase" }).click();
        await expect(page.getByRole("heading", { name: "Restore my purchase" })).toBeVisible();
      } else {
        const code = await askForCode(page, email);
        await page.getByRole("textbox", { name: "The 8 characters from the mail" }).fill(code);
        if (step === "the account") {
          await page.keyboard.press("Enter");
          await expect(page.getByText("This browser", { exact: true })).toBeVisible();
        }
      }
      await lookEverywhere(page);
    });
  }
});
