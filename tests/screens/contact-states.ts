import { expect, type Page } from "@playwright/test";
import { ABORTED_REQUEST, type State } from "./state.ts";

async function fillIn(page: Page): Promise<void> {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Full name" }).fill("Miriam Ashdown");
  await page.getByRole("textbox", { name: "Email address" }).fill("miriam@example.org");
  await page.getByRole("combobox", { name: "Request type" }).selectOption({ label: "Technical Support" });
  await page
    .getByRole("textbox", { name: "Message" })
    .fill("The PDF guide arrived, but its third page is blank on my telephone. On the computer it is fine.");
}

const TICKET = {
  ...{ ticketNumber: "SIG-7K3MQ9XB", reason: "technical_support", status: "in_progress" },
  ...{ name: "Miriam Ashdown", email: "miriam@example.org" },
  entries: [
    { by: "sender", text: "The third page of my guide is blank.", status: null, at: "2026-11-21T12:00:00.000Z" },
    { by: "support", text: "On which device?", status: "in_progress", at: "2026-11-21T15:00:00.000Z" },
  ],
};

/** The states of the support form, and of the page of a request. */
export const CONTACT_STATES: readonly State[] = [
  {
    name: "contact-errors",
    arrange: async (page) => {
      await page.goto("/contact");
      await page.getByRole("textbox", { name: "Email address" }).fill("miriam@");
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByText("Please choose a request type.")).toBeVisible();
    },
  },
  {
    name: "contact-sending",
    arrange: async (page) => {
      await page.route("**/api/contact", () => {});
      await fillIn(page);
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByRole("button", { name: "Submitting Request..." })).toBeVisible();
    },
  },
  {
    name: "contact-failed",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route("**/api/contact", (route) => route.abort());
      await fillIn(page);
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByText("Submission Failed", { exact: true })).toBeVisible();
    },
  },
  {
    name: "contact-issued",
    arrange: async (page) => {
      await page.route("**/api/contact", (route) => route.fulfill({ json: { ticketNumber: "SIG-7K3MQ9XB" } }));
      await fillIn(page);
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByRole("heading", { name: "Request Submitted" })).toBeVisible();
    },
  },
  {
    name: "contact-care",
    arrange: async (page) => {
      await fillIn(page);
      await page.getByRole("textbox", { name: "Message" }).fill("Nothing has worked. I want to die.");
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByRole("region", { name: "Before anything else" })).toBeVisible();
    },
  },
  {
    name: "ticket-own",
    arrange: async (page) => {
      await page.route("**/api/contact/tickets/*", (route) => route.fulfill({ json: TICKET }));
      await page.goto("/ticket/secret");
      await expect(page.getByRole("heading", { name: TICKET.ticketNumber })).toBeVisible();
    },
  },
];
