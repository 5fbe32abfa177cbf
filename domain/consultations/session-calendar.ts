import { type Calendar, type CalendarMethod, type CalendarPerson, writeCalendar } from "../lib/write-calendar.ts";
import { PRODUCT_NAME } from "../product.ts";
import type { Booking } from "./booking.ts";
import type { ConsultationStatus } from "./consultation-status.ts";

/** A session as a calendar is told of it: neither its topic nor a password, and its link only once it is confirmed. */
export interface SessionEntry extends Pick<Booking, "id" | "startsAt" | "endsAt" | "status" | "sequence"> {
  /** Where it takes place; null where that isn’t known. */
  readonly meetingLink: string | null;
}

/** For whom the calendar is: the client by mail, who is invited, or whoever downloads it. */
export interface SessionAudience {
  /** The product at its support address. */
  readonly organizer: CalendarPerson;
  /** Null for a file that is downloaded. */
  readonly attendee: CalendarPerson | null;
}

/** What a session is called in calendars. */
const SESSION_TITLE = `Clarity Session · ${PRODUCT_NAME}`;

/** What stays the same of a session in every calendar, however often it moves. */
export function toSessionUid(bookingId: string): string {
  return `${bookingId}@sessions.sigilarium`;
}

/** The method of the calendar for a session: a mail asks or takes back, a file to download only tells. */
export function findMethod(status: ConsultationStatus, isInvitation: boolean): CalendarMethod {
  if (status === "cancelled") return "CANCEL";
  return isInvitation ? "REQUEST" : "PUBLISH";
}

/** Writes the calendar of one session as iCalendar text. */
export function writeSessionCalendar(session: SessionEntry, audience: SessionAudience, now: number): string {
  const calendar: Calendar = {
    method: findMethod(session.status, audience.attendee !== null),
    product: "Sessions",
    feed: null,
    writtenAt: now,
    events: [toSessionEvent(session, audience)],
  };
  return writeCalendar(calendar);
}

/** The entry of a session. */
export function toSessionEvent(
  session: SessionEntry,
  { organizer, attendee }: SessionAudience,
): Calendar["events"][number] {
  const link = session.status === "confirmed" ? session.meetingLink : null;
  return {
    uid: toSessionUid(session.id),
    time: { startsAt: session.startsAt, endsAt: session.endsAt },
    title: SESSION_TITLE,
    description: DESCRIPTIONS[session.status],
    location: link ?? "Private video call",
    appointment: { status: EVENT_STATUSES[session.status], sequence: session.sequence, organizer, attendee },
  };
}

const EVENT_STATUSES: Readonly<Record<ConsultationStatus, "TENTATIVE" | "CONFIRMED" | "CANCELLED">> = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  cancelled: "CANCELLED",
  completed: "CONFIRMED",
  no_show: "CONFIRMED",
};

const DESCRIPTIONS: Readonly<Record<ConsultationStatus, string>> = {
  pending: "Not confirmed yet. To move or cancel it, use the link in our mail.",
  confirmed: "Confirmed. To move or cancel it, use the link in our mail.",
  cancelled: "Cancelled.",
  completed: "This session has taken place.",
  no_show: "This session has passed.",
};
