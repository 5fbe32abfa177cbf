import type { Page } from "@playwright/test";
import { chooseDay, fillIn, findBookingDialog, listFreeHours, payForSession, WORDS } from "./support/booking.ts";
import { expectHeading, newEmail, openCheckout, payWith } from "./support/checkout.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgive, forgiveFailedLoads, test } from "./support/test.ts";

const BOOK = "**/api/consultations/book";
const HOLD = "**/api/consultations/hold**";

test("where the network is lost the form is kept, and the same is sent again by one press", async ({
  page,
  conduct,
}) => {
  test.slow();
  await payForSession(page);
  await page.goto("/master-consultation?book=true");
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 12);

  // The hour can't be kept, and is once the server can be reached.
  await page.route(HOLD, (route) => route.abort());
  await listFreeHours(dialog).first().click();
  await expect(dialog.getByText(/^This hour could not be kept for you\./)).toBeVisible();
  await page.unroute(HOLD);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText(/Kept for you for \d+:\d\d/)).toBeVisible();

  // Nor can it be booked.
  await fillIn(dialog);
  await page.route(BOOK, (route) => route.abort());
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(page.getByText("Booking Failed", { exact: true })).toBeVisible();
  const alert = dialog.getByRole("alert").filter({ hasText: "We could not reach the server." });
  await expect(alert).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveValue(WORDS.name);
  await expect(dialog.getByLabel("Date of birth")).toHaveValue("1988-04-02");
  await expect(dialog.getByRole("textbox", { name: "What would you like to talk about?" })).toHaveValue(WORDS.topic);
  await expect(dialog.getByText(/Kept for you for/)).toBeVisible();
  await lookEverywhere(page);

  // The server hears of it, and the response is lost: the booking is found.
  await page.unroute(BOOK);
  await page.route(BOOK, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("heading", { name: "Consultation Booked Successfully!" })).toBeFocused();
  forgive(conduct, "net::ERR_FAILED");
});

test("what is free can’t be fetched: that is said in its place, and asked for again", async ({ page, conduct }) => {
  test.slow();
  await payForSession(page);
  await page.route("**/api/consultations/available-days**", (route) => route.abort());
  await page.goto("/master-consultation?book=true");
  const dialog = findBookingDialog(page);
  const alert = dialog.getByRole("alert").filter({ hasText: "Failed to fetch available slots" });
  await expect(alert).toBeVisible();
  await lookEverywhere(page);
  await page.unroute("**/api/consultations/available-days**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("grid").getByRole("button", { name: /free$/ }).first()).toBeVisible();
  forgive(conduct, "net::ERR_FAILED");
});

test("who holds no access any more is led to the payment, and loses nothing that was written", async ({
  page,
  conduct,
}) => {
  test.slow();
  await payForSession(page);
  await page.goto("/master-consultation?book=true");
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 13);
  await listFreeHours(dialog).first().click();
  await expect(dialog.getByText(/Kept for you for/)).toBeVisible();
  await fillIn(dialog);
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(page.getByText("Payment Required", { exact: true })).toBeVisible();
  const alert = dialog.getByRole("alert").filter({ hasText: "Pay $499 once to access Master Consultation booking." });
  await expect(alert).toBeFocused();
  forgiveFailedLoads(conduct, 402);
  await expect(alert.getByRole("button", { name: "Restore my purchase" })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveValue(WORDS.name);
  await lookEverywhere(page);
  await alert.getByRole("button", { name: "Pay for a session" }).click();
  await expect(page.getByRole("dialog", { name: "Master Consultation Access" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("bookingDraft"))).toContain(WORDS.topic);
});

const CALENDAR = "https://calendar.example.org/clarity";

/** Has the server say that sessions are booked in an outside calendar, which responds in the product's place. */
async function useOutsideCalendar(page: Page): Promise<void> {
  await page.route("**/api/consultations/mine", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), calendarUrl: CALENDAR, canBook: false } });
  });
  await page
    .context()
    .route(`${CALENDAR}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>Calendar</title>" }));
}

test("an outside calendar opens with the address filled in, in place of the dialog", async ({ page, context }) => {
  test.slow();
  await useOutsideCalendar(page);
  const email = newEmail();
  await openCheckout(page, email, "/consultation-checkout?");
  const opening = context.waitForEvent("page");
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  await expect(page.getByText("Redirecting to booking calendar...", { exact: true })).toBeVisible();
  const address = `${CALENDAR}?email=${encodeURIComponent(email)}`;
  const opened = await opening;
  await expect(opened).toHaveURL(address);
  await opened.close();
  await expect(page).toHaveURL("/master-consultation?consultation_paid=true");

  // Whoever closed it comes to it again by the button, and by a link where the browser opens no tabs.
  await expect(page.getByText("The calendar opens in a new tab.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open it here" })).toHaveAttribute("href", address);
  const openingAgain = context.waitForEvent("page");
  await page.getByRole("button", { name: "Book Your Session" }).click();
  await expect(await openingAgain).toHaveURL(address);
  await expect(findBookingDialog(page)).toHaveCount(0);
  await page.goto("/master-consultation?book=true");
  await expect(page.getByText("The calendar opens in a new tab.")).toBeVisible();
  await expect(findBookingDialog(page)).toHaveCount(0);
  await lookEverywhere(page);
});
