import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { ACCESS_MESSAGES } from "#domain/consultations/access.ts";
import { BOOKING_MESSAGES } from "#domain/consultations/booking-input.ts";
import { SLOT_MESSAGES } from "#domain/consultations/slots.ts";
import {
  AT_TEN_FIFTEEN,
  Client,
  forgetPractice,
  Practice,
  readBody,
  readRefusal,
  THURSDAY_AT_NINE,
  WEDNESDAY_AT_NINE,
} from "./support/practice.ts";

const DAY = "2026-11-25";

let practice: Practice;

beforeEach(async () => {
  await forgetPractice();
  practice = new Practice();
});

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
    expect(await readRefusal(response)).toEqual({ status: 422, code: "invalid_request", message });
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
    expect(await readRefusal(await client.book(THURSDAY_AT_NINE))).toEqual({
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
      expect(await readRefusal(response)).toEqual({ status: 402, code: "payment_required", message });
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
    expect(await readRefusal(await client.book(WEDNESDAY_AT_NINE, change))).toEqual({
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
    expect(await readRefusal(await second.book(AT_TEN_FIFTEEN))).toMatchObject({ message: SLOT_MESSAGES.day_full });
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
});

describe("where an outside calendar is used", () => {
  it("nothing is booked here, and the calendar is named to whoever has paid", async () => {
    const bookingCalendarUrl = "https://calendar.example.org/clarity";
    practice = new Practice((platform) => ({ ...platform, bookingCalendarUrl }));
    const client = await Client.buy(practice);
    expect((await client.book(WEDNESDAY_AT_NINE)).status).toBe(404);
    expect(await practice.listBookings()).toEqual([]);
    expect(await client.mine()).toMatchObject({ access: "open", canBook: false, calendarUrl: bookingCalendarUrl });
  });
});
