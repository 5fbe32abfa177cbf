import type { Page } from "@playwright/test";
import { newEmail, TERMS } from "./support/checkout.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, forgive, forgiveFailedLoads, test } from "./support/test.ts";

const CHECKED = "**/api/{create-payment-intent,account/code,contact,email/collect}";

/** Makes the product want a proof, and stands in for Turnstile: its box gives one when it is clicked. */
async function wantProof(page: Page): Promise<void> {
  await page.route(/\/(checkout\?.*|contact)$/, async (route) => {
    const response = await route.fetch();
    const policy = (response.headers()["content-security-policy"] ?? "").replace(
      "script-src ",
      "script-src https://challenges.cloudflare.com ",
    );
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.route("**/api/bot-check", (route) => route.fulfill({ json: { siteKey: "site" } }));
  await page.route(CHECKED, (route) => {
    if (route.request().headers()["x-bot-proof"] === "proof of site") return route.continue();
    return route.fulfill({ status: 403, json: { code: "bot_check_required", message: "We could not tell." } });
  });
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${installTurnstile})();` }),
  );
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly callback: (proof: string) => void;
}

/** Runs in the browser, by its source. */
function installTurnstile(): void {
  const turnstile = {
    render(place: HTMLElement, { sitekey, callback }: WidgetOptions) {
      const button = document.createElement("button");
      button.textContent = "Verify you are human";
      button.onclick = () => callback(`proof of ${sitekey}`);
      place.append(button);
      return "widget";
    },
    remove() {},
  };
  Object.assign(window, { turnstile });
}

test.beforeEach(({ page }) => wantProof(page));

test.afterEach(({ conduct }) => {
  forgive(conduct, "request to challenges.cloudflare.com");
  forgiveFailedLoads(conduct, 403);
});

test("a proof is asked for over the checkout, and the payment goes on", async ({ page }) => {
  await page.goto(`/checkout?tier=advanced&email=${newEmail()}`);
  await page.getByRole("checkbox", { name: TERMS }).check();
  const dialog = page.getByRole("dialog", { name: "Are you a person?" });
  await expect(dialog).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Verify you are human" }).click();
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a proof that is not given leaves everything as it was, and can be given later", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Full name" }).fill("Ada Lovelace");
  await page.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await page.getByRole("combobox", { name: "Request type" }).selectOption("question");
  await page.getByRole("textbox", { name: "Message" }).fill("How long does a sigil take?");
  await page.getByRole("button", { name: "Submit Request" }).click();
  const dialog = page.getByRole("dialog", { name: "Are you a person?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("We could not tell.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("How long does a sigil take?");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await dialog.getByRole("button", { name: "Verify you are human" }).click();
  await expect(page.getByText(/SIG-/).first()).toBeVisible();
});

test("a proof is asked for over an open dialog", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("button", { name: "Restore my purchase" }).click();
  const signIn = page.getByRole("dialog", { name: "Restore my purchase" });
  await signIn.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Verify you are human" }).click();
  await expect(page.getByRole("textbox", { name: "The 8 characters from the mail" })).toBeVisible();
});
