import * as z from "zod/mini";
import { ACCESS_STATES } from "../consultations/access.ts";
import { BOOKING_LIMITS, BOOKING_MESSAGES, parseInstant } from "../consultations/booking-input.ts";
import { CONSULTATION_STATUSES } from "../consultations/consultation-status.ts";
import { isCivilDay } from "../hours/civil-day.ts";
import { findTimezone } from "../hours/timezone.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { ShownPicture } from "./files.ts";

const DAY_ERROR = { error: "Please choose a day of the calendar, as YYYY-MM-DD." };

/** A civil day, `YYYY-MM-DD`. */
export const DayText = civilDay(DAY_ERROR);

/** A civil day, with what is said where it is none; the template gives it the type of `CivilDay`. */
export function civilDay(error: { readonly error: string }) {
  return z.templateLiteral([z.number(), "-", z.number(), "-", z.number()], error).check(z.refine(isCivilDay, error));
}

const ZONE_ERROR = { error: BOOKING_MESSAGES.timezone };

/** An IANA zone by its present name. */
export const Timezone = z.string(ZONE_ERROR).check(
  z.refine((text) => findTimezone(text) !== null, ZONE_ERROR),
  z.overwrite((text) => findTimezone(text) ?? text),
);

const INSTANT_ERROR = { error: BOOKING_MESSAGES.sessionAt };

/** The start of a session: ISO 8601 with its offset, since a time without one names no instant. It becomes UTC. */
export const SessionInstant = z.string(INSTANT_ERROR).check(
  z.refine((text) => parseInstant(text) !== null, { ...INSTANT_ERROR, abort: true }),
  z.overwrite(toUtc),
);

/** The same instant in UTC, where the text names one. */
export function toUtc(text: string): string {
  const at = parseInstant(text);
  return at === null ? text : new Date(at).toISOString();
}

/** Text of people: trimmed, and counted in code points. */
function writtenText(
  most: number,
  tooLong: string,
  { least, tooShort }: { readonly least: number; readonly tooShort: string },
) {
  return z.string({ error: tooShort }).check(
    z.trim(),
    z.refine((text) => countCodePoints(text) >= least, { error: tooShort, abort: true }),
    z.refine((text) => countCodePoints(text) <= most, { error: tooLong }),
  );
}

/** What a client may add for the master; empty where there is nothing. */
export const OptionalNotes = z.string({ error: BOOKING_MESSAGES.notesTooLong }).check(
  z.trim(),
  z.refine((text) => countCodePoints(text) <= BOOKING_LIMITS.notes.most, {
    error: BOOKING_MESSAGES.notesTooLong,
  }),
);

/** What the form asks for. Whether somebody is old enough depends on the day of the session. */
export const BookingRequest = z.object({
  email: EmailAddress,
  name: writtenText(BOOKING_LIMITS.name.most, BOOKING_MESSAGES.nameTooLong, {
    least: BOOKING_LIMITS.name.least,
    tooShort: BOOKING_MESSAGES.nameTooShort,
  }),
  dateOfBirth: z
    .string({ error: BOOKING_MESSAGES.dateOfBirth })
    .check(
      z.minLength(1, { error: BOOKING_MESSAGES.dateOfBirth, abort: true }),
      z.refine(isCivilDay, { error: BOOKING_MESSAGES.dateOfBirthWrong }),
    ),
  consultationTopic: writtenText(BOOKING_LIMITS.topic.most, BOOKING_MESSAGES.topicTooLong, {
    least: BOOKING_LIMITS.topic.least,
    tooShort: BOOKING_MESSAGES.topicTooShort,
  }),
  optionalNotes: z.optional(OptionalNotes),
  sessionDateTime: SessionInstant,
  timezone: Timezone,
});
export type BookingRequest = z.infer<typeof BookingRequest>;

/** A free hour: its start, and how a clock in the asked zone shows it, with the day where that is another than the practitioner's. */
export const AvailableSlot = z.object({
  time: z.iso.datetime(),
  displayTime: z.string(),
  /** The client's civil day; null where it is the asked one. */
  localDay: z.nullable(z.string()),
});
export type AvailableSlot = z.infer<typeof AvailableSlot>;

/** The free hours of a civil day of the practitioner's. */
export const listAvailableSlots = endpoint({
  name: "listAvailableSlots",
  method: "GET",
  path: "/api/consultations/available-slots",
  summary: "The free hours of a day",
  access: "public",
  limit: "booking",
  query: z.object({ date: DayText, timezone: z.optional(Timezone) }),
  response: z.object({ availableSlots: z.array(AvailableSlot) }),
});

/** The civil days of a month that have free hours, by the practitioner's calendar. Hours that somebody keeps at this moment are not looked at. */
export const AvailableDaysResponse = z.object({
  days: z.array(z.object({ day: z.string(), free: z.number() })),
  /** The first day with a free hour in any month; null where there is none up to the last day that can be booked. */
  firstFreeDay: z.nullable(z.string()),
  /** The first and the last day that can be booked. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** The practitioner's zone. */
  timezone: z.string(),
});
export type AvailableDaysResponse = z.infer<typeof AvailableDaysResponse>;

/** The days of a month with free hours. */
export const listAvailableDays = endpoint({
  name: "listAvailableDays",
  method: "GET",
  path: "/api/consultations/available-days",
  summary: "The days of a month that have free hours",
  access: "public",
  limit: "booking",
  query: z.object({
    month: z
      .string({ error: "Please choose a month." })
      .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: "Please choose a month, as YYYY-MM." })),
  }),
  response: AvailableDaysResponse,
});

/** An hour that is kept for somebody while they fill in the form. */
export const HoldResponse = z.object({
  id: z.string(),
  time: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether it can be prolonged once more in its last minute. */
  canProlong: z.boolean(),
});
export type HoldResponse = z.infer<typeof HoldResponse>;

const HoldParams = z.object({ id: z.uuid({ error: "There is no such hold." }) });

/** Keeps an hour for ten minutes; an earlier one of the same buyer is let go. */
export const holdHour = endpoint({
  name: "holdHour",
  method: "POST",
  path: "/api/consultations/holds",
  summary: "Keep an hour while the form is filled in",
  access: "public",
  limit: "booking",
  body: jsonBody(z.object({ sessionDateTime: SessionInstant })),
  response: HoldResponse,
  errors: ["payment_required", "conflict", "slot_taken", "not_ready"],
});

/** Keeps an hour longer. One that is over is 410. */
export const prolongHold = endpoint({
  name: "prolongHold",
  method: "POST",
  path: "/api/consultations/holds/{id}/prolong",
  summary: "Keep an hour longer",
  access: "public",
  limit: "booking",
  params: HoldParams,
  response: HoldResponse,
  errors: ["payment_required", "gone", "conflict", "not_ready"],
});

/** Lets an hour go. One that is over is no error. */
export const releaseHold = endpoint({
  name: "releaseHold",
  method: "DELETE",
  path: "/api/consultations/holds/{id}",
  summary: "Let a kept hour go",
  access: "public",
  limit: "booking",
  params: HoldParams,
  response: z.null(),
  statuses: [204],
  errors: ["payment_required", "not_ready"],
});

/** What the client of a booking may do with it now, and until when. */
const ClientRights = z.object({
  canMove: z.boolean(),
  /** Why it can't be moved, as a sentence; null where it can. */
  moveObstacle: z.nullable(z.string()),
  /** Null where the master has lifted the cap. */
  movesLeft: z.nullable(z.number()),
  canCancel: z.boolean(),
  /** Whether cancelling now loses the access. */
  isCancelForfeiting: z.boolean(),
  canEditNotes: z.boolean(),
});

/** A booking as its client sees it. */
export const Booking = z.object({
  id: z.string(),
  /** What acts on it: the token of a link from a mail, or one of this day. */
  token: z.string(),
  time: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timezone: z.string(),
  status: z.enum(CONSULTATION_STATUSES),
  name: z.string(),
  email: z.string(),
  consultationTopic: z.string(),
  optionalNotes: z.string(),
  /** Where it takes place; null until it is confirmed. */
  meetingUrl: z.nullable(z.string()),
  meetingId: z.nullable(z.string()),
  meetingPassword: z.nullable(z.string()),
  /** Whether the access was lost with it, and was not given back. */
  isForfeited: z.boolean(),
  /** Why it was cancelled or moved last, in the master's words; null where nothing was said. */
  reason: z.nullable(z.string()),
  /** What the master wrote down after the session; null where nothing. */
  summary: z.nullable(z.string()),
  /** What the master sent after the session; null where nothing. */
  picture: z.nullable(ShownPicture),
  rights: ClientRights,
});
export type Booking = z.infer<typeof Booking>;

/** What somebody holds and has booked: the live booking first, then the newest. */
export const MyConsultationsResponse = z.object({
  access: z.enum(ACCESS_STATES),
  /** The paid order and its address; null where nothing is open. */
  order: z.nullable(z.object({ orderNumber: z.string(), email: z.string() })),
  /** A new hour can be booked: the access is open and nothing is booked. */
  canBook: z.boolean(),
  bookings: z.array(Booking),
  hold: z.nullable(HoldResponse),
  hasHourRequest: z.boolean(),
  /** The zone that the last booking was shown in; null where there is none. */
  timezone: z.nullable(z.string()),
  /** The outside calendar that is used instead of our own dialog; null where there is none. */
  calendarUrl: z.nullable(z.string()),
});
export type MyConsultationsResponse = z.infer<typeof MyConsultationsResponse>;

/** The access and the bookings of the visitor, who is signed in or has paid in this browser. */
export const listMyConsultations = endpoint({
  name: "listMyConsultations",
  method: "GET",
  path: "/api/consultations/mine",
  summary: "The access to consultations and the bookings of the visitor",
  access: "public",
  limit: "booking",
  response: MyConsultationsResponse,
});

/** Books an hour. A taken one is 409 with three free ones nearby. */
export const bookConsultation = endpoint({
  name: "bookConsultation",
  method: "POST",
  path: "/api/consultations/book",
  summary: "Book a consultation",
  access: "public",
  limit: "booking",
  body: jsonBody(BookingRequest),
  response: z.object({ message: z.string(), booking: Booking }),
  errors: ["payment_required", "conflict", "slot_taken", "not_found", "not_ready"],
});
