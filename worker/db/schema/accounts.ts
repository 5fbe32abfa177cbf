import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SESSION_ROLES } from "#domain/accounts/visitor.ts";
import { checkOneOf } from "./columns.ts";

// In all tables: ids are UUIDs of version 7, made before the insert. Instants (`…_at`) are whole milliseconds since 1970 in
// UTC, civil days are YYYY-MM-DD, money is in the currency's smallest unit. E-mail addresses are stored in lower case.

/** People who gave an e-mail address. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique("users_email_unique"),
  createdAt: integer("created_at").notNull(),
});

/** Browsers that are signed in to an account. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the secret in the browser's cookie, base64url. */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: SESSION_ROLES }).notNull().default("client"),
    createdAt: integer("created_at").notNull(),
    /** When the browser was last seen, to within an hour. */
    seenAt: integer("seen_at").notNull(),
  },
  (table) => [
    index("sessions_user_id").on(table.userId),
    index("sessions_seen_at").on(table.seenAt),
    checkOneOf("sessions", table.role, SESSION_ROLES),
  ],
);
