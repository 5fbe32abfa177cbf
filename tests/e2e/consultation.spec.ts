import { expectHeading, newEmail, openCheckout, payWith, TERMS } from "./support/checkout.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { expect, measureSidewaysScroll, shortRunHas, THEMES, test, WIDTHS_PX } from "./support/test.ts";

test("the consultation's page leads by its dialog to the checkout, and says afterwards that it is paid for", async ({
  page,
}) => {
  await page.goto("/master-consultation");
  await page.getByRole("button", { name: "Pay $499 & Book" }).click();
  await expect(page.getByText("Payment Required", { exact: true })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Master Consultation Access" });
  await dialog.getByRole("button", { name: "Pay $499 - Get Access" }).click();
  await expect(page.getByText("Enter your email to get consultation access.", { exact: true })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Email address" }).fill(newEmail());
  await dialog.getByRole("button", { name: "Pay $499 - Get Access" }).click();
  await expect(page).toHaveURL("/consultation-checkout");
  await page.getByRole("checkbox", { name: TERMS }).check();
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  await page.getByRole("link", { name: "Choose time" }).click();
  await expect(page.getByRole("dialog", { name: "Book Your Master Consultation" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Your session is paid for.")).toBeVisible();
  await expect(page.getByText(/^ORD-/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Book Your Session" })).toBeVisible();
});

test("an address that claims access shows the button, and the server is asked before anything is opened", async ({
  page,
}) => {
  await page.goto("/master-consultation?consultation_paid=true");
  await page.getByRole("button", { name: "Book Your Session" }).click();
  await expect(page.getByText("Payment Required", { exact: true })).toBeVisible();
  await expect(page.getByText("Your session is paid for.")).toHaveCount(0);
});

test("an access that this browser remembers and nobody holds is said to be gone", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("consultationAccess", "true"));
  await page.goto("/master-consultation");
  await expect(page.getByText(/is not open any more/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay $499 & Book" })).toBeVisible();
});

test("a near miss of a well-known provider is asked about, and blocks nobody", async ({ page }) => {
  const name = `ada${Date.now()}`;
  await openCheckout(page, `${name}@gmial.com`);
  await expect(page.getByText(`For ${name}@gmial.com.`)).toBeVisible();
  await page.getByRole("button", { name: `${name}@gmail.com` }).click();
  await expect(page.getByText(`For ${name}@gmail.com.`)).toBeVisible();
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@hotmial.com");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "ada@hotmail.com" }).click();
  await expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue("ada@hotmail.com");
});

for (const [index, theme] of THEMES.entries()) {
  test(
    `the consultation's page is accessible and fits in ${theme.name}`,
    shortRunHas(index === 0),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme.colorScheme });
      await page.goto("/master-consultation");
      await expect(page.getByRole("button", { name: "Pay $499 & Book" })).toBeVisible();
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureSidewaysScroll(page)).toBe(0);
        expect(await findAxeViolations(page)).toEqual([]);
      }
    },
  );
}
