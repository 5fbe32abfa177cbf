import { convertIcsCalendar } from "ts-ics";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  decideCancellingByClient,
  decideCancellingByMaster,
  decideMovingByClient,
} from "#domain/consultations/lifecycle.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import {
  CANARY,
  forgetMailed,
  type Happening,
  LATER,
  MailedPractice,
  MEETING_LINK,
  readToken,
  START,
  toDecided,
} from "./support/mailed-practice.ts";

const REASON = `The ${CANARY} has flown`;

let practice: MailedPractice;

beforeEach(() => {
  practice = new MailedPractice();
});
afterEach(forgetMailed);

describe("the calendar that comes with a mail", () => {
  const CHANGES = ["REQUEST TENTATIVE 0", "REQUEST CONFIRMED 1", "REQUEST TENTATIVE 2", "CANCEL CANCELLED 3"];

  it("has one id for ever, a rising sequence, and the state as it is", async () => {
    const booked = await practice.book(START);
    const confirmed = practice.confirm(booked);
    const moved = toDecided(confirmed, decideMovingByClient(confirmed, LATER, practice.product.now));
    const cancelled = toDecided(moved, decideCancellingByClient(moved, false, practice.product.now));
    const mails = [
      ...(await practice.tell({ booking: booked, occasion: { kind: "booked" } })).slice(0, 1),
      ...(await practice.tell({ booking: confirmed, occasion: { kind: "confirmed", by: "master" } })).slice(0, 1),
      ...(
        await practice.tell({
          booking: moved,
          occasion: { kind: "moved", by: "client", previous: confirmed, reason: null },
        })
      ).slice(0, 1),
      ...(
        await practice.tell({ booking: cancelled, occasion: { kind: "cancelled", wasPending: true, reason: null } })
      ).slice(0, 1),
    ];
    const files = await Promise.all(mails.map((mail) => practice.readAttachment(mail)));
    const calendars = files.map((file) => convertIcsCalendar(undefined, file));
    expect(
      calendars.map(({ method, events }) => `${method} ${events?.[0]?.status} ${events?.[0]?.sequence ?? 0}`),
    ).toEqual(CHANGES);
    expect(new Set(calendars.map(({ events }) => events?.[0]?.uid)).size).toBe(1);
    expect(calendars.map(({ events }) => events?.[0]?.start.date.getTime())).toEqual([
      ...[START, START],
      ...[LATER.startsAt, LATER.startsAt],
    ]);
    expect(mails.map(({ attachments }) => attachments[0]?.contentType)).toEqual(
      ["REQUEST", "REQUEST", "REQUEST", "CANCEL"].map((method) => `text/calendar; charset=utf-8; method=${method}`),
    );
    // Only what is confirmed says where it takes place, and nothing says what it is about.
    expect(files.map((file) => file.includes(MEETING_LINK))).toEqual([false, true, false, false]);
    expect(files.join("")).not.toContain(CANARY);
    expect(calendars[0]?.events?.[0]?.organizer).toMatchObject({
      name: "Sigilarium",
      email: expect.stringMatching(/@/),
    });
  });

  it("is written by the letter: UTC, lines of at most 75 bytes, and a name that ends no line", async () => {
    const name = 'Ada "☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾☾"\r\nBEGIN:VEVENT';
    const booked = await practice.book(START, { name });
    const [mail] = await practice.tell({ booking: booked, occasion: { kind: "booked" } });
    const file = mail ? await practice.readAttachment(mail) : "";
    const lines = file.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.every((line) => !/[\r\n]/.test(line) && new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(file.match(/^DT(?:START|END|STAMP)[^\r]*/gm)).toEqual([
      expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
      "DTSTART:20261208T140000Z",
      "DTEND:20261208T150000Z",
    ]);
  });
});

describe("the time of a mail is the client’s", () => {
  it.each([
    [
      "America/New_York",
      START,
      "Tuesday, December 8, 2026, 9:00 AM to 10:00 AM, Eastern Standard Time (America/New York)",
    ],
    ["Asia/Tokyo", START, "Tuesday, December 8, 2026, 11:00 PM to 12:00 AM, Japan Standard Time (Asia/Tokyo)"],
    [
      "Australia/Sydney",
      START,
      "Wednesday, December 9, 2026, 1:00 AM to 2:00 AM, Australian Eastern Daylight Time (Australia/Sydney)",
    ],
    // The Friday before clocks change in New York, and the Monday after: one hour there, two in London, whose clocks change later.
    [
      "Europe/London",
      Date.UTC(2027, 2, 12, 14),
      "Friday, March 12, 2027, 2:00 PM to 3:00 PM, Greenwich Mean Time (Europe/London)",
    ],
    [
      "Europe/London",
      Date.UTC(2027, 2, 15, 13),
      "Monday, March 15, 2027, 1:00 PM to 2:00 PM, Greenwich Mean Time (Europe/London)",
    ],
    [
      "Europe/London",
      Date.UTC(2027, 2, 29, 13),
      "Monday, March 29, 2027, 2:00 PM to 3:00 PM, British Summer Time (Europe/London)",
    ],
    // Clocks are put back during the session.
    [
      "Australia/Sydney",
      Date.UTC(2027, 3, 3, 15, 30),
      "Sunday, April 4, 2027, 2:30 AM Australian Eastern Daylight Time to 2:30 AM Australian Eastern Standard Time (Australia/Sydney)",
    ],
    [
      "America/New_York",
      Date.UTC(2027, 2, 14, 6, 30),
      "Sunday, March 14, 2027, 1:30 AM Eastern Standard Time to 3:30 AM Eastern Daylight Time (America/New York)",
    ],
  ])("%s", async (timezone, startsAt, time) => {
    practice.product.now = startsAt - 30 * DAY_MS;
    const booking = await practice.book(startsAt, { timezone });
    const [mail] = await practice.tell({ booking, occasion: { kind: "booked" } });
    expect(mail?.html).toContain(`>${time}<`);
  });
});

describe("a mail that has not gone out yet", () => {
  it("does not go out any more once the next one says what is so", async () => {
    const booked = await practice.book(START);
    await practice.store({ booking: booked, occasion: { kind: "booked" } });
    const confirmed = practice.confirm(booked);
    await practice.store({ booking: confirmed, occasion: { kind: "confirmed", by: "master" } });
    await practice.store({ booking: confirmed, occasion: { kind: "due_reminder" } });
    const cancelled = toDecided(confirmed, decideCancellingByMaster(confirmed, REASON));
    await practice.store({ booking: cancelled, occasion: { kind: "cancelled", wasPending: false, reason: REASON } });
    await practice.product.platform.mailSender.deliverDue();
    const mails = await practice.product.readMails();
    expect(mails.filter(({ to }) => to === booked.email).map(({ subject }) => subject)).toEqual([
      "Your session is cancelled",
    ]);
  });

  it("stays where the act that would overtake it is not in the database", async () => {
    const booked = await practice.book(START);
    await practice.store({ booking: booked, occasion: { kind: "booked" } });
    const refused = practice.confirm(booked);
    await practice.store({ booking: refused, occasion: { kind: "confirmed", by: "master" } }, false);
    await practice.product.platform.mailSender.deliverDue();
    expect((await practice.product.readMails()).map(({ subject }) => subject).toSorted()).toEqual([
      "A new session is booked",
      "Your session is booked",
    ]);
  });

  it("is dropped where it comes too late: a reminder once the session has begun", async () => {
    const confirmed = practice.confirm(await practice.book(START));
    await practice.store({ booking: confirmed, occasion: { kind: "due_reminder" } });
    practice.product.now = START;
    await practice.product.platform.mailSender.deliverDue();
    expect(await practice.product.readMails()).toEqual([]);
  });
});

it("every link of every mail shows the session as it is now, however old the mail is", async () => {
  const booked = await practice.book(START);
  const confirmed = practice.confirm(booked);
  const moved = toDecided(confirmed, decideMovingByClient(confirmed, LATER, practice.product.now));
  const cancelled = toDecided(moved, decideCancellingByMaster(moved, REASON));
  const steps: readonly Happening[] = [
    { booking: booked, occasion: { kind: "booked" } },
    { booking: confirmed, occasion: { kind: "confirmed", by: "master" } },
    { booking: moved, occasion: { kind: "moved", by: "client", previous: confirmed, reason: null } },
    { booking: cancelled, occasion: { kind: "cancelled", wasPending: true, reason: REASON } },
  ];
  const tokens: string[] = [];
  for (const step of steps) {
    const [mail] = await practice.tell(step);
    tokens.push(readToken(mail));
    const { status, startsAt } = step.booking;
    for (const token of tokens) {
      const response = await practice.product.ask(`/api/bookings/${token}`);
      expect(await response.json()).toMatchObject({ status, time: new Date(startsAt).toISOString() });
      const calendar = await practice.product.ask(`/api/bookings/${token}/calendar`);
      const [event] = convertIcsCalendar(undefined, await calendar.text()).events ?? [];
      expect([event?.sequence ?? 0, event?.start.date.getTime()]).toEqual([step.booking.sequence, startsAt]);
    }
  }
  expect(new Set(tokens).size).toBe(4);
});

it("a session takes place where the master named for it, before where the settings say", async () => {
  const meetingUrl = "https://meet.example.org/only-this";
  const booking = { ...practice.confirm(await practice.book(START)), meetingUrl };
  const [mail] = await practice.tell({ booking, occasion: { kind: "confirmed", by: "master" } });
  expect([mail?.text.includes(meetingUrl), mail?.text.includes(MEETING_LINK)]).toEqual([true, false]);
});
