import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ISSUE_STATUSES } from "#domain/newsletter/newsletter-issue.ts";
import { checkEncrypted, checkOneOf, encryptedText } from "./columns.ts";

/** Issues of the newsletter. Who gets one is in the outbox alone, for as long as that remembers. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: text("id").primaryKey(),
    subject: encryptedText("newsletter_issues", "subject").notNull(),
    body: encryptedText("newsletter_issues", "body").notNull(),
    status: text("status", { enum: ISSUE_STATUSES }).notNull().default("draft"),
    /** Rises with each change of the draft: what was decided by an older one is refused. */
    version: integer("version").notNull().default(0),
    /** How many had confirmed the newsletter when it began to go out. */
    recipientCount: integer("recipient_count").notNull().default(0),
    /** The last subscription that a mail was put into the outbox for; null before the first. */
    lastSubscriptionId: text("last_subscription_id"),
    /** Mails that were put into the outbox, and what has become of them as far as that is known. */
    postedCount: integer("posted_count").notNull().default(0),
    sentCount: integer("sent_count").notNull().default(0),
    failedCount: integer("failed_count").notNull().default(0),
    /** Not sent, because its recipient had ended the newsletter meanwhile, or the issue was stopped. */
    droppedCount: integer("dropped_count").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    changedAt: integer("changed_at").notNull(),
    startedAt: integer("started_at"),
    endedAt: integer("ended_at"),
  },
  (table) => [
    index("newsletter_issues_followed").on(table.startedAt).where(sql`started_at is not null`),
    check("newsletter_issues_started_when_begun", sql`(${table.status} = 'draft') = (${table.startedAt} is null)`),
    check("newsletter_issues_ended", sql`(${table.status} in ('sent', 'stopped')) = (${table.endedAt} is not null)`),
    checkOneOf("newsletter_issues", table.status, ISSUE_STATUSES),
    ...checkEncrypted("newsletter_issues", [table.subject, table.body]),
  ],
);
