import type { Locator, Page } from "@playwright/test";
import { bookElsewhere } from "./support/booked-session.ts";
import { pressTabUntil } from "./support/keyboard.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster, becomeMasterWithKey } from "./support/master.ts";
import { findQuietDay, readPracticeZone, toPracticeDay } from "./support/practice.ts";
import { expect, forgive, forgiveFailedLoads, LONG_RUN_ONLY, test } from "./support/test.ts";

const DAY_MS = 86_400_000;

/** The civil day a number of days after another one. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, "2026-12-03".length);
}

async function openSessions(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Sessions" }).click();
  await expect(page.getByRole("heading", { name: "All Consultations" })).toBeVisible();
}

function findTable(page: Page): Locator {
  return page.getByRole("region", { name: "All Consultations" });
}

function findRow(page: Page, name: string): Locator {
  return findTable(page).getByRole("row").filter({ hasText: name });
}

test(
  "the master blocks an hour, which nobody can book then, and unblocks it",
  LONG_RUN_ONLY,
  async ({ page, conduct }) => {
    test.setTimeout(120_000);
    await becomeMaster(page);
    await openSessions(page);
    for (const figure of ["Total Bookings", "Today's Sessions", "Blocked Slots"]) {
      await expect(page.getByRole("heading", { name: figure })).toBeVisible();
    }
    const day = await findQuietDay(page);
    const timeZone = await readPracticeZone(page);
    await page.goto(`/master-dashboard?day=${day}`);
    await expect(page.getByText("No appointments or blocked slots for this date")).toBeVisible();
    await lookEverywhere(page);

    await page.getByRole("button", { name: "Block Time Slot" }).click();
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Please select a date and time to block.")).toBeVisible();
    await lookAtPhone(page);
    await page.getByLabel("From").fill("14:00");
    await page.getByLabel("Reason").fill("Dentist");
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Time Slot Blocked", { exact: true })).toBeVisible();
    await expect(page.getByText("Dentist")).toBeVisible();
    const free = async (): Promise<readonly string[]> => {
      const response = await page.request.get(`/api/consultations/available-slots?date=${day}&timezone=${timeZone}`);
      return (await response.json()).availableSlots.map(({ time }: { readonly time: string }) =>
        new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(new Date(time)),
      );
    };
    expect(await free()).toContain("12:45");
    expect(await free()).not.toContain("14:00");

    await page.getByRole("button", { name: "Unblock Dentist" }).click();
    await expect(page.getByRole("dialog", { name: "Unblock this time?" })).toBeVisible();
    await lookAtPhone(page);
    await page.getByRole("button", { name: "Unblock", exact: true }).click();
    await expect(page.getByText("Time Slot Unblocked", { exact: true })).toBeVisible();
    await expect(page.getByText("No appointments or blocked slots for this date")).toBeVisible();
    expect(await free()).toContain("14:00");

    // Hours of every week, but for one day.
    await page.getByRole("button", { name: "Block Time Slot" }).click();
    await page.getByLabel("What").selectOption("Hours of every week");
    for (const weekday of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
      await page.getByRole("checkbox", { name: weekday }).check();
    }
    await page.getByLabel("From").fill("12:00");
    await page.getByLabel("Until").fill("13:00");
    await page.getByLabel("Ending on").fill(addDays(day, 14));
    await page.getByLabel("Reason").fill("Lunch");
    await lookAtPhone(page);
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Lunch, every week")).toBeVisible();
    await page.getByRole("button", { name: "Unblock Lunch" }).click();
    await page.getByRole("button", { name: "Only on this day" }).click();
    await expect(page.getByText("No appointments or blocked slots for this date")).toBeVisible();
    await page.getByRole("button", { name: "Blocked Slots" }).click();
    await lookAtPhone(page);
    await page.getByRole("button", { name: "Block it again" }).click();
    await expect(page.getByRole("button", { name: "Block it again" })).toBeHidden();
    await page.getByRole("button", { name: "Unblock", exact: true }).click();
    await page.getByRole("button", { name: "Unblock it" }).click();
    await expect(page.getByText("Nothing is blocked.")).toBeVisible();

    // While the server can't be reached the dialog keeps what was typed.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Block Time Slot" }).click();
    await page.getByLabel("From").fill("14:00");
    await page.route("**/api/master/block-slot", (route) => route.abort());
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Failed to block time slot.", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("We could not reach the server.");
    await expect(page.getByLabel("From")).toHaveValue("14:00");
    forgive(conduct, "net::ERR_FAILED");
  },
);

test("the master confirms, moves and cancels a session, and reads each in the audit list", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(180_000);
  const { name, email, time, browser: client } = await bookElsewhere(browser, baseURL, "Miriam Ashdown");
  await client.close();
  await becomeMaster(page);
  await openSessions(page);

  // Found by the beginning of the address, and by its state.
  await page.getByRole("searchbox").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  await expect(findRow(page, name)).toContainText("Pending");
  await expect(findTable(page).getByRole("row")).toHaveCount(2);
  await page.getByLabel("State").selectOption("Confirmed");
  await expect(page.getByText("No consultation fits this.")).toBeVisible();
  await page.getByLabel("State").selectOption("All states");
  await lookEverywhere(page);

  // Opened on its day, with what lists leave out.
  await page.getByRole("link", { name, exact: true }).click();
  const entry = page.getByRole("article").filter({ hasText: name });
  await expect(entry.getByText("I would rather not speak of last year.")).toBeVisible();
  await expect(entry.getByText("in Europe/London")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`day=${await toPracticeDay(page, Date.parse(time))}`));
  await lookEverywhere(page);

  // Confirmed, with the link that nobody has set.
  await entry.getByRole("button", { name: `Confirm, ${name}` }).click();
  await page.getByLabel("Meeting link").fill("http://meet.example.org");
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Please enter a link that begins with https://.")).toBeVisible();
  await lookAtPhone(page);
  await page.getByLabel("Meeting link").fill("https://meet.example.org/clarity");
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Consultation Confirmed", { exact: true })).toBeVisible();
  await expect(entry.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(entry.getByRole("link", { name: "https://meet.example.org/clarity" })).toBeVisible();

  // Elsewhere: its client is told, and the link is shown at once.
  await entry.getByRole("button", { name: `Change the link, ${name}` }).click();
  await expect(page.getByLabel("Meeting link")).toHaveValue("https://meet.example.org/clarity");
  await page.getByLabel("Meeting link").fill("https://meet.example.org/evening");
  await page.getByLabel("Meeting ID").fill("812 4477");
  await lookAtPhone(page);
  await page.getByRole("dialog").getByRole("button", { name: "Change the link" }).click();
  await expect(page.getByText("Link Changed", { exact: true })).toBeVisible();
  await expect(entry.getByRole("link", { name: "https://meet.example.org/evening" })).toBeVisible();
  await expect(entry.getByText("812 4477")).toBeVisible();

  // Moved: to a time that is over it can't be.
  const newDay = addDays(await findQuietDay(page), 1 + test.info().retry);
  await entry.getByRole("button", { name: `Reschedule, ${name}` }).click();
  await page.getByLabel("New day").fill("2020-01-01");
  await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
  await expect(page.getByText("This time has passed.")).toBeVisible();
  await page.getByLabel("New day").fill(newDay);
  await page.getByLabel("New time").fill("18:20");
  await page.getByLabel("Reason").fill("I am travelling that day");
  await lookAtPhone(page);
  await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
  await expect(page.getByText("Consultation Rescheduled", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(findRow(page, name)).toContainText("6:20 PM");

  // Cancelled, for a reason.
  await findRow(page, name)
    .getByRole("button", { name: `Cancel, ${name}` })
    .click();
  await expect(page.getByText("This can’t be undone.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByText("Please give a reason.")).toBeVisible();
  await lookAtPhone(page);
  await page.getByLabel("Reason").fill("I am ill that week");
  await page.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByText("Consultation Cancelled", { exact: true })).toBeVisible();
  await expect(findRow(page, name)).toContainText("Cancelled");
  await expect(findRow(page, name).getByRole("button")).toHaveCount(0);

  // All of it is in the audit list.
  await page.getByRole("link", { name: "Audit list" }).click();
  for (const act of ["Session cancelled", "Session moved", "Session’s link changed", "Session confirmed"]) {
    await expect(page.getByText(act).first()).toBeVisible();
  }
  forgiveFailedLoads(conduct, 422);
});

test("the master changes the settings, and gets the secret address of the calendar once", async ({ page, conduct }) => {
  test.setTimeout(120_000);
  await becomeMasterWithKey(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("checkbox", { name: "Monday" })).toBeChecked();
  await lookEverywhere(page);
  await page.getByLabel("Break between sessions").fill("121");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("The break is 0 to 120 minutes.")).toBeVisible();
  await lookAtPhone(page);
  await page.getByLabel("Break between sessions").fill("15");
  const notice = page.getByRole("checkbox", { name: "Every morning: the sessions of the day" });
  await notice.uncheck();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(notice).not.toBeChecked();

  await page.getByRole("button", { name: "Make the address" }).click();
  const address = page.getByLabel("The address");
  await expect(address).toHaveValue(/\/api\/calendar-feed\//);
  await lookAtPhone(page);
  const feed = await page.request.get(await address.inputValue());
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");
  await page.reload();
  await expect(page.getByRole("button", { name: "Make a new address" })).toBeVisible();
  await expect(address).toBeHidden();

  await page.getByRole("link", { name: "Parked mails" }).click();
  await expect(page.getByRole("heading", { name: "Parked mails" })).toBeVisible();
  // A recovery code has opened the desk: the key is asked for before a setting is changed.
  forgiveFailedLoads(conduct, 403);
});

test("the practice is run by the keyboard alone", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const { name, email, time, browser: client } = await bookElsewhere(browser, baseURL, "Tobias Wren");
  await client.close();
  await becomeMaster(page);
  await openSessions(page);
  const { keyboard } = page;

  // Found, gone to and opened.
  await keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await keyboard.type(email);
  await keyboard.press("Enter");
  await expect(findTable(page).getByRole("row")).toHaveCount(2);
  await pressTabUntil(page, page.getByRole("button", { name: "Find" }));
  await keyboard.press("j");
  await expect(findRow(page, name).getByRole("link", { name })).toBeFocused();
  await keyboard.press("Enter");
  const entry = page.getByRole("article").filter({ hasText: name });
  await expect(entry.getByRole("link", { name, exact: true })).toBeFocused();
  await expect(entry.getByText("I would rather not speak of last year.")).toBeVisible();

  // Confirmed by c; Escape and another key before that change nothing.
  await keyboard.press("r");
  await expect(page.getByLabel("New day")).toBeFocused();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(entry.getByRole("link", { name, exact: true })).toBeFocused();
  await keyboard.press("c");
  await expect(page.getByLabel("Meeting link")).toBeFocused();
  await keyboard.type("https://meet.example.org/clarity");
  await keyboard.press("Enter");
  await expect(page.getByText("Consultation Confirmed", { exact: true })).toBeVisible();
  await expect(entry.getByText("Confirmed", { exact: true })).toBeVisible();

  // Cancelled by x.
  await keyboard.press("x");
  await expect(page.getByLabel("Reason")).toBeFocused();
  await keyboard.type("I am ill that week");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Cancel consultation" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByText("Consultation Cancelled", { exact: true })).toBeVisible();
  await expect(entry.getByText("Cancelled", { exact: true })).toBeVisible();

  // The calendar is one stop, and goes on by the arrow keys.
  const chosen = page.getByRole("gridcell", { selected: true }).getByRole("button");
  await pressTabUntil(page, chosen, "Shift+Tab");
  await keyboard.press("ArrowRight");
  const next = addDays(await toPracticeDay(page, Date.parse(time)), 1);
  await expect(page.locator(`[data-day="${next}"]`)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`day=${next}`));
  await keyboard.press("b");
  await expect(page.getByRole("dialog", { name: "Block Time Slot" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.locator(`[data-day="${next}"]`)).toBeFocused();
  await keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keys of the desk" })).toBeFocused();
  await lookAtPhone(page);
});
