import type { Locator, Page } from "@playwright/test";
import { type BookedSession, bookElsewhere, bookLate, type Client, payElsewhere } from "./support/booked-session.ts";
import { newEmail } from "./support/checkout.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster, becomeMasterWithKey } from "./support/master.ts";
import { letBegin, moveHoursAhead, openOnItsDay } from "./support/practice.ts";
import { expect, forgive, forgiveFailedLoads, LONG_RUN_ONLY, test } from "./support/test.ts";

/** The texts of the mails to an address, the newest first. */
async function readMails(page: Page, to: string): Promise<readonly string[]> {
  const response = await page.request.get("/dev/mailbox.json");
  const mails: { to: string; text: string }[] = await response.json();
  return mails.filter((mail) => mail.to === to).map(({ text }) => text.replaceAll(/\s+/g, " "));
}

/** The client's page of a session, in the client's browser. */
async function openAsClient({ browser, token }: Client & BookedSession): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`/booking/${token}`);
  return page;
}

/** Moves a session as its client, to the first free hour of a day before. */
async function moveAsClient({ browser, token }: Client & BookedSession, time: string): Promise<void> {
  const { request } = browser;
  const { days } = await (await request.get(`/api/consultations/available-days?month=${time.slice(0, 7)}`)).json();
  const free: readonly { readonly day: string; readonly free: number }[] = days;
  for (const { day } of free.toReversed()) {
    const { availableSlots } = await (await request.get(`/api/consultations/available-slots?date=${day}`)).json();
    for (const slot of availableSlots) {
      const response = await request.post(`/api/bookings/${token}/move`, { data: { newDateTime: slot.time } });
      if (response.status() === 200) return;
    }
  }
  throw new Error("No free hour was found.");
}

test(
  "a client moves twice, is allowed more, and is warned before cancelling too late",
  LONG_RUN_ONLY,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const session = await bookElsewhere(browser, baseURL, "Ines Moreau");
    const client = await openAsClient(session);
    await moveAsClient(session, session.time);
    await moveAsClient(session, session.time);
    await client.reload();
    await expect(client.getByText(/^This session has been moved twice\./)).toBeVisible();
    await expect(client.getByRole("button", { name: "Move it" })).toHaveCount(0);

    // The cap is lifted.
    await becomeMaster(page);
    const { time } = await (await page.request.get(`/api/master/consultations/${session.id}`)).json();
    const entry = await openOnItsDay(page, { ...session, time });
    await expect(entry.getByText("two times")).toBeVisible();
    await entry.getByRole("button", { name: `Allow further moves, ${session.name}` }).click();
    await expect(page.getByRole("dialog", { name: "Allow further moves?" })).toBeVisible();
    await lookAtPhone(page);
    await page.getByRole("dialog").getByRole("button", { name: "Allow further moves" }).click();
    await expect(page.getByText("Further Moves Allowed", { exact: true })).toBeVisible();
    await client.reload();
    await expect(client.getByText(/^It can be moved as often as you need/)).toBeVisible();
    await expect(client.getByRole("button", { name: "Move it" })).toBeVisible();

    // Thirty hours before it begins it can't be moved any more. Where the master chose that hour, cancelling it costs nothing.
    const soon = await moveHoursAhead(page, session, 30 + 2 * test.info().retry);
    await client.reload();
    await expect(client.getByRole("heading", { level: 1, name: "Your session is confirmed" })).toBeVisible();
    await expect(client.getByRole("button", { name: "Move it" })).toHaveCount(0);
    await client.getByRole("button", { name: "Cancel it" }).click();
    const dialog = client.getByRole("dialog", { name: "Cancel this session?" });
    await expect(dialog.getByText(/^Your access stays open/)).toBeVisible();
    await dialog.getByRole("button", { name: "Keep the session" }).click();

    // Where the client did, weeks ago, it has its price. No test waits for weeks: here the browser is told so.
    let sent: unknown = null;
    await client.route("**/api/bookings/*", async (route) => {
      const response = await route.fetch();
      const booking = await response.json();
      await route.fulfill({ response, json: { ...booking, rights: { ...booking.rights, isCancelForfeiting: true } } });
    });
    await client.route("**/api/bookings/*/cancel", async (route) => {
      sent = route.request().postDataJSON();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), isForfeited: true } });
    });
    await client.reload();
    await client.getByRole("button", { name: "Cancel it" }).click();
    await expect(dialog.getByText(/Cancelling it now ends your access without refund\./)).toBeVisible();
    await lookEverywhere(client);
    await dialog.getByRole("button", { name: "Cancel the session" }).click();
    await expect(dialog.getByText("Please tick the box first, or keep the session.")).toBeVisible();
    expect(sent).toBeNull();
    await lookAtPhone(client);
    await dialog.getByRole("checkbox", { name: "I know that my access ends with this session." }).check();
    await dialog.getByRole("textbox", { name: "Why optional" }).fill("I have a fever.");
    await dialog.getByRole("button", { name: "Cancel the session" }).click();
    await expect(client.getByRole("heading", { level: 1, name: "This session was cancelled late" })).toBeVisible();
    await expect(client.getByRole("link", { name: "Choose another time" })).toHaveCount(0);
    await expect(client.getByRole("link", { name: "Write to us" })).toBeVisible();
    expect(sent).toEqual({ reason: "I have a fever.", isForfeitAccepted: true });

    // The desk has the client's words.
    const cancelled = await openOnItsDay(page, soon);
    await expect(cancelled.getByText("I have a fever.")).toBeVisible();
    await session.browser.close();
  },
);

test("a session that took place is completed with a summary, or noted as missed and made up for", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(180_000);
  const booked = await bookElsewhere(browser, baseURL, "Aurel Baptiste");
  await becomeMasterWithKey(page);
  const session = await letBegin(page, booked);
  const client = await openAsClient(session);

  const entry = await openOnItsDay(page, session);
  await expect(entry.getByRole("button", { name: `Confirm, ${session.name}` })).toHaveCount(0);
  await lookEverywhere(page);
  await entry.getByRole("button", { name: `Complete, ${session.name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Summary optional" }).fill("Begin with the smallest of the three.");
  await lookAtPhone(page);

  // While the server can't be reached what was written stays.
  await page.route("**/api/master/consultations/*/complete", (route) => route.abort());
  await dialog.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Failed to complete consultation.", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("We could not reach the server.");
  await page.unroute("**/api/master/consultations/*/complete");
  forgive(conduct, "net::ERR_FAILED");
  await dialog.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Consultation Completed", { exact: true })).toBeVisible();
  await expect(entry.getByText("Completed", { exact: true })).toBeVisible();
  await expect.poll(async () => (await readMails(page, session.email))[0]).toContain("Begin with the smallest");
  await client.reload();
  await expect(client.getByRole("heading", { level: 1, name: "This session has taken place" })).toBeVisible();
  await expect(client.getByText("Begin with the smallest of the three.")).toBeVisible();
  await lookEverywhere(client);

  // It was noted by mistake: nobody came.
  await entry.getByRole("button", { name: `No-show, ${session.name}` }).click();
  await expect(page.getByRole("dialog", { name: "The client did not come?" })).toBeVisible();
  await lookAtPhone(page);
  await page.getByRole("button", { name: "Note the no-show" }).click();
  await expect(page.getByText("No-show Noted", { exact: true })).toBeVisible();
  await expect(entry.getByText("Lost with this session")).toBeVisible();
  await client.reload();
  await expect(client.getByRole("heading", { level: 1, name: "This session was missed" })).toBeVisible();
  await expect(client.getByRole("link", { name: "Write to us" })).toBeVisible();

  await entry.getByRole("button", { name: `Give the access back, ${session.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give the access back" }).click();
  await expect(page.getByText("Access Given Back", { exact: true })).toBeVisible();
  await client.reload();
  await expect(client.getByRole("heading", { level: 1, name: "This session did not take place" })).toBeVisible();
  await expect(client.getByRole("link", { name: "Choose another time" })).toBeVisible();
  await session.browser.close();
  forgiveFailedLoads(conduct, 403);
});

test("a mail that could not be sent waits at the desk with what it says, and is sent again or discarded", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  // The mail service refuses whatever goes to such an address.
  const client = await payElsewhere(browser, baseURL, "Leonie Hart", `refused-${newEmail()}`);
  const session = { ...client, ...(await bookLate(client)) };
  await client.browser.close();
  await becomeMaster(page);
  const findParked = (kind: string): Locator =>
    page.getByRole("listitem").filter({ hasText: `${kind} to ${session.email}` });
  const entry = await openOnItsDay(page, session);
  await entry.getByRole("button", { name: `Confirm, ${session.name}` }).click();
  await page.getByLabel("Meeting link").fill("https://meet.example.org/parked");
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Consultation Confirmed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Parked mails \(\d+\)/ }).click();
  const confirmation = findParked("consultation confirmed");
  await expect(confirmation).toContainText("Tried seven times, last: refused");
  await lookEverywhere(page);
  await confirmation.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Mail on Its Way", { exact: true })).toBeVisible();
  await expect(confirmation).toHaveCount(0);
  await expect.poll(async () => (await readMails(page, session.email))[0]).toContain("meet.example.org/parked");

  await openOnItsDay(page, session);
  await entry.getByRole("button", { name: `Cancel, ${session.name}` }).click();
  await page.getByLabel("Reason").fill("I am ill that week");
  await page.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByText("Consultation Cancelled", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Parked mails \(\d+\)/ }).click();
  const cancellation = findParked("consultation cancelled");
  await cancellation.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog", { name: "Discard this mail?" })).toBeVisible();
  await lookAtPhone(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(cancellation).toBeVisible();
  await cancellation.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByText("Mail Discarded", { exact: true })).toBeVisible();
  await expect(cancellation).toHaveCount(0);
});
