import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTACT_REASONS, CONTACT_STATUSES } from "#domain/contact/contact-request.ts";
import { checkEncrypted, checkOneOf, encryptedText } from "./columns.ts";

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
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("contact_requests_status_created_at").on(table.status, table.createdAt),
    index("contact_requests_email").on(table.email),
    index("contact_requests_content_digest_created_at").on(table.contentDigest, table.createdAt),
    checkOneOf("contact_requests", table.reason, CONTACT_REASONS),
    checkOneOf("contact_requests", table.status, CONTACT_STATUSES),
    ...checkEncrypted("contact_requests", [table.message]),
  ],
);
