import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Booking } from "#domain/consultations/booking.ts";
import { isConfirmationReminding } from "#domain/consultations/due-acts.ts";
import { type Meeting, NO_MEETING } from "#domain/consultations/meeting.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import type { MasterNotice } from "#domain/mail/master-notices.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { consultationLinks, consultations } from "#worker/db/schema/consultations.ts";
import { addressMail, type OutgoingMail } from "#worker/mail/mail-kind.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import {
  CONSULTATION_ACCESS_RESTORED,
  CONSULTATION_CANCELLED,
  CONSULTATION_FOLLOW_UP,
  CONSULTATION_MISSED,
} from "#worker/mail/templates/consultation-end-mails.ts";
import type { SessionData } from "#worker/mail/templates/consultation-mail-parts.ts";
import {
  CONSULTATION_BOOKED,
  CONSULTATION_CONFIRMED,
  CONSULTATION_LINK_CHANGED,
  CONSULTATION_MOVED,
  CONSULTATION_REMINDER,
} from "#worker/mail/templates/consultation-mails.ts";
import { CONSULTATION_NOTICE, type NoticeOccasion } from "#worker/mail/templates/consultation-notices.ts";

/** What became of a booking, as far as somebody is mailed about it. A `reason` is the master’s, in their own words; null where they say nothing. */
export type BookingOccasion =
  | { readonly kind: "booked" }
  | { readonly kind: "confirmed"; readonly by: "master" | "system" }
  | {
      readonly kind: "moved";
      readonly by: "client" | "master";
      readonly previous: Interval;
      readonly reason: string | null;
    }
  /** By whom is said by the booking’s own `cancelReason`. */
  | { readonly kind: "cancelled"; readonly wasPending: boolean; readonly reason: string | null }
  | { readonly kind: "meeting_changed" }
  | { readonly kind: "due_reminder" }
  | { readonly kind: "missed" }
  | { readonly kind: "access_restored" }
  | { readonly kind: "completed"; readonly summary: string | null; readonly hasPicture: boolean };

/** A booking as its mails need it. */
export interface MailedBooking extends Booking, Meeting {
  readonly email: string;
  readonly name: string;
  /** The client’s zone. */
  readonly timezone: string;
}

/** What mails about a booking are drafted from. */
export interface BookingNews {
  /** As it is after what has happened. */
  readonly booking: MailedBooking;
  readonly occasion: BookingOccasion;
  readonly settings: Pick<ConsultationSettings, "zone" | "notices" | "meetingLink">;
  /** Where links of the mails lead. */
  readonly origin: string;
  /** In milliseconds since 1970 in UTC. */
  readonly now: number;
}

/** What drafting needs. */
export interface BookingMailDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly masterEmail: string;
}

/** Mails that were drafted: the statements belong into the batch of their cause, after it; the mails can be delivered once that is written. */
export interface DraftedMails {
  readonly statements: readonly BatchItem<"sqlite">[];
  readonly mailIds: readonly string[];
}

/**
 * Drafts what is mailed about a booking, to its client and to the master. The statements change nothing where the booking is not, at that
 * point of the batch, as it is said to be, nor a second time. The client’s mail has a link to the booking, which nobody but its reader knows.
 */
export async function draftBookingMails(deps: BookingMailDeps, news: BookingNews): Promise<DraftedMails> {
  const { database, outbox } = deps;
  const { booking, now } = news;
  const isSo = isBookingSo(booking);
  const token = newToken();
  const mail = toClientMail(news, token);
  const { id, statement } = await outbox.draft(mail, now, isSo);
  const link = { tokenHash: await hashToken(token), consultationId: booking.id, createdAt: now };
  const notice = toNotice(deps.masterEmail, news);
  const drafted = notice === null ? null : await outbox.draft(notice, now, isSo);
  return {
    statements: [
      ...(OVERTAKING.includes(news.occasion.kind) ? [outbox.retract(listEarlierKeys(booking.id), mail.key, isSo)] : []),
      statement,
      database.insert(consultationLinks).select(selectRow(consultationLinks, link, outbox.isPosted(id))),
      ...(drafted === null ? [] : [drafted.statement]),
    ],
    mailIds: [id, ...(drafted === null ? [] : [drafted.id])],
  };
}

/** The condition that a booking is stored as the rules have it. */
export function isBookingSo(booking: Booking): SQL {
  const { id, status, sequence, startsAt, confirmedAt, closedAt, forfeitedAt, restoredAt } = booking;
  return sql`exists (select 1 from ${consultations} where ${consultations.id} = ${id} and ${consultations.status} = ${status}
    and ${consultations.sequence} = ${sequence} and ${consultations.sessionAt} = ${startsAt}
    and ${consultations.confirmedAt} is ${confirmedAt} and ${consultations.closedAt} is ${closedAt}
    and ${consultations.forfeitedAt} is ${forfeitedAt} and ${consultations.restoredAt} is ${restoredAt})`;
}

/** Occasions whose mail states how a session is now: an earlier mail that still waits would state what is no longer true. */
const OVERTAKING: readonly BookingOccasion["kind"][] = ["confirmed", "meeting_changed", "moved", "cancelled"];

const OVERTAKEN = [
  CONSULTATION_BOOKED,
  CONSULTATION_CONFIRMED,
  CONSULTATION_LINK_CHANGED,
  CONSULTATION_MOVED,
  CONSULTATION_REMINDER,
];

function listEarlierKeys(bookingId: string): readonly string[] {
  return OVERTAKEN.map(({ name }) => `${name}|${bookingId}|`);
}

function toClientMail({ booking, occasion, settings, origin, now }: BookingNews, token: string): OutgoingMail {
  const { id, email: to, sequence, startsAt, endsAt } = booking;
  const { name, timezone, status } = booking;
  const { meetingUrl, meetingId, meetingPassword } = status === "confirmed" ? booking : NO_MEETING;
  const meetingLink = status === "confirmed" ? (meetingUrl ?? settings.meetingLink) : null;
  const data: SessionData = {
    ...{ origin, token, bookingId: id, name, startsAt, endsAt },
    ...{ timezone, status, sequence, causedAt: now },
    ...{ meetingLink, meetingId, meetingPassword },
  };
  const isReminder = isConfirmationReminding(booking);
  // What a session is now is no news once it is over.
  const ofChange = { key: `${id}|${sequence}`, to, expiresAt: endsAt };
  const ofInstant = { key: `${id}|${now}`, to };
  switch (occasion.kind) {
    case "booked":
      return addressMail(CONSULTATION_BOOKED, { ...ofChange, data });
    case "confirmed":
      return addressMail(CONSULTATION_CONFIRMED, { ...ofChange, data: { ...data, isReminder } });
    case "moved": {
      const { by, previous, reason } = occasion;
      return addressMail(CONSULTATION_MOVED, { ...ofChange, data: { ...data, by, previous, reason, isReminder } });
    }
    case "cancelled": {
      const { wasPending, reason } = occasion;
      const { cancelReason, forfeitedAt } = booking;
      if (cancelReason === null) throw new Error("A cancelled booking has to say why.");
      const details = { why: cancelReason, wasPending, isForfeited: forfeitedAt !== null, reason };
      return addressMail(CONSULTATION_CANCELLED, { key: `${id}|${sequence}`, to, data: { ...data, ...details } });
    }
    case "meeting_changed":
      return addressMail(CONSULTATION_LINK_CHANGED, { ...ofChange, data });
    case "due_reminder":
      return addressMail(CONSULTATION_REMINDER, { key: `${id}|${startsAt}`, to, data, expiresAt: startsAt });
    case "missed":
      return addressMail(CONSULTATION_MISSED, { ...ofInstant, data });
    case "access_restored":
      return addressMail(CONSULTATION_ACCESS_RESTORED, { ...ofInstant, data });
    case "completed": {
      const { summary, hasPicture } = occasion;
      return addressMail(CONSULTATION_FOLLOW_UP, { ...ofInstant, data: { ...data, summary, hasPicture } });
    }
  }
}

function toNotice(masterEmail: string, { booking, occasion, settings, origin }: BookingNews): OutgoingMail | null {
  const told = chooseNotice(booking, occasion);
  if (told === null || !settings.notices.includes(NOTICE_SETTINGS[told])) return null;
  const previous = occasion.kind === "moved" ? occasion.previous : null;
  return addressNotice({ booking, occasion: told, previous, zone: settings.zone, origin, masterEmail });
}

/** What the master is told of: never what the master did. */
function chooseNotice({ cancelReason }: Booking, occasion: BookingOccasion): NoticeOccasion | null {
  switch (occasion.kind) {
    case "booked":
      return "booked";
    case "confirmed":
      return occasion.by === "system" ? "confirmed_itself" : null;
    case "moved":
      return occasion.by === "client" ? "moved" : null;
    case "cancelled":
      return cancelReason === null ? null : CANCELLED_NOTICES[cancelReason];
    case "meeting_changed":
    case "due_reminder":
    case "missed":
    case "access_restored":
    case "completed":
      return null;
  }
}

const CANCELLED_NOTICES: Readonly<Record<NonNullable<Booking["cancelReason"]>, NoticeOccasion | null>> = {
  by_client: "cancelled",
  by_master: null,
  access_revoked: "revoked",
  never_confirmed: "lapsed",
};

/** By which setting each notice is switched off. */
const NOTICE_SETTINGS: Readonly<Record<NoticeOccasion, MasterNotice>> = {
  booked: "booked",
  moved: "moved",
  cancelled: "cancelled",
  revoked: "cancelled",
  unconfirmed_after_a_day: "unconfirmed",
  unconfirmed_two_days_before: "unconfirmed",
  confirmed_itself: "unconfirmed",
  lapsed: "unconfirmed",
};

/** Addresses a notice to the master; of one occasion there is one for each state of a booking. */
export function addressNotice({
  booking: { id, sequence, name, startsAt, endsAt },
  occasion,
  masterEmail,
  ...rest
}: {
  readonly booking: Pick<MailedBooking, "id" | "sequence" | "name" | "startsAt" | "endsAt">;
  readonly occasion: NoticeOccasion;
  readonly previous: Interval | null;
  readonly zone: string;
  readonly origin: string;
  readonly masterEmail: string;
}): OutgoingMail {
  const data = { ...rest, occasion, name, startsAt, endsAt };
  return addressMail(CONSULTATION_NOTICE, { key: `${occasion}|${id}|${sequence}`, to: masterEmail, data });
}
