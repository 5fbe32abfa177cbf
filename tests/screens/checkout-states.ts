import { expect, type Page } from "@playwright/test";
import type { State } from "./state.ts";

let buyers = 0;

async function openCheckout(page: Page): Promise<void> {
  buyers += 1;
  await page.goto(`/checkout?tier=advanced&email=miriam-${Date.now()}-${buyers}@example.org`);
  await page.getByRole("checkbox").check();
  await expect(page.getByRole("textbox", { name: "Card number" })).toBeVisible();
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByRole("textbox", { name: "Card number" }).fill(number);
  await page.getByRole("textbox", { name: "Expiry" }).fill("12 / 40");
  await page.getByRole("textbox", { name: "Security code" }).fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
}

/** The states of the checkout and of the page that a payment leads to. */
export const CHECKOUT_STATES: readonly State[] = [
  { name: "checkout-form", arrange: openCheckout },
  {
    name: "checkout-wrong-number",
    complaint: "console: Failed to load resource: the server responded with a status of 402 (Payment Required)",
    arrange: async (page) => {
      await openCheckout(page);
      await pay(page, "4242 4242 4242 4241");
      await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
    },
  },
  {
    name: "checkout-paid",
    arrange: async (page) => {
      await openCheckout(page);
      await pay(page, "4242 4242 4242 4242");
      await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
    },
  },
];
