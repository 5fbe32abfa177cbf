import type { Browser, Page } from "@playwright/test";
import { type BookedSession, bookLate, type Client, payElsewhere } from "./support/booked-session.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgive, test } from "./support/test.ts";

/** Runs the jobs of each minute at once, so that the test need not wait for them. */
const EVERY_MINUTE = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;

/** Somebody books an earlier hour than another one, and gives it up again. */
async function giveUpAnHour(
  browser: Browser,
  baseURL: string | undefined,
  later: BookedSession,
): Promise<BookedSession> {
  const other = await payElsewhere(browser, baseURL, "Jonas Feld");
  const booked = await bookLate(other, later);
  const response = await other.browser.request.post(`/api/bookings/${booked.token}/cancel`, {
    data: { reason: "", isForfeitAccepted: false },
  });
  expect(response.status(), await response.text()).toBe(200);
  await other.browser.close();
  return booked;
}

/** The paths of the offers that were mailed to an address, the newest first. */
async function listOffers(page: Page, to: string): Promise<readonly string[]> {
  await page.request.get(EVERY_MINUTE);
  const response = await page.request.get("/dev/mailbox.json");
  const mails: { to: string; text: string }[] = await response.json();
  return mails.flatMap((mail) => (mail.to === to ? (/\/hour-offer\/[\w-]{43}/.exec(mail.text) ?? []) : []));
}

/** Waits until an address was mailed a number of offers; returns the path of the newest. */
async function findOffer(page: Page, to: string, count: number): Promise<string> {
  await expect.poll(() => listOffers(page, to).then(({ length }) => length), { timeout: 45_000 }).toBe(count);
  return (await listOffers(page, to))[0] ?? "";
}

async function askForEarlierHour(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mail me about an earlier hour" }).click();
  await expect(page.getByText(/^We mail you when an earlier hour becomes free/)).toBeVisible();
}

async function bookAndOpen(client: Client, page: Page): Promise<BookedSession> {
  const session = await bookLate(client);
  await page.goto(`/booking/${session.token}`);
  await expect(page.getByRole("heading", { level: 1, name: "Your session is booked" })).toBeVisible();
  return session;
}

test("an earlier hour is asked for, offered, declined, offered again, and taken", async ({
  page: mailPage,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(180_000);
  const client = await payElsewhere(browser, baseURL, "Miriam Ashdown");
  const page = await client.browser.newPage();
  const session = await bookAndOpen(client, page);
  await askForEarlierHour(page);
  await page.getByRole("button", { name: "Take the request back" }).click();
  await askForEarlierHour(page);

  const declined = await giveUpAnHour(browser, baseURL, session);
  const first = await findOffer(mailPage, client.email, 1);
  // The link works in whatever browser the mail is read in.
  const response = await mailPage.goto(first);
  expect(response?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  await expect(mailPage.getByRole("heading", { level: 1, name: "An earlier hour" })).toBeVisible();
  await expect(mailPage.getByText(/moves here, which does not count as a move of yours/)).toBeVisible();
  await lookEverywhere(mailPage);

  // While the server can't be reached nothing is lost.
  await mailPage.route("**/api/hour-offers/*/decline", (route) => route.abort());
  await mailPage.getByRole("button", { name: "No, thank you" }).click();
  await expect(mailPage.getByRole("alert")).toContainText("We could not reach the server.");
  await mailPage.unroute("**/api/hour-offers/*/decline");
  forgive(conduct, "net::ERR_FAILED");
  await mailPage.getByRole("button", { name: "No, thank you" }).click();
  await expect(mailPage.getByRole("heading", { level: 1, name: "The offer is over" })).toBeVisible();
  await mailPage.reload();
  await expect(mailPage.getByRole("heading", { level: 1, name: "The offer is over" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^We mail you when an earlier hour becomes free/)).toBeVisible();

  // Another one: nobody is asked twice about the same.
  await giveUpAnHour(browser, baseURL, declined);
  await mailPage.goto(await findOffer(mailPage, client.email, 2));
  const take = mailPage.getByRole("button", { name: "Take this hour" });
  await expect(take).toBeVisible();
  const hour = await mailPage.getByRole("main").locator("b").first().textContent();
  await take.click();
  await expect(mailPage.getByText("Consultation Rescheduled", { exact: true })).toBeVisible();
  await expect(mailPage.getByRole("heading", { level: 1, name: "Your session is booked" })).toBeVisible();
  await expect(mailPage.getByRole("region", { name: "When" }).locator("b").first()).toHaveText(hour ?? "");
  await expect(mailPage.getByText(/^It can be moved twice/)).toBeVisible();

  // The offer says so from then on, and the link from before shows the session as it is.
  await mailPage.goBack();
  await expect(mailPage.getByRole("heading", { level: 1, name: "This hour is yours" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "When" }).locator("b").first()).toHaveText(hour ?? "");
  await client.browser.close();
});
