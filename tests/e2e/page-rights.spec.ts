import type { Page, Response } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const STRIPE = "https://js.stripe.com";

/** Every document that the page loads from now on. */
function collectDocuments(page: Page): readonly Response[] {
  const documents: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "document") documents.push(response);
  });
  return documents;
}

function summarize(documents: readonly Response[]): readonly (readonly [path: string, mayPay: boolean])[] {
  return documents.map((response) => [
    new URL(response.url()).pathname,
    (response.headers()["content-security-policy"] ?? "").includes(STRIPE),
  ]);
}

test("the checkout is entered by its button and left by a link that loads a document, whose headers fit", async ({
  page,
}) => {
  const documents = collectDocuments(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Upgrade to Advanced" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  await expect(page).toHaveURL("/checkout?tier=advanced");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Contact/);
  expect(summarize(documents)).toEqual([
    ["/", false],
    ["/checkout", true],
    ["/contact", false],
  ]);
});

test("the way back out of the checkout, and forward into it again, loads documents too", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Upgrade to Advanced" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /^Transform/ })).toBeVisible();
  expect(await mayLoadStripe(page)).toBe(false);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Payment" })).toBeVisible();
  expect(await mayLoadStripe(page)).toBe(true);
});

test("pages of equal rights follow each other within one document", async ({ page }) => {
  const documents = collectDocuments(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Transform/ })).toBeVisible();
  expect(summarize(documents)).toEqual([["/", false]]);
});

/** Whether the open document may take payments, which goes by the same headers as what it may load. */
async function mayLoadStripe(page: Page): Promise<boolean> {
  return page.evaluate("document.featurePolicy.allowsFeature('payment')");
}
