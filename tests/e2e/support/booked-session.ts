import { type APIRequestContext, type Browser, type BrowserContext, expect } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith } from "./checkout.ts";

/** The client's zone in these tests. */
const CLIENT_ZONE = "Europe/London";

/** Somebody with a browser of their own who has paid for a session. */
export interface Client {
  readonly name: string;
  readonly email: string;
  readonly browser: BrowserContext;
}

/** A session that somebody has booked. */
export interface BookedSession {
  readonly id: string;
  /** Its start, ISO 8601 in UTC. */
  readonly time: string;
  /** The secret of its page. */
  readonly token: string;
}

/** Pays for a session in another browser, as a visitor whose calls are counted apart. The name gets letters that no other client has. */
export async function payElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  email = newEmail(),
): Promise<Client> {
  const address = `10.202.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "CF-Connecting-IP": address },
  });
  const page = await context.newPage();
  await openCheckout(page, email, "/consultation-checkout?");
  await payWith(page, "4242 4242 4242 4242");
  await expectHeading(page, "Payment Successful");
  await page.close();
  return { name: `${name} ${crypto.randomUUID().slice(0, 6)}`, email, browser: context };
}

/** The days of the last two months that can be booked, the latest first: the last one alone may have none that is free. */
async function listLateDays(request: APIRequestContext): Promise<readonly string[]> {
  const days: string[] = [];
  for (const daysAhead of [56, 84]) {
    const month = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 7);
    const response = await request.get(`/api/consultations/available-days?month=${month}`);
    const found: { readonly day: string; readonly free: number }[] = (await response.json()).days;
    days.push(...found.filter(({ free }) => free > 0).map(({ day }) => day));
  }
  return [...new Set(days)].toSorted().toReversed();
}

/** Books the last hour that is free, or the last one of a day before another session's. Where another test is faster, it is the one before. */
export async function bookLate({ name, email, browser }: Client, before?: BookedSession): Promise<BookedSession> {
  const { request } = browser;
  for (const day of await listLateDays(request)) {
    if (before && day >= before.time.slice(0, "2026-12-03".length)) continue;
    const { availableSlots } = await (await request.get(`/api/consultations/available-slots?date=${day}`)).json();
    for (const { time } of availableSlots.toReversed()) {
      const response = await request.post("/api/consultations/book", {
        data: {
          ...{ email, name, dateOfBirth: "1987-04-12", sessionDateTime: time, timezone: CLIENT_ZONE },
          consultationTopic: "Which of three paths is mine",
          optionalNotes: "I would rather not speak of last year.",
        },
      });
      if (response.status() === 409) continue;
      expect(response.status(), await response.text()).toBe(200);
      const { booking } = await response.json();
      return { id: booking.id, time: booking.time, token: booking.token };
    }
  }
  throw new Error("No hour of the last two months is free.");
}

/** Pays for a session in another browser, and books one of the last hours that are free. */
export async function bookElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<Client & BookedSession> {
  const client = await payElsewhere(browser, baseURL, name);
  return { ...client, ...(await bookLate(client)) };
}
