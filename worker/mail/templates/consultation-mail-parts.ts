import * as z from "zod/mini";
import { CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { findMethod, writeSessionCalendar } from "#domain/consultations/session-calendar.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import type { MailAttachment } from "#worker/ports/mail.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import type { MailBlock } from "../render-mail.ts";

/** What every mail to the client of a session is written from. Instants are milliseconds since 1970 in UTC. */
export const SessionData = z.object({
  origin: z.string(),
  /** The secret of this mail’s link to the booking. */
  token: z.string(),
  bookingId: z.string(),
  name: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** The client’s zone. */
  timezone: z.string(),
  status: z.enum(CONSULTATION_STATUSES),
  sequence: z.number(),
  /** Where it takes place; null until it is confirmed. */
  meetingLink: z.nullable(z.string()),
  /** What is asked for beside the link; null where nothing is. A waiting mail that was written before these fields existed has none. */
  meetingId: z._default(z.nullable(z.string()), null),
  meetingPassword: z._default(z.nullable(z.string()), null),
  /** When the mail was caused. */
  causedAt: z.number(),
});

/** What every mail to the client of a session is written from. */
export type SessionData = z.infer<typeof SessionData>;

/** Why a client is mailed about a session. */
export const SESSION_MAIL_REASON = "You receive this mail because a session was booked with this address.";

/** When a session is, as mails say it: `Tuesday, December 1, 2026, 3:00 PM to 4:00 PM, Eastern Standard Time (America/New York)`. */
export function formatSessionTime(session: Interval, timezone: string): string {
  return `${formatDay(session.startsAt, timezone)}, ${formatZonedHours(session, timezone)}`;
}

/** The same in two blocks, of which the day stands out. */
export function listTimeBlocks(session: Interval, timezone: string): readonly MailBlock[] {
  return [
    { kind: "subheading", text: formatDay(session.startsAt, timezone) },
    { kind: "paragraph", text: formatZonedHours(session, timezone) },
  ];
}

function formatZonedHours({ startsAt, endsAt }: Interval, timezone: string): string {
  const [start, end] = [nameZone(startsAt, timezone), nameZone(endsAt, timezone)];
  const from = formatClock(startsAt, timezone);
  const to = formatClock(endsAt, timezone);
  // Where clocks change during a session, each of its ends is by another one.
  const hours = start === end ? `${from} to ${to}, ${start}` : `${from} ${start} to ${to} ${end}`;
  return `${hours} (${nameTimezone(timezone)})`;
}

/** When a session begins and ends, by a clock whose zone is known: `3:00 PM to 4:00 PM`. */
export function formatHours({ startsAt, endsAt }: Interval, timezone: string): string {
  return `${formatClock(startsAt, timezone)} to ${formatClock(endsAt, timezone)}`;
}

/** An instant as mails say it, such as the end of an offer: `Tuesday, December 1, 2026, 3:00 PM, Eastern Standard Time`. */
export function formatMoment(instant: number, timezone: string): string {
  return `${formatDay(instant, timezone)}, ${formatClock(instant, timezone)}, ${nameZone(instant, timezone)}`;
}

/** The day of an instant: `Tuesday, December 1, 2026`. */
export function formatDay(instant: number, timezone: string): string {
  return format(instant, { dateStyle: "full", timeZone: timezone });
}

function formatClock(instant: number, timezone: string): string {
  return format(instant, { timeStyle: "short", hour12: true, timeZone: timezone });
}

function nameZone(instant: number, timezone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: timezone, timeZoneName: "long" }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timezone;
}

/** Mail programs break lines and count columns by plain spaces. */
function format(instant: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", options).format(instant).replaceAll("\u202f", " ");
}

/** The button that shows the booking as it is when it is pressed, whatever its mail says. */
export function toBookingButton({ origin, token }: Pick<SessionData, "origin" | "token">, label: string) {
  return { kind: "button", label, url: `${origin}/booking/${token}` } as const satisfies MailBlock;
}

/** How to join a session that is to come, once it is known where, and the way to the booking. One act is a button, another one a link. */
export function listJoiningBlocks({
  meetingLink,
  meetingId,
  meetingPassword,
  ...session
}: SessionData): readonly MailBlock[] {
  const look = toBookingButton(session, "See your booking");
  if (meetingLink === null) return [look];
  return [
    ...listCodes([
      ["Meeting ID", meetingId],
      ["Password", meetingPassword],
    ]),
    { kind: "button", label: "Join the video call", url: meetingLink },
    { ...look, kind: "link" },
  ];
}

function listCodes(codes: readonly (readonly [name: string, code: string | null])[]): readonly MailBlock[] {
  return codes.flatMap(([name, code]) => (code === null ? [] : [{ kind: "paragraph", text: `${name}: ${code}` }]));
}

/** What the master says about it, as it was written; nothing where nothing was. */
export function quoteMaster(reason: string | null): readonly MailBlock[] {
  return reason === null ? [] : [{ kind: "subheading", text: "The master writes" }, ...listParagraphs(reason)];
}

/** Words of the master’s, line by line. */
export function listParagraphs(text: string): readonly MailBlock[] {
  const lines = text.split(/\s*\n\s*/).filter((line) => line !== "");
  return lines.map((line) => ({ kind: "paragraph", text: line }));
}

/** The session as a file for the client’s calendar, which takes the place of what that already has of it. */
export function attachCalendar(session: SessionData, to: string, seller: Seller): MailAttachment {
  const { bookingId: id, name, causedAt } = session;
  const organizer = { name: PRODUCT_NAME, email: seller.supportEmail };
  const text = writeSessionCalendar({ ...session, id }, { organizer, attendee: { name, email: to } }, causedAt);
  return {
    filename: "session.ics",
    contentType: `text/calendar; charset=utf-8; method=${findMethod(session.status, true)}`,
    bytes: Uint8Array.from(new TextEncoder().encode(text)),
  };
}
