import { type Browser, expect } from "@playwright/test";
import { expectHeading, newEmail, openCheckout, payWith } from "./checkout.ts";

/** The client's zone in these tests; the master's is the default, New York's. */
const CLIENT_ZONE = "Europe/London";

/** A session that somebody has paid for and booked. */
export interface BookedSession {
  readonly name: string;
  readonly email: string;
  /** Its start, ISO 8601 in UTC. */
  readonly time: string;
}

/** How many hours the tests of a run have booked; each takes another one, from the far end of what can be booked. */
let booked = 0;

/** Pays for a session in another browser, and books one of the last hours that are free. */
export async function bookElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<BookedSession> {
  const shop = await browser.newContext({ baseURL: baseURL ?? "" });
  const buyer = await shop.newPage();
  const email = newEmail();
  await openCheckout(buyer, email, "/consultation-checkout?");
  await payWith(buyer, "4242 4242 4242 4242");
  await expectHeading(buyer, "Payment Successful");
  const { request } = shop;

  // The last month may have one day or none that can be booked: the one before has enough.
  const days: { readonly day: string }[] = [];
  for (const daysAhead of [56, 84]) {
    const month = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 7);
    const response = await request.get(`/api/consultations/available-days?month=${month}`);
    days.push(
      ...(await response.json()).days.filter(({ day }: { readonly day: string }) => day > (days.at(-1)?.day ?? "")),
    );
  }
  booked += 1;
  const day = days.at(-booked)?.day;
  const { availableSlots } = await (await request.get(`/api/consultations/available-slots?date=${day}`)).json();
  const { time } = availableSlots.at(-1);
  const response = await request.post("/api/consultations/book", {
    data: {
      ...{ email, name, dateOfBirth: "1987-04-12", sessionDateTime: time, timezone: CLIENT_ZONE },
      consultationTopic: "Which of three paths is mine",
      optionalNotes: "I would rather not speak of last year.",
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  await shop.close();
  return { name, email, time };
}
