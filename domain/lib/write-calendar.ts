/** When an entry is: between two instants (milliseconds since 1970 in UTC), or the whole of a civil day (YYYY-MM-DD) wherever it is read. */
export type EventTime = { readonly startsAt: number; readonly endsAt: number } | { readonly day: string };

/** An entry of a calendar. */
export interface CalendarEvent {
  /** The same for the same event for ever: by it a calendar knows what it has already. */
  readonly uid: string;
  readonly time: EventTime;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** What makes it an appointment; an entry without it leaves a person free. */
  readonly appointment?: Appointment;
}

/** What an entry has that takes up a person’s time, and changes. */
export interface Appointment {
  readonly status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** Rises with each change: a calendar keeps the highest. */
  readonly sequence: number;
  readonly organizer: CalendarPerson;
  /** Who is invited; null in a calendar that invites nobody. */
  readonly attendee: CalendarPerson | null;
}

/** Who has a part in an appointment. */
export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** What a calendar is sent for (RFC 5546): to be read, to ask for an appointment or change it, to take it back. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** What a calendar to subscribe to says of itself. */
export interface CalendarFeed {
  readonly name: string;
  readonly description: string;
  /** How long until it is worth asking for again, as an ISO 8601 duration. */
  readonly refreshInterval: string;
}

/** A calendar: one to subscribe to, or a file with an appointment. */
export interface Calendar {
  readonly method: CalendarMethod;
  /** What writes it, as in `Planetary hours`. */
  readonly product: string;
  /** Null for a file. */
  readonly feed: CalendarFeed | null;
  /** When it was written, milliseconds since 1970 in UTC. */
  readonly writtenAt: number;
  /** At least one: without a component a calendar is not valid. */
  readonly events: readonly CalendarEvent[];
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Characters of one byte each. */
const ASCII = /^[\x20-\x7e]*$/;

/** Writes a calendar as iCalendar text (RFC 5545), all instants in UTC. */
export function writeCalendar({ method, product, feed, writtenAt, events }: Calendar): string {
  const stamp = toUtcStamp(writtenAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Sigilarium//${product}//EN`,
    `METHOD:${method}`,
    ...(feed === null ? [] : listFeedLines(feed)),
    ...events.flatMap((event) => listEventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function listFeedLines({ name, description, refreshInterval }: CalendarFeed): readonly string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
  ];
}

function listEventLines(event: CalendarEvent, stamp: string): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    ...listTimeLines(event.time),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(event.appointment === undefined ? ["TRANSP:TRANSPARENT"] : listAppointmentLines(event.appointment)),
    "END:VEVENT",
  ];
}

function listAppointmentLines({ status, sequence, organizer, attendee }: Appointment): readonly string[] {
  return [
    `STATUS:${status}`,
    `SEQUENCE:${sequence}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${toMailto(organizer.email)}`,
    // Nobody reads replies to an invitation: the link in the mail is what moves or cancels a session.
    ...(attendee === null
      ? []
      : [
          `ATTENDEE;CN=${quote(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${toMailto(attendee.email)}`,
        ]),
    `TRANSP:${status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
  ];
}

function listTimeLines(time: EventTime): readonly string[] {
  if ("day" in time) return [`DTSTART;VALUE=DATE:${time.day.replaceAll("-", "")}`];
  return [`DTSTART:${toUtcStamp(time.startsAt)}`, `DTEND:${toUtcStamp(time.endsAt)}`];
}

/**
 * What can't be seen in a text: controls, marks that turn the reading direction, unassigned characters. Joiners are none of it, since names
 * in Persian, in the scripts of India and among emoji are spelled with them; nor are the tags of regional flags.
 */
const UNSEEN = /[[\p{C}\s]--[\u200c\u200d\u{e0020}-\u{e007f}]]+/gv;

/** Text can neither end its line nor its value: what could is escaped, and what can't be seen becomes one space. */
function escapeText(text: string): string {
  return showOnly(text).replace(/[\\;,]/g, "\\$&");
}

/** The value of a parameter, which knows no escapes: a quotation mark would end it. */
function quote(text: string): string {
  return `"${showOnly(text).replaceAll('"', "’")}"`;
}

/** An address within a URI, in which a few of its characters mean something else. */
function toMailto(email: string): string {
  return encodeURIComponent(showOnly(email)).replaceAll("%40", "@").replaceAll("%2B", "+");
}

function showOnly(text: string): string {
  return text.replace(UNSEEN, " ").trim();
}

/** 20260320T111759Z, rounded to the second. */
function toUtcStamp(instant: number): string {
  const [stamp = ""] = new Date(Math.round(instant / 1000) * 1000).toISOString().split(".");
  return `${stamp.replace(/[-:]/g, "")}Z`;
}

/** Breaks a line between characters so that no part has more bytes than a line may; parts after the first begin with a space. */
function fold(line: string): string {
  if (line.length <= LINE_BYTES && ASCII.test(line)) return line;
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Bytes of one character in UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
