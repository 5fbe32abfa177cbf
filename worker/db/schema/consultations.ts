import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CONSULTATION_STATUSES, LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { users } from "./accounts.ts";
import { checkEncrypted, checkOneOf, encryptedText, isOneOf } from "./columns.ts";

const isLive = isOneOf("status", LIVE_CONSULTATION_STATUSES);

/** Booked sessions: at most one live booking at a time for each start and for each buyer. */
export const consultations = sqliteTable(
  "consultations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    dateOfBirth: encryptedText("consultations", "date_of_birth").notNull(),
    consultationTopic: encryptedText("consultations", "consultation_topic").notNull(),
    optionalNotes: encryptedText("consultations", "optional_notes"),
    sessionAt: integer("session_at").notNull(),
    /** The client's IANA zone. */
    timezone: text("timezone").notNull(),
    status: text("status", { enum: CONSULTATION_STATUSES }).notNull().default("pending"),
    meetingUrl: encryptedText("consultations", "meeting_url"),
    meetingId: encryptedText("consultations", "meeting_id"),
    meetingPassword: encryptedText("consultations", "meeting_password"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("consultations_live_session_at_unique").on(table.sessionAt).where(isLive),
    uniqueIndex("consultations_live_email_unique").on(table.email).where(isLive),
    index("consultations_session_at").on(table.sessionAt),
    index("consultations_email").on(table.email),
    index("consultations_user_id").on(table.userId),
    checkOneOf("consultations", table.status, CONSULTATION_STATUSES),
    ...checkEncrypted("consultations", [
      table.dateOfBirth,
      table.consultationTopic,
      table.optionalNotes,
      table.meetingUrl,
      table.meetingId,
      table.meetingPassword,
    ]),
  ],
);

/** Times that the master keeps free, in the master's own zone. */
export const blockedSlots = sqliteTable(
  "blocked_slots",
  {
    id: text("id").primaryKey(),
    day: text("day").notNull(),
    /** HH:MM, as is `endTime`. */
    startTime: text("start_time").notNull(),
    endTime: text("end_time").notNull(),
    reason: encryptedText("blocked_slots", "reason"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("blocked_slots_day_start_time_unique").on(table.day, table.startTime),
    check("blocked_slots_start_before_end", sql`${table.startTime} < ${table.endTime}`),
    ...checkEncrypted("blocked_slots", [table.reason]),
  ],
);
