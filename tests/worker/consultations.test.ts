import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { ACCESS_MESSAGES } from "#domain/consultations/access.ts";
import { BOOKING_MESSAGES } from "#domain/consultations/booking-input.ts";
import { PROLONG_MESSAGES } from "#domain/consultations/holds.ts";
import { SLOT_MESSAGES } from "#domain/consultations/slots.ts";
import type { Booking, HoldResponse } from "#domain/contracts/consultations.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { Client, forgetPractice, Practice, readBody, WEDNESDAY_AT_NINE } from "./support/practice.ts";

const DAY = "2026-11-25";
const AT_TEN_FIFTEEN = "2026-11-25T15:15:00.000Z";
const THURSDAY_AT_NINE = "2026-11-26T14:00:00.000Z";

let practice: Practice;

beforeEach(async () => {
  await forgetPractice();
  practice = new Practice();
});

async function refusal(response: Response): Promise<{ status: number; code: string; message: string }> {
  const { code, message } = await response.json<{ code: string; message: string }>();
  return { status: response.status, code, message };
}

describe("free hours", () => {
  it("begin at nine by the practice’s clock, with breaks of a quarter of an hour, and end at five", async () => {
    const free = await practice.listFree("2026-12-01");
    expect(free.map((time) => time.slice(11, 16))).toEqual(["14:00", "15:15", "16:30", "17:45", "19:00", "20:15"]);
  });

  it("are shown by the client’s clock, with the day where that is another", async () => {
    const response = await practice.fetch("/api/consultations/available-slots?date=2026-12-01&timezone=Asia/Tokyo");
    const { availableSlots } = await readBody<{ availableSlots: unknown[] }>(response);
    expect(availableSlots.slice(0, 2)).toEqual([
      { time: "2026-12-01T14:00:00.000Z", displayTime: "11:00 PM", localDay: null },
      { time: "2026-12-01T15:15:00.000Z", displayTime: "12:15 AM", localDay: "2026-12-02" },
    ]);
  });

  it.each([
    ["a day that has passed", "2026-11-20"],
    ["a day that is too near", "2026-11-23"],
    ["a weekend", "2026-11-28"],
    ["a day beyond the horizon", "2027-03-02"],
  ])("are none on %s", async (_case, day) => {
    expect(await practice.listFree(day)).toEqual([]);
  });

  it.each([
    ["date=2026-02-30", "Please choose a day of the calendar, as YYYY-MM-DD."],
    ["date=tomorrow", "Please choose a day of the calendar, as YYYY-MM-DD."],
    ["date=2026-12-01&timezone=Mars/Base", BOOKING_MESSAGES.timezone],
  ])("are refused for %j", async (query, message) => {
    const response = await practice.fetch(`/api/consultations/available-slots?${query}`);
    expect(await refusal(response)).toEqual({ status: 422, code: "invalid_request", message });
  });

  it("are counted for a month, and the first day with one is named", async () => {
    const response = await practice.fetch("/api/consultations/available-days?month=2026-11");
    expect(await response.json()).toMatchObject({
      days: [
        { day: "2026-11-24", free: 6 },
        { day: "2026-11-25", free: 6 },
        { day: "2026-11-26", free: 6 },
        { day: "2026-11-27", free: 6 },
        { day: "2026-11-30", free: 6 },
      ],
      ...{ firstFreeDay: "2026-11-24", firstDay: "2026-11-24", lastDay: "2027-02-13", timezone: "America/New_York" },
    });
  });

  it("are fewer by what is blocked", async () => {
    await env.DB.prepare(
      "insert into blocked_slots (id, kind, day, last_day, created_at) values ('b', 'days', ?, ?, 1)",
    )
      .bind(DAY, "2026-11-26")
      .run();
    expect(await practice.listFree(DAY)).toEqual([]);
    expect(await practice.listFree("2026-11-27")).toHaveLength(6);
  });
});

describe("booking", () => {
  it("takes the hour out of the free ones, and is there", async () => {
    const client = await Client.buy(practice);
    const response = await client.book(WEDNESDAY_AT_NINE);
    expect(await readBody(response)).toMatchObject({
      message: "Consultation Booked Successfully!",
      booking: { status: "pending", time: WEDNESDAY_AT_NINE, endsAt: "2026-11-25T15:00:00.000Z", meetingUrl: null },
    });
    expect(await practice.listFree(DAY)).not.toContain(WEDNESDAY_AT_NINE);
    expect(await client.mine()).toMatchObject({
      ...{ access: "open", canBook: false, timezone: "Europe/London", calendarUrl: null },
      bookings: [{ status: "pending", time: WEDNESDAY_AT_NINE, consultationTopic: client.form().consultationTopic }],
    });
  });

  it("of an hour that is taken is refused with three that are not", async () => {
    const [first, second] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    await first.bookNow(WEDNESDAY_AT_NINE);
    const response = await second.book(WEDNESDAY_AT_NINE);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      code: "slot_taken",
      message: SLOT_MESSAGES.taken,
      alternatives: [AT_TEN_FIFTEEN, "2026-11-25T16:30:00.000Z", "2026-11-25T17:45:00.000Z"],
    });
  });

  it("again, by who has heard nothing of the first time, is the same booking", async () => {
    const client = await Client.buy(practice);
    const first = await client.bookNow(WEDNESDAY_AT_NINE);
    expect((await client.bookNow(WEDNESDAY_AT_NINE)).id).toBe(first.id);
    expect(await practice.listBookings()).toHaveLength(1);
  });

  it("of a second hour is refused while the first one is live", async () => {
    const client = await Client.buy(practice);
    await client.bookNow(WEDNESDAY_AT_NINE);
    expect(await refusal(await client.book(THURSDAY_AT_NINE))).toEqual({
      ...{ status: 409, code: "conflict", message: ACCESS_MESSAGES.already_booked },
    });
  });

  it("costs nothing where it is refused: the next hour can be booked at once", async () => {
    const [first, second] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    await first.bookNow(WEDNESDAY_AT_NINE);
    await second.book(WEDNESDAY_AT_NINE);
    expect((await second.bookNow(AT_TEN_FIFTEEN)).status).toBe("pending");
  });

  it.each([
    ["has not paid", null, ACCESS_MESSAGES.not_paid],
    ["has their money back", { status: "refunded" }, ACCESS_MESSAGES.not_paid],
    ["disputes the payment", { status: "disputed" }, ACCESS_MESSAGES.suspended],
  ] as const)("is refused to who %s", async (_case, change, message) => {
    const client = await Client.buy(practice);
    if (change) await practice.setOrder(client.email, change);
    else await env.DB.prepare("delete from orders").run();
    for (const response of [await client.book(WEDNESDAY_AT_NINE), await client.hold(WEDNESDAY_AT_NINE)]) {
      expect(await refusal(response)).toEqual({ status: 402, code: "payment_required", message });
    }
    expect((await client.mine()).canBook).toBe(false);
  });

  it("is open again to who got back by hand what a refund had taken", async () => {
    const client = await Client.buy(practice);
    await practice.setOrder(client.email, { status: "refunded", restoredAt: practice.now });
    expect((await client.bookNow(WEDNESDAY_AT_NINE)).status).toBe("pending");
  });

  it.each([
    ["another address than the one that paid", { email: "somebody@example.test" }, null],
    ["a name of one letter", { name: "A" }, BOOKING_MESSAGES.nameTooShort],
    ["a topic of ten spaces", { consultationTopic: " ".repeat(10) }, BOOKING_MESSAGES.topicTooShort],
    ["a topic of nine emoji", { consultationTopic: "🌙".repeat(9) }, BOOKING_MESSAGES.topicTooShort],
    ["a topic of 501 letters", { consultationTopic: "a".repeat(501) }, BOOKING_MESSAGES.topicTooLong],
    ["notes of 1001 letters", { optionalNotes: "a".repeat(1001) }, BOOKING_MESSAGES.notesTooLong],
    ["no date of birth", { dateOfBirth: "" }, BOOKING_MESSAGES.dateOfBirth],
    ["a birth on a day that is none", { dateOfBirth: "1990-02-30" }, BOOKING_MESSAGES.dateOfBirthWrong],
    ["a birth tomorrow", { dateOfBirth: "2026-11-26" }, BOOKING_MESSAGES.dateOfBirthWrong],
    ["a birth in 1850", { dateOfBirth: "1850-01-01" }, BOOKING_MESSAGES.dateOfBirthWrong],
    ["an age under 18 on the day of the session", { dateOfBirth: "2008-11-26" }, BOOKING_MESSAGES.underAge],
    ["a zone that is none", { timezone: "Mars/Base" }, BOOKING_MESSAGES.timezone],
    ["a time without an offset", { sessionDateTime: "2026-11-25T14:00:00" }, BOOKING_MESSAGES.sessionAt],
    ["29 February of a common year", { sessionDateTime: "2027-02-29T14:00:00Z" }, BOOKING_MESSAGES.sessionAt],
    ["a time that has passed", { sessionDateTime: "2026-11-20T14:00:00Z" }, SLOT_MESSAGES.past],
    ["a time between two", { sessionDateTime: "2026-11-25T14:30:00Z" }, SLOT_MESSAGES.not_a_slot],
    ["a time on a weekend", { sessionDateTime: "2026-11-28T14:00:00Z" }, SLOT_MESSAGES.weekend],
    ["a time that is too near", { sessionDateTime: "2026-11-23T14:00:00Z" }, SLOT_MESSAGES.lead_time],
    ["a time beyond the horizon", { sessionDateTime: "2027-03-02T14:00:00Z" }, SLOT_MESSAGES.beyond_horizon],
  ])("is refused with %s", async (_case, change, message) => {
    const client = await Client.buy(practice);
    const expected = message ?? `Please book with ${client.email}: that is the address that paid for the session.`;
    expect(await refusal(await client.book(WEDNESDAY_AT_NINE, change))).toEqual({
      ...{ status: 422, code: "invalid_request", message: expected },
    });
    expect(await practice.listBookings()).toEqual([]);
  });

  it("takes a time in another offset for the instant that it is", async () => {
    const client = await Client.buy(practice);
    expect((await client.bookNow("2026-11-25T23:00:00+09:00")).time).toBe(WEDNESDAY_AT_NINE);
  });

  it("is at most as often a day as the settings say", async () => {
    await env.DB.prepare(
      "insert into consultation_settings (id, settings, changed_at) values ('settings', '{\"mostPerDay\":1}', 1)",
    ).run();
    const [first, second] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    await first.bookNow(WEDNESDAY_AT_NINE);
    expect(await refusal(await second.book(AT_TEN_FIFTEEN))).toMatchObject({ message: SLOT_MESSAGES.day_full });
    expect(await practice.listFree(DAY)).toEqual([]);
  });

  it("stores what was written encrypted", async () => {
    const client = await Client.buy(practice);
    await client.book(WEDNESDAY_AT_NINE, { optionalNotes: "By the sea" });
    const [row] = await practice.listBookings();
    expect(row?.consultation_topic).toMatch(/^s1\.test\./);
    expect(row?.optional_notes).toMatch(/^s1\.test\./);
    expect(row?.date_of_birth).toMatch(/^s1\.test\./);
  });

  it("is done elsewhere where an outside calendar is configured", async () => {
    const url = "https://calendar.example.org/master";
    const elsewhere = new Practice((platform) => ({ ...platform, bookingCalendarUrl: url }));
    const client = await Client.buy(elsewhere);
    expect(await client.mine()).toMatchObject({ access: "open", canBook: false, calendarUrl: url });
    expect((await client.book(WEDNESDAY_AT_NINE)).status).toBe(404);
  });
});

describe("a hold", () => {
  it("keeps the hour from others for ten minutes, and for no longer", async () => {
    const [first, second] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    const hold = await first.keep(WEDNESDAY_AT_NINE);
    expect(Date.parse(hold.expiresAt)).toBe(practice.now + 10 * MINUTE_MS);
    expect(await practice.listFree(DAY)).not.toContain(WEDNESDAY_AT_NINE);
    expect(await refusal(await second.book(WEDNESDAY_AT_NINE))).toMatchObject({ status: 409, code: "slot_taken" });
    practice.now += 10 * MINUTE_MS;
    expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
    expect((await second.bookNow(WEDNESDAY_AT_NINE)).status).toBe("pending");
  });

  it("is shown to its buyer, who alone sees the hour free", async () => {
    const client = await Client.buy(practice);
    const hold = await client.keep(WEDNESDAY_AT_NINE);
    expect((await client.mine()).hold).toEqual(hold);
    const response = await client.ask(`/api/consultations/available-slots?date=${DAY}`);
    const { availableSlots } = await readBody<{ availableSlots: { time: string }[] }>(response);
    expect(availableSlots.map(({ time }) => time)).toContain(WEDNESDAY_AT_NINE);
  });

  it("is one for each buyer: choosing another hour lets the first go, also on another day", async () => {
    const client = await Client.buy(practice);
    await client.keep(WEDNESDAY_AT_NINE);
    await client.keep(AT_TEN_FIFTEEN);
    expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
    await client.keep(THURSDAY_AT_NINE);
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect(await practice.listFree("2026-11-26")).toHaveLength(5);
  });

  it("goes when its buyer books another hour", async () => {
    const client = await Client.buy(practice);
    await client.keep(WEDNESDAY_AT_NINE);
    await client.bookNow(THURSDAY_AT_NINE);
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect((await client.mine()).hold).toBeNull();
  });

  it("is prolonged twice, each time within its last minute", async () => {
    const client = await Client.buy(practice);
    let hold = await client.keep(WEDNESDAY_AT_NINE);
    const prolong = () => client.post(`/api/consultations/holds/${hold.id}/prolong`, {});
    expect(await refusal(await prolong())).toEqual({
      status: 409,
      code: "conflict",
      message: PROLONG_MESSAGES.too_early,
    });
    for (const canProlong of [true, false]) {
      practice.now = Date.parse(hold.expiresAt) - MINUTE_MS;
      const longer: HoldResponse = await readBody(await prolong());
      expect(longer).toEqual({
        ...hold,
        canProlong,
        expiresAt: new Date(Date.parse(hold.expiresAt) + 10 * MINUTE_MS).toISOString(),
      });
      hold = longer;
    }
    practice.now = Date.parse(hold.expiresAt) - MINUTE_MS;
    expect(await refusal(await prolong())).toMatchObject({ message: PROLONG_MESSAGES.prolonged_enough });
    practice.now += MINUTE_MS;
    expect(await refusal(await prolong())).toEqual({ status: 410, code: "gone", message: PROLONG_MESSAGES.hold_ended });
  });

  it("that is let go is free at once; somebody else can’t let it go", async () => {
    const [client, other] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    const { id } = await client.keep(WEDNESDAY_AT_NINE);
    expect((await other.ask(`/api/consultations/holds/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await practice.listFree(DAY)).toHaveLength(5);
    expect((await client.ask(`/api/consultations/holds/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await practice.listFree(DAY)).toHaveLength(6);
  });

  it("begun before midnight is not too near after it", async () => {
    const client = await Client.buy(practice);
    practice.now = Date.parse("2026-11-22T04:58:00Z");
    await client.keep("2026-11-24T14:00:00Z");
    practice.now += 5 * MINUTE_MS;
    expect(await practice.listFree("2026-11-24")).toEqual([]);
    expect((await client.bookNow("2026-11-24T14:00:00Z")).status).toBe("pending");
  });
});

describe("a client’s booking", () => {
  it("moves twice to a free hour, and waits to be confirmed again; the hour before is free", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    const moved = await readBody<Booking>(await client.move(booking, THURSDAY_AT_NINE));
    expect(moved).toMatchObject({
      id: booking.id,
      time: THURSDAY_AT_NINE,
      status: "pending",
      rights: { movesLeft: 1 },
    });
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect(await practice.listFree("2026-11-26")).not.toContain(THURSDAY_AT_NINE);
    await readBody(await client.move(booking, WEDNESDAY_AT_NINE));
    expect(await refusal(await client.move(booking, THURSDAY_AT_NINE))).toEqual({
      ...{ status: 409, code: "conflict" },
      message: "This session has been moved twice. To move it once more, please write to us.",
    });
  });

  it("stays where it is when the other hour is taken", async () => {
    const [client, other] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    await other.bookNow(THURSDAY_AT_NINE);
    expect(await refusal(await client.move(booking, THURSDAY_AT_NINE))).toMatchObject({ code: "slot_taken" });
    expect((await client.mine()).bookings).toMatchObject([{ time: WEDNESDAY_AT_NINE, rights: { movesLeft: 2 } }]);
  });

  it("does not move while the payment is in dispute", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    await practice.setOrder(client.email, { status: "disputed" });
    expect(await refusal(await client.move(booking, THURSDAY_AT_NINE))).toEqual({
      ...{ status: 402, code: "payment_required", message: ACCESS_MESSAGES.suspended },
    });
  });

  it("that is cancelled frees its hour, and another one can be booked", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    expect(await readBody(await client.cancel(booking))).toMatchObject({ status: "cancelled", isForfeited: false });
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect((await client.bookNow(THURSDAY_AT_NINE)).status).toBe("pending");
  });

  it("that is cancelled inside 48 hours costs the access, and only after that was accepted", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    practice.now = Date.parse(WEDNESDAY_AT_NINE) - 48 * HOUR_MS + 1;
    const [later = booking] = (await client.mine()).bookings;
    expect((await client.cancel(later)).status).toBe(409);
    expect(await readBody(await client.cancel(later, true))).toMatchObject({
      status: "cancelled",
      isForfeited: true,
    });
    expect(await refusal(await client.book("2026-12-01T14:00:00Z"))).toEqual({
      ...{ status: 402, code: "payment_required", message: ACCESS_MESSAGES.forfeited },
    });
    expect((await client.mine()).access).toBe("forfeited");
  });

  it("has notes that can be changed until a day before", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    const edit = () => client.post(`/api/bookings/${booking.token}/notes`, { optionalNotes: "I live by the sea" });
    expect(await readBody(await edit())).toMatchObject({ optionalNotes: "I live by the sea" });
    practice.now = Date.parse(WEDNESDAY_AT_NINE) - 24 * HOUR_MS + 1;
    const { token } = (await client.mine()).bookings[0] ?? booking;
    expect((await client.post(`/api/bookings/${token}/notes`, { optionalNotes: "" })).status).toBe(409);
  });

  it("is opened by the link of its mail without an end, and by a token of our pages for a day", async () => {
    const client = await Client.buy(practice);
    const { token } = await client.bookNow(WEDNESDAY_AT_NINE);
    const mail = (await practice.product.readMails()).find(({ to }) => to === client.email);
    const [, mailed] = /\/booking\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
    practice.now += DAY_MS;
    expect((await practice.fetch(`/api/bookings/${token}`)).status).toBe(404);
    expect(await readBody(await practice.fetch(`/api/bookings/${mailed}`))).toMatchObject({ time: WEDNESDAY_AT_NINE });
  });

  it("is a file for calendars, without topic and without a link while it is pending", async () => {
    const client = await Client.buy(practice);
    const { token } = await client.bookNow(WEDNESDAY_AT_NINE);
    const response = await practice.fetch(`/api/bookings/${token}/calendar`);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const text = await response.text();
    expect(text).toContain("DTSTART:20261125T140000Z");
    expect(text).toContain("STATUS:TENTATIVE");
    expect(text).not.toContain(client.form().consultationTopic);
  });
});
