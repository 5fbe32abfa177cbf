import { generate } from "./support/generate.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

const INTENTION = "I am confident and creative";

test.describe("the way to a tier", () => {
  test("leads from a locked card over the address to the checkout, by keyboard alone", async ({ page }) => {
    await page.goto("/");
    const card = page.getByRole("radio", { name: /^Elemental fusion/ });
    await page.getByRole("radio", { name: /^Chaos magick/ }).focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowRight");
    await expect(card).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Upgrade to Advanced" });
    await expect(dialog).toContainText("Enter your email to proceed with your $49 Advanced tier upgrade");
    const address = dialog.getByRole("textbox", { name: "Email address" });
    // The offer is read from its top; the first stop of the Tab key is the address.
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(dialog).toContainText("Elemental fusion. The element that rules your wish");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(address).toBeFocused();
    await page.keyboard.type("ada@example.com");
    // The checkout takes the address out of the address bar at once: the navigation is awaited before it begins.
    const arrival = page.waitForURL("/checkout?tier=advanced&email=ada%40example.com", { waitUntil: "commit" });
    await page.keyboard.press("Enter");
    await arrival;
    await expect(page).toHaveURL("/checkout?tier=advanced");
    await expect(page.getByText("For ada@example.com.")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test("says over the dialog that an address is needed, where it can be dismissed", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Upgrade to Advanced" }).click();
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Email Required", { exact: true })).toBeHidden();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("closes on the scrim, and on the browser's way back", async ({ page }) => {
    await page.goto("/contact");
    await page.goto("/");
    await page.getByRole("radio", { name: /^Hand-drawn/ }).click();
    const dialog = page.getByRole("dialog", { name: "Upgrade to Mastercrafted" });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Contact", exact: true }).first().click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await page.getByRole("radio", { name: /^Hand-drawn/ }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(dialog).toBeHidden();
  });
});

test("the guide is ordered with the recipe of the sigil, and the page says how that went", async ({
  page,
  conduct,
}) => {
  let answer = { status: 200, body: `{"success":false}` };
  let sent: unknown;
  await page.route("**/api/email/collect", (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ ...answer, contentType: "application/json" });
  });
  await page.goto("/");
  await generate(page, INTENTION);
  await page.getByRole("button", { name: "Email Me Guide" }).click();
  const dialog = page.getByRole("dialog", { name: "Receive Your Magical Guide" });
  await dialog.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
  await dialog.getByRole("button", { name: "Send Guide" }).click();
  await expect(page.getByText("Failed to Send", { exact: true })).toBeVisible();
  answer = { status: 500, body: "{}" };
  await dialog.getByRole("button", { name: "Send Guide" }).click();
  await expect(page.getByText("Failed to send email. Please try again.", { exact: true }).first()).toBeVisible();
  answer = { status: 200, body: `{"success":true}` };
  await dialog.getByRole("button", { name: "Send Guide" }).click();
  await expect(page.getByText("Email Sent!", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toMatchObject({
    email: "ada@example.com",
    subscribe: true,
    tier: "free",
    method: "chaos",
    sigilData: { intention: INTENTION, method: "chaos" },
  });
  forgiveFailedLoads(conduct, 500);
});
