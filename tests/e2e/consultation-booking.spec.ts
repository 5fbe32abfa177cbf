import {
  chooseDay,
  fillIn,
  findBookingDialog,
  findMailedBooking,
  listFreeDays,
  listFreeHours,
  payForSession,
  WORDS,
} from "./support/booking.ts";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import {
  expect,
  forgiveFailedLoads,
  measureSidewaysScroll,
  shortRunHas,
  THEMES,
  test,
  WIDTHS_PX,
} from "./support/test.ts";

test("an hour is paid for, chosen, booked, moved from the mail's link, and cancelled", async ({ page }) => {
  test.slow();
  const email = await payForSession(page);
  await page.getByRole("link", { name: "Choose time" }).click();
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 0);
  await listFreeHours(dialog).first().click();
  await expect(dialog.getByRole("heading", { name: "About you" })).toBeFocused();
  await expect(dialog.getByText(/Kept for you for \d+:\d\d/)).toBeVisible();
  await expect(dialog.getByText(email)).toBeVisible();
  await fillIn(dialog);
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(dialog.getByRole("heading", { name: "Consultation Booked Successfully!" })).toBeFocused();
  const google = await dialog.getByRole("link", { name: "Google Calendar" }).getAttribute("href");
  expect(google).toContain("text=Clarity+Session");
  expect(google).not.toContain("paths");
  await expect(dialog.getByRole("link", { name: "Calendar file (.ics)" })).toHaveAttribute("download");
  expect(await page.evaluate(() => sessionStorage.getItem("bookingDraft"))).toBeNull();

  await expect.poll(() => findMailedBooking(page, email, /./)).not.toBe("");
  const response = await page.goto(await findMailedBooking(page, email, /./));
  expect(response?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  await expect(page.getByRole("heading", { level: 1, name: "Your session is booked" })).toBeVisible();
  await expect(page.getByText(WORDS.topic)).toBeVisible();
  const before = await page.getByRole("region", { name: "When" }).locator("b").first().textContent();

  await page.getByRole("button", { name: "Move it" }).click();
  const moving = page.getByRole("dialog", { name: "Move your session" });
  await chooseDay(moving, 1);
  await listFreeHours(moving).first().click();
  await moving.getByRole("button", { name: "Move the session" }).click();
  await expect(page.getByText("Consultation Rescheduled", { exact: true })).toBeVisible();
  await expect(page.getByText("It can be moved once more")).toBeVisible();
  expect(await page.getByRole("region", { name: "When" }).locator("b").first().textContent()).not.toBe(before);

  await page.getByRole("textbox", { name: "Notes optional" }).fill("I may be five minutes late.");
  await page.getByRole("button", { name: "Save the notes" }).click();
  await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Cancel it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the session" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This session was cancelled" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Move it" })).toHaveCount(0);
  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect(findBookingDialog(page)).toBeVisible();
});

test("an hour is booked by keyboard alone, with few keys", async ({ page }) => {
  test.slow();
  await payForSession(page);
  await page.goto("/master-consultation");
  const opener = page.getByRole("button", { name: "Book Your Session" });
  await expect(page.getByText("Your session is paid for.")).toBeVisible();
  await opener.focus();
  let keys = 0;
  async function press(key: string): Promise<void> {
    keys += 1;
    await page.keyboard.press(key);
  }

  await press("Enter");
  const dialog = findBookingDialog(page);
  await expect(dialog.getByRole("heading", { name: "Book Your Master Consultation" })).toBeFocused();
  await expect(listFreeDays(dialog).first()).toBeVisible();
  await press("Tab");
  await expect(dialog.getByRole("button", { name: /^Next month/ })).toBeFocused();
  await press("Tab");
  await expect(listFreeDays(dialog).first()).toBeFocused();
  await press("PageDown");
  await expect(dialog.getByRole("grid").locator(":focus")).toHaveAccessibleName(/hours? free$/);
  await press("End");
  await press("Home");
  await press("Enter");
  await expect(listFreeHours(dialog).first()).toBeFocused();
  await press("ArrowRight");
  await expect(listFreeHours(dialog).nth(1)).toBeFocused();
  await press("Enter");
  await expect(dialog.getByRole("heading", { name: "About you" })).toBeFocused();
  await expect(dialog.getByText(/Kept for you for/)).toBeVisible();
  await press("Tab");
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toBeFocused();
  await page.keyboard.type(WORDS.name);
  await press("Tab");
  await expect(dialog.getByLabel("Date of birth")).toBeFocused();
  await page.keyboard.type("04021988");
  await expect(dialog.getByLabel("Date of birth")).toHaveValue("1988-04-02");
  await press("Tab");
  await press("Tab");
  await expect(dialog.getByRole("textbox", { name: "What would you like to talk about?" })).toBeFocused();
  await page.keyboard.type(WORDS.topic);
  await press("Tab");
  await expect(dialog.getByRole("textbox", { name: "Notes optional" })).toBeFocused();
  await press("Tab");
  await expect(dialog.getByRole("button", { name: "Book Your Session" })).toBeFocused();
  await press("Enter");
  await expect(dialog.getByRole("heading", { name: "Consultation Booked Successfully!" })).toBeFocused();
  expect(keys).toBeLessThanOrEqual(25);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("link", { name: "See or change your booking" })).toBeVisible();
});

test("who comes second to an hour keeps the form, and is offered others nearby", async ({ page, browser, conduct }) => {
  test.slow();
  await payForSession(page);
  await page.goto("/master-consultation?book=true");
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 4);
  await fillIn(dialog);

  const other = await browser.newPage();
  await payForSession(other);
  await other.goto("/master-consultation?book=true");
  await chooseDay(findBookingDialog(other), 4);
  await listFreeHours(findBookingDialog(other)).first().click();
  await expect(findBookingDialog(other).getByText(/Kept for you for/)).toBeVisible();

  await listFreeHours(dialog).first().click();
  const alert = dialog.getByRole("alert").filter({ hasText: "These hours nearby are free:" });
  await expect(alert).toBeFocused();
  forgiveFailedLoads(conduct, 409);
  await expect(alert.getByRole("button")).toHaveCount(3);
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveValue(WORDS.name);
  await alert.getByRole("button").first().click();
  await expect(dialog.getByText(/Kept for you for/)).toBeVisible();
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(dialog.getByRole("heading", { name: "Consultation Booked Successfully!" })).toBeVisible();
  await other.close();
});

test("the address keeps what is chosen and the tab what is written; Back takes one choice back", async ({ page }) => {
  test.slow();
  await payForSession(page);
  await page.goto("/master-consultation");
  await page.getByRole("button", { name: "Book Your Session" }).click();
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 6);
  await dialog.getByRole("combobox", { name: "Your time zone" }).selectOption("Asia/Tokyo");
  await listFreeHours(dialog).first().click();
  await expect(dialog.getByText(/Kept for you for/)).toBeVisible();
  await fillIn(dialog);
  await page.reload();
  await expect(dialog.getByText(/Kept for you for/)).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Your time zone" })).toHaveValue("Asia/Tokyo");
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveValue(WORDS.name);
  await expect(listFreeHours(dialog).first()).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(dialog.getByText("Please select a date and time", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveValue(WORDS.name);
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(page.getByText("Missing Information", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Please select both date and time for your consultation.", { exact: true }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/master-consultation");
});

test("each field says in its words what it needs", async ({ page }) => {
  await payForSession(page);
  await page.goto("/master-consultation?book=true");
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 8);
  await listFreeHours(dialog).first().click();
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  for (const words of [
    "Name must be at least 2 characters",
    "Date of birth is required",
    "Please describe your topic in at least 10 characters",
  ]) {
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  }
  await fillIn(dialog);
  await dialog.getByLabel("Date of birth").fill("2020-01-01");
  await dialog.getByRole("textbox", { name: "What would you like to talk about?" }).fill("a".repeat(501));
  await expect(dialog.getByText("501 / 500")).toBeVisible();
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(dialog.getByText("Maximum 500 characters", { exact: true })).toBeVisible();
  await dialog.getByRole("textbox", { name: "What would you like to talk about?" }).fill(WORDS.topic);
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await expect(dialog.getByText(/^Sessions are for people of 18 or older/)).toBeVisible();
});

for (const [index, theme] of THEMES.entries()) {
  test(`the booking dialog is accessible and fits in ${theme.name}`, shortRunHas(index === 0), async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme.colorScheme, reducedMotion: "reduce" });
    await payForSession(page);
    await page.goto("/master-consultation?book=true");
    const dialog = findBookingDialog(page);
    await chooseDay(dialog, 10);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
    }
  });
}

test("words of harm to oneself have care before an hour is booked, alone, and nothing is lost", async ({ page }) => {
  test.slow();
  await payForSession(page);
  await page.goto("/master-consultation?book=true");
  const dialog = findBookingDialog(page);
  await chooseDay(dialog, 9);
  await listFreeHours(dialog).first().click();
  await fillIn(dialog);
  const topic = dialog.getByRole("textbox", { name: "What would you like to talk about?" });
  await topic.fill("Nothing has worked. I want to die.");
  const bookings: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postData()?.includes("I want to die")) bookings.push(request.url());
  });
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  const panel = dialog.getByRole("region", { name: "Before anything else" });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole("link", { name: /^findahelpline\.com/ })).toBeVisible();
  await expect(topic).toBeHidden();
  await expect(dialog.getByRole("grid")).toBeHidden();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureSidewaysScroll(page)).toBe(0);

  await panel.getByRole("button", { name: "Back to my words" }).click();
  await expect(dialog.getByRole("button", { name: "Book Your Session" })).toBeFocused();
  await expect(topic).toHaveValue("Nothing has worked. I want to die.");
  expect(bookings).toEqual([]);
  await dialog.getByRole("button", { name: "Book Your Session" }).click();
  await panel.getByRole("button", { name: "Book the session all the same" }).click();
  await expect(dialog.getByRole("heading", { name: "Consultation Booked Successfully!" })).toBeFocused();
  expect(bookings).toHaveLength(1);
});

test("a link that leads to no booking says so, and leads on", async ({ page, conduct }) => {
  await page.goto("/booking/no-such-link");
  await expect(page.getByRole("heading", { level: 1, name: "No booking at this link" })).toBeVisible();
  forgiveFailedLoads(conduct, 404);
  await expect(page.getByRole("link", { name: "Your bookings" })).toHaveAttribute("href", "/account#bookings");
});
