import type { Page } from "@playwright/test";
import { BUYER_EMAIL, becomeBuyer } from "./support/buyer.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, test } from "./support/test.ts";
import { plugInKey, readCredentials, setTouched } from "./support/virtual-key.ts";

/** Far longer than a browser takes to hand a question on to its key. */
const HANDED_ON_MS = 2000;

/** Signs in with an address that no other test has. */
async function signInAsNobodyElse({ request }: Page): Promise<void> {
  const email = `key-${crypto.randomUUID()}@example.org`;
  await request.post("/api/account/code", { data: { email } });
  const readCode = async (): Promise<string> => {
    const mails: { to: string; subject: string }[] = await (await request.get("/dev/mailbox.json")).json();
    return mails.find(({ to }) => to === email)?.subject.split(" ")[0] ?? "";
  };
  await expect.poll(readCode).not.toBe("");
  expect((await request.post("/api/account/sign-in", { data: { code: await readCode() } })).status()).toBe(200);
}

test.describe("a passkey", () => {
  test("is added by a button, and signs in another browser by one tap", async ({ page, context, browser, baseURL }) => {
    await becomeBuyer(context);
    const key = await plugInKey(page);
    await page.goto("/account");
    const section = page.getByRole("region", { name: "Passkeys" });
    await expect(section.getByRole("button", { name: "Add a passkey" })).toBeVisible();
    expect(await readCredentials(key)).toEqual([]);
    await section.getByRole("button", { name: "Add a passkey" }).click();
    await expect(section.getByText("never used")).toBeVisible();
    const [credential] = await readCredentials(key);
    expect(credential?.isResidentCredential).toBe(true);

    const otherContext = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await otherContext.newPage();
    const otherKey = await plugInKey(other, credential);
    // What is offered in the field is left alone until the button is pressed.
    await setTouched(otherKey, false);
    await other.addInitScript(() => {
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = (options) => {
        document.documentElement.dataset.asked = options?.mediation ?? "";
        return get(options);
      };
    });
    await other.goto("/account");
    await other.locator("main").getByRole("button", { name: "Restore my purchase" }).click();
    await expect(other.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
    await expect(other.locator("html")).toHaveAttribute("data-asked", "conditional");
    // The browser hands this on to the device a moment later, and nothing tells when.
    await other.waitForTimeout(HANDED_ON_MS);
    await setTouched(otherKey, true);
    await other.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(other.getByRole("dialog")).toHaveCount(0);
    await expect(other.getByRole("main").getByText(BUYER_EMAIL).first()).toBeVisible();
    await expect(other.getByRole("main").getByText("Advanced")).toBeVisible();
    await expect(section.getByText("never used")).toBeVisible();

    // Offered among the suggestions of the field, too: the device's own way to choose needs no press of ours.
    await other.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
    await other.locator("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(other.getByRole("main").getByText(BUYER_EMAIL).first()).toBeVisible();
    await otherContext.close();

    await section.getByRole("button", { name: /^Remove the passkey of / }).click();
    await page.getByRole("button", { name: "Remove the passkey", exact: true }).click();
    await expect(section.getByText("None yet.")).toBeVisible();
  });

  test("that is there already is refused in plain words", async ({ page }) => {
    await signInAsNobodyElse(page);
    await plugInKey(page);
    await page.goto("/account");
    const section = page.getByRole("region", { name: "Passkeys" });
    await section.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("Passkey added", { exact: true })).toBeVisible();
    await section.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("This device has a passkey for here already.", { exact: true })).toBeVisible();
    await lookEverywhere(page);
  });
});
