import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { BLOCK_KINDS } from "#domain/consultations/blocks.ts";
import { CANCEL_REASONS } from "#domain/consultations/booking.ts";
import { CONSULTATION_STATUSES, LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { users } from "./accounts.ts";
import { checkEncrypted, checkOneOf, encryptedText, isOneOf } from "./columns.ts";
import { orders } from "./orders.ts";

/** Who can have chosen a start. */
const START_CHOOSERS = ["client", "master"] as const;

const isLive = isOneOf("status", LIVE_CONSULTATION_STATUSES);

/** Booked sessions: at most one live booking at a time for each start and for each buyer. */
export const consultations = sqliteTable(
  "consultations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The order whose access it uses; null in bookings from before it was stored. */
    orderId: text("order_id").references(() => orders.id),
    email: text("email").notNull(),
    name: text("name").notNull(),
    dateOfBirth: encryptedText("consultations", "date_of_birth").notNull(),
    consultationTopic: encryptedText("consultations", "consultation_topic").notNull(),
    optionalNotes: encryptedText("consultations", "optional_notes"),
    sessionAt: integer("session_at").notNull(),
    /** When the hour is over, without the buffer that follows it. */
    endsAt: integer("ends_at").notNull(),
    /** The civil day of the start in the practitioner's zone, `YYYY-MM-DD`. */
    day: text("day").notNull(),
    /** The client's IANA zone. */
    timezone: text("timezone").notNull(),
    status: text("status", { enum: CONSULTATION_STATUSES }).notNull().default("pending"),
    /** Since when it is pending, or was: a client's move makes it pending again. */
    pendingSince: integer("pending_since").notNull(),
    /** When its present start was confirmed; null while it is pending. */
    confirmedAt: integer("confirmed_at"),
    /** A client who cancels a start that the master chose loses nothing. */
    startChosenBy: text("start_chosen_by", { enum: START_CHOOSERS }).notNull().default("client"),
    /** How often the client has moved it, and whether the master lets them move it further. */
    clientMoves: integer("client_moves").notNull().default(0),
    isMoveCapLifted: integer("is_move_cap_lifted", { mode: "boolean" }).notNull().default(false),
    /** Null but for cancelled ones. */
    cancelReason: text("cancel_reason", { enum: CANCEL_REASONS }),
    /** When it was first said to be completed, or a no-show. */
    closedAt: integer("closed_at"),
    /** When the access was lost with it, and when the master gave it back. */
    forfeitedAt: integer("forfeited_at"),
    restoredAt: integer("restored_at"),
    /** Rises with each change that calendars have to hear of: the SEQUENCE of its `.ics`, and a part of the keys of its mails. */
    sequence: integer("sequence").notNull().default(0),
    /** Why it was cancelled or moved, in the words of whoever did it last. */
    reason: encryptedText("consultations", "reason"),
    meetingUrl: encryptedText("consultations", "meeting_url"),
    meetingId: encryptedText("consultations", "meeting_id"),
    meetingPassword: encryptedText("consultations", "meeting_password"),
    /** What the master wrote down for the client after the session. */
    summary: encryptedText("consultations", "summary"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("consultations_live_session_at_unique").on(table.sessionAt).where(isLive),
    uniqueIndex("consultations_live_email_unique").on(table.email).where(isLive),
    index("consultations_live_day").on(table.day).where(isLive),
    index("consultations_session_at").on(table.sessionAt),
    index("consultations_status_session_at").on(table.status, table.sessionAt),
    index("consultations_email").on(table.email),
    index("consultations_order_id").on(table.orderId),
    index("consultations_user_id").on(table.userId),
    check("consultations_start_before_end", sql`${table.sessionAt} < ${table.endsAt}`),
    check(
      "consultations_cancel_reason_when_cancelled",
      sql`(${table.cancelReason} is not null) = (${table.status} = 'cancelled')`,
    ),
    checkOneOf("consultations", table.status, CONSULTATION_STATUSES),
    checkOneOf("consultations", table.startChosenBy, START_CHOOSERS),
    ...checkEncrypted("consultations", [
      table.dateOfBirth,
      table.consultationTopic,
      table.optionalNotes,
      table.reason,
      table.meetingUrl,
      table.meetingId,
      table.meetingPassword,
      table.summary,
    ]),
  ],
);

/** What the links of mails hold: each mail has another link to its booking, so that no secret is stored. */
export const consultationLinks = sqliteTable(
  "consultation_links",
  {
    /** SHA-256 of the token in the link, base64url. */
    tokenHash: text("token_hash").primaryKey(),
    consultationId: text("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("consultation_links_consultation_id").on(table.consultationId)],
);

/** The hour that a buyer keeps while they fill in the form: one for each order. Its object of the day has the last word. */
export const consultationHolds = sqliteTable("consultation_holds", {
  orderId: text("order_id")
    .primaryKey()
    .references(() => orders.id),
  id: text("id").notNull().unique("consultation_holds_id_unique"),
  /** The practitioner's civil day of the hour, `YYYY-MM-DD`. */
  day: text("day").notNull(),
  sessionAt: integer("session_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  timesProlonged: integer("times_prolonged").notNull().default(0),
});

/** Times that the master keeps free: a stretch of time, whole days, or the same hours every week, each in one row. They may overlap. */
export const blockedSlots = sqliteTable(
  "blocked_slots",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: BLOCK_KINDS }).notNull(),
    /** The first and the last civil day that it touches, in the practitioner's zone. */
    day: text("day").notNull(),
    lastDay: text("last_day").notNull(),
    /** The instants of a stretch; null in the others. */
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    /** HH:MM, as is `endTime`: the hours of a weekly one; null in the others. */
    startTime: text("start_time"),
    endTime: text("end_time"),
    /** JSON lists: the weekdays of a weekly one, from Sunday, 0; and the civil days that it does not hold for. */
    weekdays: text("weekdays"),
    exceptions: text("exceptions"),
    reason: encryptedText("blocked_slots", "reason"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("blocked_slots_last_day").on(table.lastDay),
    check("blocked_slots_first_before_last", sql`${table.day} <= ${table.lastDay}`),
    check(
      "blocked_slots_instants_of_range",
      sql`(${table.kind} = 'range') = (${table.startsAt} is not null and ${table.endsAt} is not null)`,
    ),
    check("blocked_slots_start_before_end", sql`${table.startsAt} is null or ${table.startsAt} < ${table.endsAt}`),
    check(
      "blocked_slots_hours_of_weekly",
      sql`(${table.kind} = 'weekly') = (${table.startTime} is not null and ${table.endTime} is not null and ${table.weekdays} is not null and ${table.exceptions} is not null)`,
    ),
    checkOneOf("blocked_slots", table.kind, BLOCK_KINDS),
    ...checkEncrypted("blocked_slots", [table.reason]),
  ],
);

/** What the master has set, in one row; where there is none, the defaults hold. */
export const consultationSettings = sqliteTable(
  "consultation_settings",
  {
    /** `settings`. */
    id: text("id").primaryKey(),
    /** JSON, as `parseSettings` reads it. */
    settings: text("settings").notNull(),
    /** Where confirmed sessions take place unless the master names another place for one. */
    meetingUrl: encryptedText("consultation_settings", "meeting_url"),
    /** SHA-256 of the secret in the address of the master's calendar feed, base64url; null where there is no feed. */
    feedHash: text("feed_hash").unique("consultation_settings_feed_hash_unique"),
    /** Rises with each change of the settings: a change of what somebody else has changed meanwhile is refused. */
    version: integer("version").notNull().default(0),
    /** Rises with each change of settings or blocks: a booking that was decided by older ones is refused, and decided again. */
    calendarVersion: integer("calendar_version").notNull().default(0),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => checkEncrypted("consultation_settings", [table.meetingUrl]),
);

/** The states of a request for an earlier hour. */
export const HOUR_REQUEST_STATES = ["waiting", "offered", "taken", "ended"] as const;

/** Requests for an earlier hour: one for each order. When an hour becomes free, one person at a time is offered it. */
export const hourRequests = sqliteTable(
  "hour_requests",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .unique("hour_requests_order_id_unique")
      .references(() => orders.id),
    email: text("email").notNull(),
    timezone: text("timezone").notNull(),
    state: text("state", { enum: HOUR_REQUEST_STATES }).notNull().default("waiting"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("hour_requests_state_created_at").on(table.state, table.createdAt),
    index("hour_requests_email").on(table.email),
    checkOneOf("hour_requests", table.state, HOUR_REQUEST_STATES),
  ],
);

/** Hours that were offered, to one person at a time; each stays, so that the link of its mail says what has become of it. */
export const hourOffers = sqliteTable(
  "hour_offers",
  {
    /** What keeps the hour in the object of its day, too. */
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => hourRequests.id, { onDelete: "cascade" }),
    sessionAt: integer("session_at").notNull(),
    endsAt: integer("ends_at").notNull(),
    /** The practitioner's civil day of the hour, `YYYY-MM-DD`. */
    day: text("day").notNull(),
    /** SHA-256 of the token in the link, base64url. */
    tokenHash: text("token_hash").notNull().unique("hour_offers_token_hash_unique"),
    /** Until when the hour is kept. */
    expiresAt: integer("expires_at").notNull(),
    /** When it was taken; null where it was not. */
    takenAt: integer("taken_at"),
  },
  (table) => [
    uniqueIndex("hour_offers_request_id_session_at_unique").on(table.requestId, table.sessionAt),
    index("hour_offers_session_at_expires_at").on(table.sessionAt, table.expiresAt),
  ],
);

/** Times that have become free, and that somebody who waits for an hour may still be offered. */
export const freedTimes = sqliteTable("freed_times", {
  id: text("id").primaryKey(),
  startsAt: integer("starts_at").notNull(),
  endsAt: integer("ends_at").notNull(),
  /** Whose order left it, so that they aren't offered what they have just given up; null where nobody's did. */
  leftByOrderId: text("left_by_order_id"),
});
