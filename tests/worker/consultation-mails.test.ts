import { env } from "cloudflare:workers";
import { convertIcsCalendar } from "ts-ics";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  decideCancellingByClient,
  decideCancellingByMaster,
  decideCompleting,
  decideConfirming,
  decideLapsing,
  decideMovingByClient,
  decideMovingByMaster,
  decideNoShow,
  decideRestoring,
  decideRevoking,
} from "#domain/consultations/lifecycle.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import type { BookingOccasion, MailedBooking } from "#worker/features/consultations/booking-mails.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { ORIGIN } from "./support/call.ts";
import { getValue } from "./support/get-value.ts";
import { emptyMailTables } from "./support/guide-mail.ts";
import { CANARY, MailedPractice, MEETING_LINK } from "./support/mailed-practice.ts";

/** Tuesday, December 8, 2026, 9:00 in New York. */
const START = Date.UTC(2026, 11, 8, 14);
const LATER = { startsAt: START + DAY_MS, endsAt: START + DAY_MS + HOUR_MS };
const MASTER_MOVE = { otherBookings: [], liveHolds: [], zone: "America/New_York", hasLink: true };

const REASON = `The ${CANARY} has flown`;

let practice: MailedPractice;

beforeEach(() => {
  practice = new MailedPractice();
});
afterEach(async () => {
  await emptyMailTables();
  for (const table of ["consultation_links", "consultations"]) await env.DB.prepare(`delete from ${table}`).run();
});

/** What the rules make of a booking, with what belongs to its client. */
function toDecided(booking: MailedBooking, decided: { readonly isOk: boolean }): MailedBooking {
  return { ...booking, ...getValue(decided as ReturnType<typeof decideRestoring>) };
}

function confirm(booking: MailedBooking): MailedBooking {
  return toDecided(booking, decideConfirming(booking, true, practice.product.now));
}

/** Each occasion, with the booking as it is after it: of one that was pending, some weeks before. */
const OCCASIONS: readonly {
  readonly name: string;
  readonly act: (booking: MailedBooking) => readonly [MailedBooking, BookingOccasion];
  readonly subject: string;
  readonly says: readonly (string | RegExp)[];
  readonly notice: string | null;
}[] = [
  {
    name: "a new booking",
    act: (booking) => [booking, { kind: "booked" }],
    subject: "Your session is booked",
    says: [/As soon as yours is confirmed/, /up to 48 hours before/],
    notice: "A new session is booked",
  },
  {
    name: "a booking that the master confirmed",
    act: (booking) => [confirm(booking), { kind: "confirmed", by: "master" }],
    subject: "Your session is confirmed",
    says: [MEETING_LINK, "We remind you of it a day before."],
    notice: null,
  },
  {
    name: "a booking that confirmed itself",
    act: (booking) => {
      practice.product.now = START - DAY_MS;
      return [confirm(booking), { kind: "confirmed", by: "system" }];
    },
    subject: "Your session is confirmed, and begins soon",
    says: [MEETING_LINK, /we do not remind you once more/],
    notice: "A session has confirmed itself",
  },
  {
    name: "a booking that its client moved",
    act: (booking) => [
      toDecided(booking, decideMovingByClient(booking, LATER, practice.product.now)),
      { kind: "moved", by: "client", previous: booking, reason: null },
    ],
    subject: "Your session has moved",
    says: [
      /now on Wednesday, December 9, 2026, 2:00 PM to 3:00 PM, Greenwich Mean Time \(Europe\/London\)/,
      /no longer on Tuesday, December 8, 2026, 2:00 PM to 3:00 PM/,
      /As soon as yours is confirmed/,
    ],
    notice: "A session was moved by its client",
  },
  {
    name: "a booking that the master moved",
    act: (booking) => [
      toDecided(booking, decideMovingByMaster(booking, LATER, MASTER_MOVE, practice.product.now)),
      { kind: "moved", by: "master", previous: booking, reason: REASON },
    ],
    subject: "The master has moved your session",
    says: [
      /now on Wednesday, December 9/,
      `The master writes: ${REASON}`,
      MEETING_LINK,
      /cancelling costs you nothing/,
    ],
    notice: null,
  },
  {
    name: "a booking that its client cancelled in time",
    act: (booking) => [
      toDecided(booking, decideCancellingByClient(booking, false, practice.product.now)),
      { kind: "cancelled", wasPending: true, reason: REASON },
    ],
    subject: "Your session is cancelled",
    says: ["You have cancelled it.", "You have lost nothing"],
    notice: "A session was cancelled by its client",
  },
  {
    name: "a booking that its client cancelled late",
    act: (booking) => {
      practice.product.now = START - HOUR_MS;
      return [
        toDecided(booking, decideCancellingByClient(booking, true, practice.product.now)),
        { kind: "cancelled", wasPending: true, reason: null },
      ];
    },
    subject: "Your session is cancelled",
    says: [/the access to book ended with it/, /the master can give the access back/],
    notice: "A session was cancelled by its client",
  },
  {
    name: "a booking that the master declined",
    act: (booking) => [
      toDecided(booking, decideCancellingByMaster(booking, REASON)),
      { kind: "cancelled", wasPending: true, reason: REASON },
    ],
    subject: "Your session is cancelled",
    says: [/can’t take this session/, `The master writes: ${REASON}`, "You have lost nothing"],
    notice: null,
  },
  {
    name: "a confirmed booking that the master cancelled",
    act: (booking) => [
      toDecided(booking, decideCancellingByMaster(confirm(booking), REASON)),
      { kind: "cancelled", wasPending: false, reason: REASON },
    ],
    subject: "Your session is cancelled",
    says: [/had to cancel it/, `The master writes: ${REASON}`],
    notice: null,
  },
  {
    name: "a booking whose payment went back",
    act: (booking) => [
      toDecided(booking, decideRevoking(booking)),
      { kind: "cancelled", wasPending: true, reason: null },
    ],
    subject: "Your session is cancelled",
    says: [/The payment for it went back/, "If that is a mistake, reply to this mail."],
    notice: "A session was cancelled with its payment",
  },
  {
    name: "a booking that nobody confirmed",
    act: (booking) => {
      practice.product.now = START;
      return [toDecided(booking, decideLapsing(booking, START)), { kind: "cancelled", wasPending: true, reason: null }];
    },
    subject: "Your session is cancelled",
    says: [/Nobody confirmed it in time/, "You have lost nothing"],
    notice: "A session was cancelled unconfirmed",
  },
  {
    name: "a booking that begins in a day",
    act: (booking) => [confirm(booking), { kind: "due_reminder" }],
    subject: "Your session is soon",
    says: [MEETING_LINK],
    notice: null,
  },
  {
    name: "a booking whose client did not come",
    act: (booking) => {
      const confirmed = confirm(booking);
      practice.product.now = START + HOUR_MS;
      return [toDecided(confirmed, decideNoShow(confirmed, practice.product.now)), { kind: "missed" }];
    },
    subject: "You were missed at your session",
    says: [/access to book another session ended/, /reply to this mail within 7 days/],
    notice: null,
  },
  {
    name: "a booking whose access was given back",
    act: (booking) => {
      practice.product.now = START - HOUR_MS;
      const cancelled = toDecided(booking, decideCancellingByClient(booking, true, practice.product.now));
      return [toDecided(cancelled, decideRestoring(cancelled, practice.product.now)), { kind: "access_restored" }];
    },
    subject: "You can book a session again",
    says: ["The master has given you the access to book back."],
    notice: null,
  },
  {
    name: "a session that took place",
    act: (booking) => {
      const confirmed = confirm(booking);
      practice.product.now = START + HOUR_MS;
      const summary = `Look for the ${CANARY}.\n\nIt is near.`;
      return [toDecided(confirmed, decideCompleting(confirmed, practice.product.now)), { kind: "completed", summary }];
    },
    subject: "After your session",
    says: ["What the master wrote down for you", `Look for the ${CANARY}.`, "It is near."],
    notice: null,
  },
];

describe("of each thing that becomes of a booking", () => {
  it.each(OCCASIONS)("the client is mailed, and the master where it is news: $name", async ({ act, ...expected }) => {
    const [booking, occasion] = act(await practice.book(START));
    const [mail, notice, ...others] = await practice.tell(booking, occasion);
    const text = mail?.text.replaceAll(/\s+/g, " ");
    expect([mail?.to, mail?.subject]).toEqual([booking.email, expected.subject]);
    for (const said of expected.says) expect(text).toMatch(said);
    expect([notice?.subject ?? null, others]).toEqual([expected.notice, []]);
    expect(mail?.unsubscribeUrl).toBeNull();
  });

  it.each(OCCASIONS)("no private word is in a subject, or in a mail to the master: $name", async ({ act }) => {
    const mails = await practice.tell(...act(await practice.book(START)));
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject } of mails) expect(subject).not.toMatch(/Kanarien|Ada|example/);
    for (const { text, html, attachments } of mails.slice(1)) {
      expect(`${text}${html}`).not.toContain(CANARY);
      expect(attachments).toEqual([]);
    }
  });

  it.each(OCCASIONS)("the mail has a link to the booking that is stored as a digest alone: $name", async ({ act }) => {
    const [booking, occasion] = act(await practice.book(START));
    const [mail] = await practice.tell(booking, occasion);
    const token = readToken(mail);
    const { results } = await env.DB.prepare("select token_hash, consultation_id from consultation_links").all();
    expect(results).toEqual([{ token_hash: await hashToken(token), consultation_id: booking.id }]);
  });

  it.each(OCCASIONS)("one is drafted once, however often the batch is repeated: $name", async ({ act }) => {
    const [booking, occasion] = act(await practice.book(START));
    const first = await practice.tell(booking, occasion);
    const again = await practice.tell(booking, occasion);
    expect([first.length > 0, again]).toEqual([true, []]);
    expect(await env.DB.prepare("select count(*) as n from consultation_links").first("n")).toBe(1);
  });

  it.each(OCCASIONS)("none is drafted where the act is not in the database: $name", async ({ act }) => {
    const booked = await practice.book(START);
    const [booking, occasion] = act(booked);
    const elsewhere = { ...booking, sequence: booking.sequence + 1 };
    await practice.store(elsewhere, occasion, false);
    expect(await practice.listKeys("consultation")).toEqual([]);
    expect(await env.DB.prepare("select count(*) as n from consultation_links").first("n")).toBe(0);
  });
});

describe("the calendar that comes with a mail", () => {
  const CHANGES = ["REQUEST TENTATIVE 0", "REQUEST CONFIRMED 1", "REQUEST TENTATIVE 2", "CANCEL CANCELLED 3"];

  it("has one id for ever, a rising sequence, and the state as it is", async () => {
    const booked = await practice.book(START);
    const confirmed = confirm(booked);
    const moved = toDecided(confirmed, decideMovingByClient(confirmed, LATER, practice.product.now));
    const cancelled = toDecided(moved, decideCancellingByClient(moved, false, practice.product.now));
    const mails = [
      ...(await practice.tell(booked, { kind: "booked" })).slice(0, 1),
      ...(await practice.tell(confirmed, { kind: "confirmed", by: "master" })).slice(0, 1),
      ...(await practice.tell(moved, { kind: "moved", by: "client", previous: booked, reason: null })).slice(0, 1),
      ...(await practice.tell(cancelled, { kind: "cancelled", wasPending: true, reason: null })).slice(0, 1),
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
    const [mail] = await practice.tell(booked, { kind: "booked" });
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
    const [mail] = await practice.tell(booking, { kind: "booked" });
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(time);
  });
});

describe("a mail that has not gone out yet", () => {
  it("does not go out any more once the next one says what is so", async () => {
    const booked = await practice.book(START);
    await practice.store(booked, { kind: "booked" });
    const confirmed = confirm(booked);
    await practice.store(confirmed, { kind: "confirmed", by: "master" });
    await practice.store(confirmed, { kind: "due_reminder" });
    const cancelled = toDecided(confirmed, decideCancellingByMaster(confirmed, REASON));
    await practice.store(cancelled, { kind: "cancelled", wasPending: false, reason: REASON });
    await practice.product.platform.mailSender.deliverDue();
    const mails = await practice.product.readMails();
    expect(mails.filter(({ to }) => to === booked.email).map(({ subject }) => subject)).toEqual([
      "Your session is cancelled",
    ]);
  });

  it("stays where the act that would overtake it is not in the database", async () => {
    const booked = await practice.book(START);
    await practice.store(booked, { kind: "booked" });
    const refused = confirm(booked);
    await practice.store(refused, { kind: "confirmed", by: "master" }, false);
    await practice.product.platform.mailSender.deliverDue();
    expect((await practice.product.readMails()).map(({ subject }) => subject).toSorted()).toEqual([
      "A new session is booked",
      "Your session is booked",
    ]);
  });

  it("is dropped where it comes too late: a reminder once the session has begun", async () => {
    const confirmed = confirm(await practice.book(START));
    await practice.store(confirmed, { kind: "due_reminder" });
    practice.product.now = START;
    await practice.product.platform.mailSender.deliverDue();
    expect(await practice.product.readMails()).toEqual([]);
  });
});

it("the master is not mailed what the settings switch off", async () => {
  practice.settings = { ...practice.settings, notices: [] };
  const told = await practice.tell(await practice.book(START), { kind: "booked" });
  expect(told.map(({ subject }) => subject)).toEqual(["Your session is booked"]);
});

it("a session has the link that the master named for it, before that of the settings", async () => {
  const own = "https://meet.example.org/only-this";
  const confirmed = confirm(await practice.book(START, { meetingUrl: own }));
  const [mail] = await practice.tell(confirmed, { kind: "confirmed", by: "master" });
  expect([mail?.text.includes(own), mail?.text.includes(MEETING_LINK)]).toEqual([true, false]);
});

function readToken(mail: DeliveredMail | undefined): string {
  const [, token = ""] = new RegExp(`${ORIGIN}/booking/([\\w-]{43})(?:\\s|$)`).exec(mail?.text ?? "") ?? [];
  return token;
}
