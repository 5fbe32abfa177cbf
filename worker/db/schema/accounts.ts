import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CODE_TRIES } from "#domain/accounts/sign-in-code.ts";
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
    /** What its owner knows the browser by, such as "Firefox on Windows"; null in sessions from before it was stored. */
    browser: text("browser"),
    createdAt: integer("created_at").notNull(),
    /** When the browser was last seen, to within an hour. */
    seenAt: integer("seen_at").notNull(),
    /** When a passkey last proved in it that it is still the same person; null where none has. */
    steppedUpAt: integer("stepped_up_at"),
  },
  (table) => [
    index("sessions_user_id").on(table.userId),
    index("sessions_seen_at").on(table.seenAt),
    checkOneOf("sessions", table.role, SESSION_ROLES),
  ],
);

/** Codes that were mailed to sign in with; an account is opened only once somebody signs in. */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    /** A keyed digest of the mailbox behind the address, by which codes are counted. */
    mailboxKey: text("mailbox_key").notNull(),
    /** A keyed digest of the code and of the row's id. */
    codeHash: text("code_hash").notNull(),
    /** SHA-256 of the secret in the cookie of the browser that asked, base64url: no other browser can use the code. */
    browserHash: text("browser_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
    /** The session that it began; UNIQUE, so that a code begins one at most. */
    sessionHash: text("session_hash").unique("sign_in_codes_session_hash_unique"),
  },
  (table) => [
    index("sign_in_codes_mailbox_key_created_at").on(table.mailboxKey, table.createdAt),
    index("sign_in_codes_browser_hash_created_at").on(table.browserHash, table.createdAt),
    index("sign_in_codes_created_at").on(table.createdAt),
    check("sign_in_codes_tries_limited", sql`${table.tries} between 0 and ${sql.raw(String(CODE_TRIES))}`),
    check("sign_in_codes_session_when_used", sql`${table.sessionHash} is null or ${table.usedAt} is not null`),
  ],
);

/** People who have asked for the deletion of their data, until it is done: one that was interrupted is taken up again. */
export const erasures = sqliteTable("erasures", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique("erasures_email_unique"),
  requestedAt: integer("requested_at").notNull(),
});
