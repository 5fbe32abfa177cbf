import { env } from "cloudflare:workers";
import { convertIcsCalendar } from "ts-ics";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Decision,
  decideCancellingByClient,
  decideCancellingByMaster,
  decideCompleting,
  decideConfirming,
  decideConfirmingItself,
  decideLapsing,
  decideMovingByClient,
  decideMovingByMaster,
  decideNoShow,
  decideRestoring,
  decideRevoking,
} from "#domain/consultations/lifecycle.ts";
import { ok } from "#domain/lib/result.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import type { BookingOccasion, MailedBooking } from "#worker/features/consultations/booking-mails.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { ORIGIN } from "./support/call.ts";
import { getValue } from "./support/get-value.ts";
import { emptyMailTables } from "./support/guide-mail.ts";
import { CANARY, type Happening, MailedPractice, MEETING_LINK } from "./support/mailed-practice.ts";

/** Tuesday, December 8, 2026, 9:00 in New York. */
const START = Date.UTC(2026, 11, 8, 14);
const LATER = { startsAt: START + DAY_MS, endsAt: START + DAY_MS + HOUR_MS };
/** One hour after it, when it is that day already. */
const SOON = { startsAt: START + HOUR_MS, endsAt: START + 2 * HOUR_MS };
const MASTER_MOVE = { otherBookings: [], liveHolds: [], zone: "America/New_York", hasLink: true };

const SUMMARY = `Look for the ${CANARY}.\n\nIt is near.`;
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
function toDecided(booking: MailedBooking, decision: Decision): MailedBooking {
  return { ...booking, ...getValue(decision) };
}

function confirm(booking: MailedBooking): MailedBooking {
  return toDecided(booking, decideConfirming(booking, true, practice.product.now));
}

interface Case {
  readonly name: string;
  readonly tell: (before: MailedBooking) => BookingOccasion;
  /** When it happens, if not weeks before. */
  readonly at?: number;
  /** Whether the booking was confirmed before, and not pending. */
  readonly wasConfirmed?: boolean;
  readonly decide: (booking: MailedBooking, now: number) => Decision;
  readonly subject: string;
  readonly says: readonly (string | RegExp)[];
  /** The subject of the notice to the master; null where there is none. */
  readonly notice: string | null;
}

const CASES: readonly Case[] = [
  {
    ...{ name: "a new booking", tell: () => ({ kind: "booked" }) },
    decide: (booking) => ok(booking),
    subject: "Your session is booked",
    says: [/As soon as yours is confirmed/, /up to 48 hours before/],
    notice: "A new session is booked",
  },
  {
    ...{ name: "one that the master confirmed", tell: () => ({ kind: "confirmed", by: "master" }) },
    decide: (booking, now) => decideConfirming(booking, true, now),
    subject: "Your session is confirmed",
    says: [MEETING_LINK, "We remind you of it a day before."],
    notice: null,
  },
  {
    ...{ name: "one that confirmed itself", tell: () => ({ kind: "confirmed", by: "system" }), at: START - DAY_MS },
    decide: (booking, now) => decideConfirmingItself(booking, true, now),
    subject: "Your session is confirmed, and begins soon",
    says: [MEETING_LINK, /we do not remind you once more/],
    notice: "A session has confirmed itself",
  },
  {
    ...{
      name: "one that its client moved",
      tell: (previous) => ({ kind: "moved", by: "client", previous, reason: null }),
      wasConfirmed: true,
    },
    decide: (booking, now) => decideMovingByClient(booking, LATER, now),
    subject: "Your session has moved",
    says: [
      /now on: Wednesday, December 9, 2026 -+ 2:00 PM to 3:00 PM, Greenwich Mean Time \(Europe\/London\)/,
      /no longer on Tuesday, December 8, 2026, 2:00 PM to 3:00 PM/,
      /As soon as yours is confirmed/,
    ],
    notice: "A session was moved by its client",
  },
  {
    ...{
      name: "one that the master moved",
      tell: (previous) => ({ kind: "moved", by: "master", previous, reason: REASON }),
    },
    decide: (booking, now) => decideMovingByMaster(booking, LATER, MASTER_MOVE, now),
    subject: "The master has moved your session",
    says: [
      /now on: Wednesday, December 9/,
      /The master writes -+ The Kanarienvogel/,
      MEETING_LINK,
      /cancelling costs you nothing/,
    ],
    notice: null,
  },
  {
    ...{
      name: "one that the master moved to the same day",
      tell: (previous) => ({ kind: "moved", by: "master", previous, reason: null }),
      at: START - 2 * HOUR_MS,
    },
    decide: (booking, now) => decideMovingByMaster(booking, SOON, MASTER_MOVE, now),
    subject: "The master has moved your session",
    says: [/begins in less than a day, so that we do not remind you/, MEETING_LINK],
    notice: null,
  },
  {
    ...{
      name: "one that its client cancelled in time",
      tell: () => ({ kind: "cancelled", wasPending: true, reason: REASON }),
    },
    decide: (booking, now) => decideCancellingByClient(booking, false, now),
    subject: "Your session is cancelled",
    says: ["You have cancelled it.", "You have lost nothing", /^(?!.*Kanarienvogel)/],
    notice: "A session was cancelled by its client",
  },
  {
    ...{
      name: "one that its client cancelled late",
      tell: () => ({ kind: "cancelled", wasPending: true, reason: null }),
      at: START - HOUR_MS,
    },
    decide: (booking, now) => decideCancellingByClient(booking, true, now),
    subject: "Your session is cancelled",
    says: [/the access to book ended with it/, /the master can give the access back/],
    notice: "A session was cancelled by its client",
  },
  {
    ...{ name: "one that the master declined", tell: () => ({ kind: "cancelled", wasPending: true, reason: REASON }) },
    decide: (booking) => decideCancellingByMaster(booking, REASON),
    subject: "Your session is cancelled",
    says: [/can’t take this session/, /The master writes -+ The Kanarienvogel/, "You have lost nothing"],
    notice: null,
  },
  {
    ...{
      name: "a confirmed one that the master cancelled",
      tell: () => ({ kind: "cancelled", wasPending: false, reason: REASON }),
      wasConfirmed: true,
    },
    decide: (booking) => decideCancellingByMaster(booking, REASON),
    subject: "Your session is cancelled",
    says: [/had to cancel it/, /The master writes -+ The Kanarienvogel/],
    notice: null,
  },
  {
    ...{ name: "one whose payment went back", tell: () => ({ kind: "cancelled", wasPending: true, reason: null }) },
    decide: (booking) => decideRevoking(booking),
    subject: "Your session is cancelled",
    says: [/The payment for it went back/, "If that is a mistake, reply to this mail."],
    notice: "A session was cancelled with its payment",
  },
  {
    ...{
      name: "one that nobody confirmed",
      tell: () => ({ kind: "cancelled", wasPending: true, reason: null }),
      at: START,
    },
    decide: (booking, now) => decideLapsing(booking, now),
    subject: "Your session is cancelled",
    says: [/Nobody confirmed it in time/, "You have lost nothing"],
    notice: "A session was cancelled unconfirmed",
  },
  {
    ...{ name: "one that begins in a day", tell: () => ({ kind: "due_reminder" }), wasConfirmed: true },
    decide: (booking) => ok(booking),
    subject: "Your session is soon",
    says: [MEETING_LINK],
    notice: null,
  },
  {
    ...{ name: "one whose client did not come", tell: () => ({ kind: "missed" }), at: START + HOUR_MS },
    wasConfirmed: true,
    decide: (booking, now) => decideNoShow(booking, now),
    subject: "You were missed at your session",
    says: [/access to book another session ended/, /reply to this mail within 7 days/],
    notice: null,
  },
  {
    ...{ name: "one whose access was given back", tell: () => ({ kind: "access_restored" }), at: START - HOUR_MS },
    decide: (booking, now) => decideRestoring(getValue(decideCancellingByClient(booking, true, now)), now),
    subject: "You can book a session again",
    says: ["The master has given you the access to book back."],
    notice: null,
  },
  {
    ...{
      name: "one that took place",
      tell: () => ({ kind: "completed", summary: SUMMARY }),
      wasConfirmed: true,
      at: START + HOUR_MS,
    },
    decide: (booking, now) => decideCompleting(booking, now),
    subject: "After your session",
    says: ["What the master wrote down for you", `Look for the ${CANARY}.`, "It is near."],
    notice: null,
  },
];

/** Brings it about, for a new booking. */
async function happen({ tell, at, wasConfirmed = false, decide }: Case): Promise<Happening> {
  const booked = await practice.book(START);
  const before = wasConfirmed ? confirm(booked) : booked;
  practice.product.now = at ?? practice.product.now;
  return { booking: toDecided(before, decide(before, practice.product.now)), occasion: tell(before) };
}

describe("a booking", () => {
  it.each(CASES)("is mailed about to its client, and to the master where it is news: $name", async (one) => {
    const happening = await happen(one);
    const [mail, notice, ...others] = await practice.tell(happening);
    const text = mail?.text.replaceAll(/\s+/g, " ");
    expect([mail?.to, mail?.subject, mail?.unsubscribeUrl]).toEqual([happening.booking.email, one.subject, null]);
    for (const said of one.says) expect(text).toMatch(said);
    expect([notice?.subject ?? null, others]).toEqual([one.notice, []]);
  });

  it.each(CASES)("has no private word in a subject, a mail to the master or the log: $name", async (one) => {
    const logs = (["info", "warn", "error"] as const).map((level) => vi.spyOn(console, level));
    const mails = await practice.tell(await happen(one));
    expect(logs.flatMap(({ mock }) => mock.calls.flat()).join()).not.toMatch(/Kanarien|Ada|client-\d/);
    vi.restoreAllMocks();
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject } of mails) expect(subject).not.toMatch(/Kanarien|Ada|example/);
    for (const { text, html, attachments } of mails.slice(1)) {
      expect(`${text}${html}`).not.toContain(CANARY);
      expect(attachments).toEqual([]);
    }
  });

  it.each(CASES)("is linked to from the mail by a secret that is stored as a digest alone: $name", async (one) => {
    const happening = await happen(one);
    const [mail] = await practice.tell(happening);
    const token = readToken(mail);
    const { results } = await env.DB.prepare("select token_hash, consultation_id from consultation_links").all();
    expect(results).toEqual([{ token_hash: await hashToken(token), consultation_id: happening.booking.id }]);
  });

  it.each(CASES)("is mailed about once, however often the batch is repeated: $name", async (one) => {
    const happening = await happen(one);
    const first = await practice.tell(happening);
    const again = await practice.tell(happening);
    expect([first.length > 0, again]).toEqual([true, []]);
    expect(await env.DB.prepare("select count(*) as n from consultation_links").first("n")).toBe(1);
  });

  it.each(CASES)("is not mailed about where the act is not in the database: $name", async (one) => {
    const { booking, ...happening } = await happen(one);
    await practice.store({ ...happening, booking: { ...booking, sequence: booking.sequence + 1 } }, false);
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
    const confirmed = confirm(booked);
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
    const refused = confirm(booked);
    await practice.store({ booking: refused, occasion: { kind: "confirmed", by: "master" } }, false);
    await practice.product.platform.mailSender.deliverDue();
    expect((await practice.product.readMails()).map(({ subject }) => subject).toSorted()).toEqual([
      "A new session is booked",
      "Your session is booked",
    ]);
  });

  it("is dropped where it comes too late: a reminder once the session has begun", async () => {
    const confirmed = confirm(await practice.book(START));
    await practice.store({ booking: confirmed, occasion: { kind: "due_reminder" } });
    practice.product.now = START;
    await practice.product.platform.mailSender.deliverDue();
    expect(await practice.product.readMails()).toEqual([]);
  });
});

it("the master is not mailed what the settings switch off", async () => {
  practice.settings = { ...practice.settings, notices: [] };
  const told = await practice.tell({ booking: await practice.book(START), occasion: { kind: "booked" } });
  expect(told.map(({ subject }) => subject)).toEqual(["Your session is booked"]);
});

it("every link of every mail shows the session as it is now, however old the mail is", async () => {
  const booked = await practice.book(START);
  const confirmed = confirm(booked);
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
  const booking = { ...confirm(await practice.book(START)), meetingUrl };
  const [mail] = await practice.tell({ booking, occasion: { kind: "confirmed", by: "master" } });
  expect([mail?.text.includes(meetingUrl), mail?.text.includes(MEETING_LINK)]).toEqual([true, false]);
});

function readToken(mail: DeliveredMail | undefined): string {
  const [, token = ""] = new RegExp(`${ORIGIN}/booking/([\\w-]{43})(?:\\s|$)`).exec(mail?.text ?? "") ?? [];
  return token;
}
