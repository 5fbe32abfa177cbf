import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Booking } from "#domain/contracts/consultations.ts";
import type { HourOffer } from "#domain/contracts/own-booking.ts";
import { ok } from "#domain/lib/result.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { erasePerson } from "#worker/erase-person.ts";
import { HourRequestRepo } from "#worker/features/consultations/hour-request-repo.ts";
import { offerFreedHours } from "#worker/features/consultations/offer-freed-hours.ts";
import { FEATURES } from "#worker/features.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { emptyMailTables } from "./support/guide-mail.ts";
import { Client, forgetPractice, Practice, readBody, THURSDAY_AT_NINE, WEDNESDAY_AT_NINE } from "./support/practice.ts";

const DAY = "2026-11-25";
const FRIDAY_AT_NINE = "2026-11-27T14:00:00.000Z";
const TUESDAY_AT_NINE = "2026-11-24T14:00:00.000Z";

let practice: Practice;

beforeEach(async () => {
  await forgetPractice();
  await emptyMailTables();
  practice = new Practice();
});

/** The clock's run of this minute. */
function run() {
  return offerFreedHours(practice.platform, { origin: ORIGIN, now: practice.now });
}

function askFor(client: Client, timezone = "Europe/London"): Promise<Response> {
  return client.post("/api/consultations/hour-requests", { timezone });
}

/** Somebody who has a session on an hour, and would rather have an earlier one. */
async function bookAndAsk(hour: string): Promise<{ readonly client: Client; readonly booking: Booking }> {
  const client = await Client.buy(practice);
  const booking = await client.bookNow(hour);
  expect((await askFor(client)).status).toBe(204);
  practice.now += 1;
  return { client, booking };
}

/** Somebody books an hour, and gives it up once others wait. */
async function bookToCancel(hour: string): Promise<() => Promise<void>> {
  const client = await Client.buy(practice);
  const booking = await client.bookNow(hour);
  return async () => {
    expect((await client.cancel(booking)).status).toBe(200);
  };
}

async function listOfferMails(): Promise<readonly DeliveredMail[]> {
  const mails = await practice.product.readMails();
  return mails.filter(({ subject }) => subject.includes("hour has become free")).toReversed();
}

function readToken({ text }: DeliveredMail): string {
  const [, token = ""] = /\/hour-offer\/([\w-]{43})(?:\s|$)/.exec(text) ?? [];
  return token;
}

function open(mail: DeliveredMail): Promise<HourOffer> {
  return practice.fetch(`/api/hour-offers/${readToken(mail)}`).then((response) => readBody<HourOffer>(response));
}

function take(mail: DeliveredMail): Promise<Response> {
  return practice.fetch(`/api/hour-offers/${readToken(mail)}/take`, { method: "POST", headers: { Origin: ORIGIN } });
}

function decline(mail: DeliveredMail): Promise<Response> {
  const init = { method: "POST", headers: { Origin: ORIGIN } };
  return practice.fetch(`/api/hour-offers/${readToken(mail)}/decline`, init);
}

async function getOnly(mails: Promise<readonly DeliveredMail[]>): Promise<DeliveredMail> {
  const [mail, ...others] = await mails;
  expect(others).toEqual([]);
  if (!mail) throw new Error("Nobody was mailed an offer.");
  return mail;
}

describe("an hour that becomes free", () => {
  it("is offered to whoever would have it earlier, kept for them alone, and taken by one press", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const { client, booking } = await bookAndAsk(THURSDAY_AT_NINE);
    await cancel();
    expect(await run()).toEqual({ offered: 1, failed: 0 });
    const mail = await getOnly(listOfferMails());
    expect([mail.to, mail.subject]).toEqual([client.email, "An earlier hour has become free"]);
    const text = mail.text.replaceAll(/\s+/g, " ");
    expect(text).toMatch(/Wednesday, November 25, 2026 -+ 2:00 PM to 3:00 PM, Greenwich Mean Time \(Europe\/London\)/);
    expect(text).toContain("in place of your session on Thursday, November 26, 2026, 2:00 PM to 3:00 PM");
    expect(await open(mail)).toMatchObject({ state: "open", time: WEDNESDAY_AT_NINE, currentTime: THURSDAY_AT_NINE });
    expect(await practice.listFree(DAY)).not.toContain(WEDNESDAY_AT_NINE);

    const moved = await readBody<Booking>(await take(mail));
    expect(moved).toMatchObject({ id: booking.id, time: WEDNESDAY_AT_NINE, status: "pending" });
    expect(moved.rights.movesLeft).toBe(2);
    expect(await open(mail)).toMatchObject({ state: "taken", currentTime: WEDNESDAY_AT_NINE });
    expect((await readBody<Booking>(await take(mail))).id).toBe(booking.id);
    expect(await practice.listFree("2026-11-26")).toContain(THURSDAY_AT_NINE);
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    expect((await client.mine()).hasHourRequest).toBe(false);
  });

  it("that is declined goes to the next who waits at once; whoever declined is asked about other hours", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const cancelEarlier = await bookToCancel(TUESDAY_AT_NINE);
    const first = await bookAndAsk(THURSDAY_AT_NINE);
    const second = await bookAndAsk(FRIDAY_AT_NINE);
    await cancel();
    await run();
    const mail = await getOnly(listOfferMails());
    expect(mail.to).toBe(first.client.email);
    expect(await readBody<HourOffer>(await decline(mail))).toMatchObject({ state: "over", time: WEDNESDAY_AT_NINE });
    expect((await decline(mail)).status).toBe(200);
    expect((await take(mail)).status).toBe(410);
    expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
    expect((await first.client.mine()).hasHourRequest).toBe(true);

    practice.now += MINUTE_MS;
    await run();
    expect((await listOfferMails()).map(({ to }) => to)).toEqual([first.client.email, second.client.email]);
    await cancelEarlier();
    practice.now += MINUTE_MS;
    await run();
    expect((await listOfferMails()).map(({ to }) => to)).toEqual([
      ...[first.client.email, second.client.email, first.client.email],
    ]);
  });

  it("that was taken can’t be declined", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    await bookAndAsk(THURSDAY_AT_NINE);
    await cancel();
    await run();
    const mail = await getOnly(listOfferMails());
    expect((await take(mail)).status).toBe(200);
    expect(await readBody<HourOffer>(await decline(mail))).toMatchObject({ state: "taken" });
    expect(await practice.listFree(DAY)).not.toContain(WEDNESDAY_AT_NINE);
  });

  it("goes to the next who waits, two hours later, once to each; the first one’s link says that it is over", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const first = await bookAndAsk(THURSDAY_AT_NINE);
    const second = await bookAndAsk(FRIDAY_AT_NINE);
    await cancel();
    await run();
    practice.now += 2 * HOUR_MS - 1;
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    practice.now += 1;
    expect(await run()).toEqual({ offered: 1, failed: 0 });
    const mails = await listOfferMails();
    expect(mails.map(({ to }) => to)).toEqual([first.client.email, second.client.email]);
    const states = await Promise.all(mails.map(async (mail) => (await open(mail)).state));
    expect(states).toEqual(["over", "open"]);
    const statuses = await Promise.all(mails.map(async (mail) => (await take(mail)).status));
    expect(statuses).toEqual([410, 200]);
    expect((await first.client.mine()).hasHourRequest).toBe(true);
  });

  it("is offered to nobody once each of them has let it pass, and is free to all", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    await bookAndAsk(THURSDAY_AT_NINE);
    await cancel();
    await run();
    practice.now += 2 * HOUR_MS;
    expect([await run(), await run()]).toEqual(Array(2).fill({ offered: 0, failed: 0 }));
    expect(await listOfferMails()).toHaveLength(1);
    expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
    expect(await env.DB.prepare("select count(*) as n from freed_times").first("n")).toBe(0);
  });

  it("goes to the next at once where the first takes the request back", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const first = await bookAndAsk(THURSDAY_AT_NINE);
    const second = await bookAndAsk(FRIDAY_AT_NINE);
    await cancel();
    await run();
    const response = await first.client.ask("/api/consultations/hour-requests", {
      method: "DELETE",
      headers: { Origin: ORIGIN },
    });
    expect(response.status).toBe(204);
    practice.now += MINUTE_MS;
    await run();
    const mails = await listOfferMails();
    expect(mails.map(({ to }) => to)).toEqual([first.client.email, second.client.email]);
    expect((await first.client.mine()).hasHourRequest).toBe(false);
  });

  it("is one that a session was moved away from as well; but not to who has moved it", async () => {
    const mover = await bookAndAsk(WEDNESDAY_AT_NINE);
    const { client } = await bookAndAsk(FRIDAY_AT_NINE);
    expect((await mover.client.move(mover.booking, THURSDAY_AT_NINE)).status).toBe(200);
    await run();
    expect((await listOfferMails()).map(({ to }) => to)).toEqual([client.email]);
  });

  it("is one that the master no longer blocks as well, be it the hour or a day of a weekly rule", async () => {
    const { headers } = await signIn("free", { role: "master" });
    const send = (path: string, body: unknown, method = "POST") =>
      practice.fetch(path, {
        method,
        headers: { ...headers, "Content-Type": "application/json", Origin: ORIGIN },
        body: JSON.stringify(body),
      });
    await bookAndAsk(FRIDAY_AT_NINE);
    const { id } = await readBody<{ id: string }>(
      await send("/api/master/block-slot", { dateTime: WEDNESDAY_AT_NINE }),
    );
    const rule = await readBody<{ id: string }>(
      await send("/api/master/blocked-slots", {
        ...{ kind: "weekly", weekdays: [4], startTime: "09:00", endTime: "10:00" },
        ...{ firstDay: "2026-11-26", lastDay: "2026-12-31" },
      }),
    );
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    await send(`/api/master/blocked-slots/${id}`, {}, "DELETE");
    expect(await run()).toEqual({ offered: 1, failed: 0 });
    expect((await open(await getOnly(listOfferMails()))).time).toBe(WEDNESDAY_AT_NINE);
    practice.now += 2 * HOUR_MS;
    await send(`/api/master/blocked-slots/${rule.id}/exceptions`, { day: "2026-11-26", isException: true });
    expect(await run()).toEqual({ offered: 1, failed: 0 });
    const [, second] = await listOfferMails();
    expect(second && (await open(second)).time).toBe(THURSDAY_AT_NINE);
  });

  it("is not offered to whoever has an earlier one, nor where nobody waits", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    await bookAndAsk(TUESDAY_AT_NINE);
    await cancel();
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    await env.DB.prepare("delete from hour_requests").run();
    await (await bookToCancel(WEDNESDAY_AT_NINE))();
    expect(await env.DB.prepare("select count(*) as n from freed_times").first("n")).toBe(0);
  });

  it("is no hour that somebody let go in the form", async () => {
    const { client: waiting } = await bookAndAsk(FRIDAY_AT_NINE);
    const chooser = await Client.buy(practice);
    await chooser.keep(WEDNESDAY_AT_NINE);
    practice.now += 10 * MINUTE_MS;
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    expect((await waiting.mine()).hasHourRequest).toBe(true);
  });

  it("waits for whoever is choosing it at that moment", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    await bookAndAsk(THURSDAY_AT_NINE);
    await cancel();
    const chooser = await Client.buy(practice);
    await chooser.keep(WEDNESDAY_AT_NINE);
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    practice.now += 10 * MINUTE_MS;
    expect(await run()).toEqual({ offered: 1, failed: 0 });
  });

  it("is not offered where it would be too near when the offer ends", async () => {
    const cancel = await bookToCancel(TUESDAY_AT_NINE);
    await bookAndAsk(THURSDAY_AT_NINE);
    await cancel();
    // An hour before midnight in New York: after it, Tuesday can't be booked any more.
    practice.now = Date.UTC(2026, 10, 22, 4);
    expect(await run()).toEqual({ offered: 0, failed: 0 });
    expect(await listOfferMails()).toEqual([]);
  });

  it("is offered once, to one, however many runs look at it at once", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    await bookAndAsk(THURSDAY_AT_NINE);
    await bookAndAsk(FRIDAY_AT_NINE);
    await cancel();
    await Promise.all(Array.from({ length: 6 }, run));
    expect(await env.DB.prepare("select count(*) as n from hour_offers").first("n")).toBe(1);
    const mail = await getOnly(listOfferMails());
    expect((await take(mail)).status).toBe(200);
  });

  it("is either booked by somebody or offered, never both, when both happen at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      await forgetPractice();
      const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
      await bookAndAsk(THURSDAY_AT_NINE);
      await cancel();
      const rival = await Client.buy(practice);
      const [response, { offered }] = await Promise.all([rival.book(WEDNESDAY_AT_NINE), run()]);
      expect([response.status, offered]).toEqual(response.status === 200 ? [200, 0] : [409, 1]);
    }
  });
});

describe("somebody without a session who waits for any hour", () => {
  it("books the offered hour by the form; nobody else can, and the link says that it is taken", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const client = await Client.buy(practice);
    await askFor(client, "Asia/Tokyo");
    await cancel();
    await run();
    const mail = await getOnly(listOfferMails());
    expect(mail.subject).toBe("An hour has become free");
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("Japan Standard Time");
    expect(await open(mail)).toMatchObject({ state: "open", currentTime: null, timezone: "Asia/Tokyo" });
    const refused = await take(mail);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringMatching(/fill in the form/) }),
    ]);
    const rival = await Client.buy(practice);
    expect((await rival.book(WEDNESDAY_AT_NINE)).status).toBe(409);
    await client.bookNow(WEDNESDAY_AT_NINE);
    expect(await open(mail)).toMatchObject({ state: "taken", currentTime: WEDNESDAY_AT_NINE });
    practice.now += 2 * HOUR_MS;
    await run();
    expect((await client.mine()).hasHourRequest).toBe(false);
  });

  it("is not offered anything once the access is lost", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const client = await Client.buy(practice);
    await askFor(client);
    await env.DB.prepare("update orders set status = 'refunded' where email = ?").bind(client.email).run();
    await cancel();
    expect(await run()).toEqual({ offered: 0, failed: 0 });
  });
});

it("an hour goes to the next who waits once everything is deleted about whoever was offered it", async () => {
  const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
  const first = await bookAndAsk(THURSDAY_AT_NINE);
  const second = await bookAndAsk(FRIDAY_AT_NINE);
  await cancel();
  await run();
  const erased = await erasePerson(practice.platform, FEATURES, { email: first.client.email, origin: ORIGIN });
  expect(erased).toEqual(ok({ isDone: true }));
  expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
  // The hour that the deleted session leaves is offered as well, to whoever is not offered one already.
  await run();
  const offered = (await listOfferMails()).filter(({ to }) => to === second.client.email);
  expect(offered).toHaveLength(1);
  expect(await env.DB.prepare("select count(*) as n from hour_requests").first("n")).toBe(1);
});

describe("a request", () => {
  it("that comes late leaves nothing of somebody who was erased meanwhile", async () => {
    const client = await Client.buy(practice);
    const id = await env.DB.prepare("select id from orders where email = ?").bind(client.email).first<string>("id");
    await erasePerson(practice.platform, FEATURES, { email: client.email, origin: ORIGIN });
    const requests = new HourRequestRepo(practice.platform.database);
    await requests.ask({ id: id ?? "", email: client.email }, "Europe/London", practice.now);
    expect(await env.DB.prepare("select count(*) as n from hour_requests").first("n")).toBe(0);
  });

  it("keeps its place when it is made again, and shows the newer zone", async () => {
    const cancel = await bookToCancel(WEDNESDAY_AT_NINE);
    const first = await bookAndAsk(THURSDAY_AT_NINE);
    await bookAndAsk(FRIDAY_AT_NINE);
    await askFor(first.client, "Asia/Tokyo");
    await cancel();
    await run();
    const mail = await getOnly(listOfferMails());
    expect([mail.to, mail.text.includes("Asia/Tokyo")]).toEqual([first.client.email, true]);
  });

  it("is refused without an access, and for a zone that is none", async () => {
    const anonymous = await practice.fetch("/api/consultations/hour-requests", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: ORIGIN },
      body: JSON.stringify({ timezone: "Europe/London" }),
    });
    expect(anonymous.status).toBe(402);
    expect((await askFor(await Client.buy(practice), "Mars/Base")).status).toBe(422);
  });

  it("has links that nobody can guess", async () => {
    const statuses = await Promise.all(
      ["forged", "A".repeat(43)].map(async (token) => (await practice.fetch(`/api/hour-offers/${token}`)).status),
    );
    expect(statuses).toEqual([404, 404]);
  });
});
