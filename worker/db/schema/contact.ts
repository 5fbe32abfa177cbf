import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { CONTACT_REASONS, CONTACT_STATUSES } from "#domain/contact/contact-request.ts";
import { LIVE_TICKET_STATUSES, SETTLED_TICKET_STATUSES, TICKET_ENTRY_KINDS } from "#domain/contact/ticket.ts";
import { checkEncrypted, checkOneOf, encryptedText, isOneOf } from "./columns.ts";

/** Support tickets. */
export const contactRequests = sqliteTable(
  "contact_requests",
  {
    id: text("id").primaryKey(),
    ticketNumber: text("ticket_number").notNull().unique("contact_requests_ticket_number_unique"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    reason: text("reason", { enum: CONTACT_REASONS }).notNull(),
    message: encryptedText("contact_requests", "message").notNull(),
    /** A keyed digest of all that was written, by which the same request is known again; null in older tickets. */
    contentDigest: text("content_digest"),
    isUrgent: integer("is_urgent", { mode: "boolean" }).notNull().default(false),
    status: text("status", { enum: CONTACT_STATUSES }).notNull().default("open"),
    /** Since when the sender waits for a reply; null where the master had the last word, or the ticket is settled. */
    waitsSince: integer("waits_since"),
    /** Rises with each reply, answer and change of state: what was decided by an older one is refused. */
    version: integer("version").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("contact_requests_waiting")
      .on(sql`is_urgent desc`, table.waitsSince, table.id)
      .where(sql`waits_since is not null`),
    index("contact_requests_answered")
      .on(sql`is_urgent desc`, table.updatedAt, table.id)
      .where(sql`waits_since is null and ${isOneOf("status", LIVE_TICKET_STATUSES)}`),
    index("contact_requests_settled").on(table.updatedAt, table.id).where(isOneOf("status", SETTLED_TICKET_STATUSES)),
    index("contact_requests_email").on(table.email),
    index("contact_requests_content_digest_created_at").on(table.contentDigest, table.createdAt),
    checkOneOf("contact_requests", table.reason, CONTACT_REASONS),
    checkOneOf("contact_requests", table.status, CONTACT_STATUSES),
    ...checkEncrypted("contact_requests", [table.message]),
  ],
);

/** What was added to a ticket after its first message. */
export const ticketEntries = sqliteTable(
  "ticket_entries",
  {
    id: text("id").primaryKey(),
    ticketId: text("ticket_id")
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: TICKET_ENTRY_KINDS }).notNull(),
    /** What was written; null where the state alone has changed. */
    text: encryptedText("ticket_entries", "text"),
    /** The state since this entry; null where it is as it was. */
    status: text("status", { enum: CONTACT_STATUSES }),
    /** Made by the browser, so that a repeated call adds nothing more. */
    requestId: text("request_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    unique("ticket_entries_ticket_id_request_id_unique").on(table.ticketId, table.requestId),
    check("ticket_entries_text_or_status", sql`(${table.text} is null) = (${table.kind} = 'status')`),
    checkOneOf("ticket_entries", table.kind, TICKET_ENTRY_KINDS),
    checkOneOf("ticket_entries", table.status, CONTACT_STATUSES),
    ...checkEncrypted("ticket_entries", [table.text]),
  ],
);

/** What the links of mails hold: each mail has another link to its ticket, so that no secret is stored. */
export const ticketLinks = sqliteTable(
  "ticket_links",
  {
    /** SHA-256 of the token in the link, base64url. */
    tokenHash: text("token_hash").primaryKey(),
    ticketId: text("ticket_id")
      .notNull()
      .references(() => contactRequests.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("ticket_links_ticket_id").on(table.ticketId)],
);
