import { env } from "cloudflare:workers";
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
import { getValue } from "./support/get-value.ts";
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

/** One hour after it, when it is that day already. */
const SOON = { startsAt: START + HOUR_MS, endsAt: START + 2 * HOUR_MS };
const MASTER_MOVE = { otherBookings: [], liveHolds: [], zone: "America/New_York", hasLink: true };

const SUMMARY = `Look for the ${CANARY}.\n\nIt is near.`;
const REASON = `The ${CANARY} has flown`;

let practice: MailedPractice;

beforeEach(() => {
  practice = new MailedPractice();
});
afterEach(forgetMailed);

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
      tell: () => ({ kind: "completed", summary: SUMMARY, hasPicture: true }),
      wasConfirmed: true,
      at: START + HOUR_MS,
    },
    decide: (booking, now) => decideCompleting(booking, now),
    subject: "After your session",
    says: [
      ...["What the master wrote down for you", `Look for the ${CANARY}.`, "It is near."],
      "The master has sent you a picture as well. You find it on the page of your booking.",
    ],
    notice: null,
  },
];

/** Brings it about, for a new booking. */
async function happen({ tell, at, wasConfirmed = false, decide }: Case): Promise<Happening> {
  const booked = await practice.book(START);
  const before = wasConfirmed ? practice.confirm(booked) : booked;
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
    // One act is the main one, however many links there are.
    expect(mail?.html.match(/class="action"/g)).toHaveLength(1);
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

it("the master is not mailed what the settings switch off", async () => {
  practice.settings = { ...practice.settings, notices: [] };
  const told = await practice.tell({ booking: await practice.book(START), occasion: { kind: "booked" } });
  expect(told.map(({ subject }) => subject)).toEqual(["Your session is booked"]);
});
