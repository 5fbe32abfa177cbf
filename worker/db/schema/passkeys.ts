import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PASSKEY_PURPOSES } from "#domain/accounts/passkey.ts";
import { SESSION_ROLES } from "#domain/accounts/visitor.ts";
import { users } from "./accounts.ts";
import { checkOneOf } from "./columns.ts";

/** Keys that sign in without a code: public keys alone, the secret ones never leave their device. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    /** What it opens: a client's account, or the master's desk. */
    role: text("role", { enum: SESSION_ROLES }).notNull(),
    /** Null for the master's, which belong to no address. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the key says that it was used; 0 where it doesn't count. */
    counter: integer("counter").notNull(),
    /** How a browser reaches it, separated by commas. */
    transports: text("transports").notNull(),
    /** What its owner knows it by: the browser that made it. */
    name: text("name").notNull(),
    /** Whether it is kept on more devices than one. */
    isBackedUp: integer("is_backed_up", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [
    index("passkeys_user_id").on(table.userId),
    checkOneOf("passkeys", table.role, SESSION_ROLES),
    check("passkeys_user_of_client", sql`(${table.role} = 'client') = (${table.userId} is not null)`),
  ],
);

/** What a key is asked to sign: each counts once, for one purpose and for the browser that asked. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge, base64url. */
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: PASSKEY_PURPOSES }).notNull(),
    /** SHA-256 of the secret of the session, or of the browser where nobody is signed in, base64url. */
    bindingHash: text("binding_hash").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_expires_at").on(table.expiresAt),
    checkOneOf("passkey_challenges", table.purpose, PASSKEY_PURPOSES),
  ],
);

/** Secrets that have set up the master's keys: none does so twice. */
export const masterSetups = sqliteTable("master_setups", {
  /** SHA-256 of the secret, base64url. */
  secretHash: text("secret_hash").primaryKey(),
  usedAt: integer("used_at").notNull(),
});

/** What opens the master's desk where every key is lost, each once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** A keyed digest of the code. */
    codeHash: text("code_hash").primaryKey(),
    createdAt: integer("created_at").notNull(),
    usedAt: integer("used_at"),
    /** The session that it began; UNIQUE, so that a code begins one at most. */
    sessionHash: text("session_hash").unique("recovery_codes_session_hash_unique"),
  },
  (table) => [
    check("recovery_codes_session_when_used", sql`(${table.sessionHash} is null) = (${table.usedAt} is null)`),
  ],
);
