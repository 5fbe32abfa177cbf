import { expect, test } from "./support/test.ts";

const HEADLINE = "Transform Your Intentions into Sacred Symbols";

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a page says what the product is, what it needs, and leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
    await expect(page.getByText(/It draws them in your browser, and needs JavaScript for it/)).toBeVisible();
    for (const name of ["Planetary hours", "Contact", "Privacy policy", "Terms of service"]) {
      await expect(page.getByRole("link", { name })).toBeVisible();
    }
    await expect(page.getByText("Sigilarium did not arrive whole.")).toBeHidden();
  });

  test("a link from a mail has the product's look", async ({ page }) => {
    await page.goto("/newsletter/confirm?token=abc");
    const heading = page.getByRole("heading", { level: 1, name: "Receive our letters" });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"IM Fell English"/);
    await expect(page.getByRole("button", { name: "Confirm" })).toHaveCSS("min-height", "52px");
  });
});

test("the HTML that is sent has the headline, which the application takes out", async ({ page, request }) => {
  expect(await (await request.get("/")).text()).toContain(`<h1>${HEADLINE}</h1>`);
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await expect(page.locator("#front")).toHaveCount(0);
});
