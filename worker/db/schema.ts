import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { COMMISSION_STATUSES, COMMISSION_STEPS } from "#domain/commissions/commission-status.ts";
import { CONSULTATION_STATUSES, LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { CONTACT_REASONS, CONTACT_STATUSES } from "#domain/contact/contact-request.ts";
import { MAIL_STATUSES } from "#domain/mail/mail-status.ts";
import { SUBSCRIPTION_STATUSES } from "#domain/mail/subscription.ts";
import { ORDER_STATUSES, ORDERED_TIERS } from "#domain/orders/order.ts";
import { TIERS } from "#domain/orders/tier.ts";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { checkSealed, sealedText } from "./sealed.ts";

// Ids are UUIDs of version 7, made before the insert. Instants (`…_at`) are whole milliseconds since 1970 in UTC, civil
// days are YYYY-MM-DD, money is in the currency's smallest unit. E-mail addresses are stored in lower case.

/** People who gave an e-mail address. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique("users_email_unique"),
  isSubscribed: integer("is_subscribed", { mode: "boolean" }).notNull().default(false),
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
    createdAt: integer("created_at").notNull(),
    /** When the browser was last seen, to within an hour. */
    seenAt: integer("seen_at").notNull(),
  },
  (table) => [index("sessions_user_id").on(table.userId), index("sessions_seen_at").on(table.seenAt)],
);

/** Sigils that were issued; one without an owner expires. */
export const sigils = sqliteTable(
  "sigils",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    intention: sealedText("sigils", "intention").notNull(),
    processedText: sealedText("sigils", "processed_text").notNull(),
    sigilData: sealedText("sigils", "sigil_data").notNull(),
    /** What the core was asked to draw: with the core's version it gives the same bytes again. */
    recipe: sealedText("sigils", "recipe").notNull(),
    method: text("method", { enum: SIGIL_METHODS }).notNull(),
    tier: text("tier", { enum: TIERS }).notNull(),
    /** Version of the core that drew it: the same recipe gives the same bytes only under the same version. */
    coreVersion: integer("core_version").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Null exactly where somebody owns the sigil. */
    expiresAt: integer("expires_at"),
  },
  (table) => [
    index("sigils_user_id_created_at").on(table.userId, table.createdAt),
    index("sigils_expires_at").on(table.expiresAt).where(sql`expires_at is not null`),
    check("sigils_owned_or_expiring", sql`(${table.userId} is null) = (${table.expiresAt} is not null)`),
    checkOneOf("sigils", table.method, SIGIL_METHODS),
    checkOneOf("sigils", table.tier, TIERS),
    ...checkSealed("sigils", [table.intention, table.processedText, table.sigilData, table.recipe]),
  ],
);

/** Purchases; one outlives the account of its buyer, because invoices have to be kept. */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    tier: text("tier", { enum: ORDERED_TIERS }).notNull(),
    amount: integer("amount").notNull(),
    /** ISO 4217, lower case. */
    currency: text("currency").notNull().default("usd"),
    stripePaymentId: text("stripe_payment_id").unique("orders_stripe_payment_id_unique"),
    status: text("status", { enum: ORDER_STATUSES }).notNull().default("pending"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("orders_email_tier").on(table.email, table.tier),
    index("orders_user_id").on(table.userId),
    check("orders_amount_positive", sql`${table.amount} > 0`),
    checkOneOf("orders", table.tier, ORDERED_TIERS),
    checkOneOf("orders", table.status, ORDER_STATUSES),
  ],
);

const isLive = sql.raw(`status in (${LIVE_CONSULTATION_STATUSES.map((status) => `'${status}'`).join(", ")})`);

/** Booked sessions: at most one live booking at a time for each start and for each buyer. */
export const consultations = sqliteTable(
  "consultations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    dateOfBirth: sealedText("consultations", "date_of_birth").notNull(),
    consultationTopic: sealedText("consultations", "consultation_topic").notNull(),
    optionalNotes: sealedText("consultations", "optional_notes"),
    sessionAt: integer("session_at").notNull(),
    /** The client's IANA zone. */
    timezone: text("timezone").notNull(),
    status: text("status", { enum: CONSULTATION_STATUSES }).notNull().default("pending"),
    meetingUrl: sealedText("consultations", "meeting_url"),
    meetingId: sealedText("consultations", "meeting_id"),
    meetingPassword: sealedText("consultations", "meeting_password"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("consultations_live_session_at_unique").on(table.sessionAt).where(isLive),
    uniqueIndex("consultations_live_email_unique").on(table.email).where(isLive),
    index("consultations_session_at").on(table.sessionAt),
    index("consultations_email").on(table.email),
    index("consultations_user_id").on(table.userId),
    checkOneOf("consultations", table.status, CONSULTATION_STATUSES),
    ...checkSealed("consultations", [
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
    reason: sealedText("blocked_slots", "reason"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("blocked_slots_day_start_time_unique").on(table.day, table.startTime),
    check("blocked_slots_start_before_end", sql`${table.startTime} < ${table.endTime}`),
    ...checkSealed("blocked_slots", [table.reason]),
  ],
);

/** Support tickets. */
export const contactRequests = sqliteTable(
  "contact_requests",
  {
    id: text("id").primaryKey(),
    ticketNumber: text("ticket_number").notNull().unique("contact_requests_ticket_number_unique"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    reason: text("reason", { enum: CONTACT_REASONS }).notNull(),
    message: sealedText("contact_requests", "message").notNull(),
    status: text("status", { enum: CONTACT_STATUSES }).notNull().default("open"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("contact_requests_status_created_at").on(table.status, table.createdAt),
    index("contact_requests_email").on(table.email),
    checkOneOf("contact_requests", table.reason, CONTACT_REASONS),
    checkOneOf("contact_requests", table.status, CONTACT_STATUSES),
    ...checkSealed("contact_requests", [table.message]),
  ],
);

/** Commissions of hand-drawn sigils. */
export const handDrawnSigils = sqliteTable(
  "hand_drawn_sigils",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    processNumber: text("process_number").notNull().unique("hand_drawn_sigils_process_number_unique"),
    email: text("email").notNull(),
    name: text("name").notNull(),
    primaryIntention: sealedText("hand_drawn_sigils", "primary_intention").notNull(),
    dreamSymbols: sealedText("hand_drawn_sigils", "dream_symbols"),
    spiritualPractices: sealedText("hand_drawn_sigils", "spiritual_practices"),
    emotionalTone: sealedText("hand_drawn_sigils", "emotional_tone").notNull(),
    sacredElements: sealedText("hand_drawn_sigils", "sacred_elements"),
    currentStep: integer("current_step").notNull().default(1),
    status: text("status", { enum: COMMISSION_STATUSES }).notNull().default("consultation_pending"),
    sigilImagePath: sealedText("hand_drawn_sigils", "sigil_image_path"),
    practitionerNotes: sealedText("hand_drawn_sigils", "practitioner_notes"),
    energeticSummary: sealedText("hand_drawn_sigils", "energetic_summary"),
    activationInstructions: sealedText("hand_drawn_sigils", "activation_instructions"),
    /** SHA-256 of the token in the master's link, as is the one of step 3. */
    masterStep2TokenHash: text("master_step2_token_hash").unique("hand_drawn_sigils_step2_token_unique"),
    masterStep3TokenHash: text("master_step3_token_hash").unique("hand_drawn_sigils_step3_token_unique"),
    completedAt: integer("completed_at"),
    deliveredAt: integer("delivered_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("hand_drawn_sigils_status_created_at").on(table.status, table.createdAt),
    index("hand_drawn_sigils_email").on(table.email),
    index("hand_drawn_sigils_user_id").on(table.userId),
    checkOneOf("hand_drawn_sigils", table.currentStep, COMMISSION_STEPS),
    checkOneOf("hand_drawn_sigils", table.status, COMMISSION_STATUSES),
    ...checkSealed("hand_drawn_sigils", [
      table.primaryIntention,
      table.dreamSymbols,
      table.spiritualPractices,
      table.emotionalTone,
      table.sacredElements,
      table.sigilImagePath,
      table.practitionerNotes,
      table.energeticSummary,
      table.activationInstructions,
    ]),
  ],
);

/** Mails on their way: each is written in the same batch as what causes it, and loses its contents once it is sent. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    /** Names the occasion: the same one is not mailed twice. */
    messageKey: text("message_key").notNull().unique("outbox_message_key_unique"),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** What the mail is written from; null once it is sent. */
    payload: sealedText("outbox", "payload"),
    status: text("status", { enum: MAIL_STATUSES }).notNull().default("pending"),
    /** Tries that were begun. */
    tries: integer("tries").notNull().default(0),
    nextTryAt: integer("next_try_at").notNull(),
    /** Until when a try that is running has it for itself; null where none is. */
    leasedUntil: integer("leased_until"),
    /** When it is no longer worth sending; null means never. */
    expiresAt: integer("expires_at"),
    /** Why the last try failed: a word of our own, nothing that a mail service said. */
    failureCode: text("failure_code"),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at"),
  },
  (table) => [
    index("outbox_pending_next_try_at").on(table.nextTryAt).where(sql`status = 'pending'`),
    index("outbox_recipient_kind_created_at").on(table.recipient, table.kind, table.createdAt),
    index("outbox_created_at").on(table.createdAt),
    check("outbox_erased_when_sent", sql`(${table.status} = 'sent') = (${table.payload} is null)`),
    check("outbox_sent_at_when_sent", sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
    checkOneOf("outbox", table.status, MAIL_STATUSES),
    ...checkSealed("outbox", [table.payload]),
  ],
);

/** Who wished for letters, and what they agreed to when. */
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
    check("subscriptions_confirmed_at", sql`${table.status} <> 'confirmed' or ${table.confirmedAt} is not null`),
    check(
      "subscriptions_unsubscribed_at",
      sql`${table.status} <> 'unsubscribed' or ${table.unsubscribedAt} is not null`,
    ),
    checkOneOf("subscriptions", table.status, SUBSCRIPTION_STATUSES),
  ],
);

/** When services that want to be asked slowly may be asked again; nothing of what they are asked. */
export const serviceTurns = sqliteTable("service_turns", {
  service: text("service").primaryKey(),
  nextAt: integer("next_at").notNull(),
});

function checkOneOf(table: string, column: AnySQLiteColumn, values: readonly (string | number)[]) {
  const list = values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", ");
  return check(`${table}_${column.name}_known`, sql`${column} in (${sql.raw(list)})`);
}
