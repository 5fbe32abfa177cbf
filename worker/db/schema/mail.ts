import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MAIL_STATUSES, SETTLED_MAIL_STATUSES } from "#domain/mail/outbox.ts";
import { SUBSCRIPTION_STATUSES } from "#domain/mail/subscription.ts";
import { checkEncrypted, checkOneOf, encryptedText, isOneOf } from "./columns.ts";

/** Mails on their way: each is written in the same batch as what causes it, and loses its contents once it is sent or dropped. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    /** Names the occasion: the same one is not mailed twice. */
    messageKey: text("message_key").notNull().unique("outbox_message_key_unique"),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** What the mail is written from; null once it is sent or dropped. */
    payload: encryptedText("outbox", "payload"),
    status: text("status", { enum: MAIL_STATUSES }).notNull().default("pending"),
    /** Tries that were begun. */
    tries: integer("tries").notNull().default(0),
    nextTryAt: integer("next_try_at").notNull(),
    /** Until when a try that is running has it for itself; null where none is. */
    leasedUntil: integer("leased_until"),
    /** When it is no longer worth sending; null means never. */
    expiresAt: integer("expires_at"),
    /** Why the last try failed: one of our words, nothing that a mail service said. */
    failureCode: text("failure_code"),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
    /** When the master was told that it is parked; null where they were not. */
    toldAt: integer("told_at"),
  },
  (table) => [
    index("outbox_pending_next_try_at").on(table.nextTryAt).where(sql`status = 'pending'`),
    index("outbox_recipient_kind_created_at").on(table.recipient, table.kind, table.createdAt),
    index("outbox_created_at").on(table.createdAt),
    index("outbox_parked_created_at").on(table.createdAt).where(sql`status = 'parked'`),
    check(
      "outbox_erased_when_settled",
      sql`(${isOneOf("status", SETTLED_MAIL_STATUSES)}) = (${table.payload} is null)`,
    ),
    check("outbox_sent_at_when_sent", sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
    checkOneOf("outbox", table.status, MAIL_STATUSES),
    ...checkEncrypted("outbox", [table.payload]),
  ],
);

/** Who asked for the newsletter, and what they agreed to when. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique("subscriptions_email_unique"),
    status: text("status", { enum: SUBSCRIPTION_STATUSES }).notNull().default("pending"),
    /** Version of the words that were agreed to. */
    wordingVersion: integer("wording_version").notNull(),
    requestedAt: integer("requested_at").notNull(),
    confirmedAt: integer("confirmed_at"),
    unsubscribedAt: integer("unsubscribed_at"),
  },
  (table) => [
    index("subscriptions_status_requested_at").on(table.status, table.requestedAt),
    index("subscriptions_status_id").on(table.status, table.id),
    check("subscriptions_confirmed_at", sql`${table.status} <> 'confirmed' or ${table.confirmedAt} is not null`),
    check(
      "subscriptions_unsubscribed_at",
      sql`${table.status} <> 'unsubscribed' or ${table.unsubscribedAt} is not null`,
    ),
    checkOneOf("subscriptions", table.status, SUBSCRIPTION_STATUSES),
  ],
);
