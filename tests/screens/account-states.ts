import { expect, type Page } from "@playwright/test";
import { becomeBuyer } from "../e2e/support/buyer.ts";
import type { State } from "./state.ts";

async function openAccount(page: Page): Promise<void> {
  await becomeBuyer(page.context());
  await page.goto("/account");
  await expect(page.getByText("ORD-00000002")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** The states of the account: its sections, the question before a deletion, and a receipt. */
export const ACCOUNT_STATES: readonly State[] = [
  { name: "account-signed-in", arrange: openAccount },
  {
    name: "account-deletion",
    arrange: async (page) => {
      await openAccount(page);
      await page.getByRole("button", { name: "Delete everything" }).click();
      await expect(page.getByRole("dialog", { name: "Delete everything" })).toBeVisible();
    },
  },
  {
    name: "account-receipt",
    arrange: async (page) => {
      await openAccount(page);
      await page.getByRole("link", { name: "Receipt of ORD-00000002" }).click();
      await expect(page.getByText("Advanced tier, one-time")).toBeVisible();
    },
  },
];
