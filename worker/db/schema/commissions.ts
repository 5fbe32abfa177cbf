import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { COMMISSION_STATUSES, COMMISSION_STEPS } from "#domain/commissions/commission-status.ts";
import { users } from "./accounts.ts";
import { checkEncrypted, checkOneOf, encryptedText } from "./columns.ts";
import { orders } from "./orders.ts";

/** Commissions of hand-drawn sigils. */
export const handDrawnSigils = sqliteTable(
  "hand_drawn_sigils",
  {
    id: text("id").primaryKey(),
    /** The paid order: each is one commission. Null in those from before it was stored. */
    orderId: text("order_id")
      .unique("hand_drawn_sigils_order_id_unique")
      .references(() => orders.id),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    processNumber: text("process_number").notNull().unique("hand_drawn_sigils_process_number_unique"),
    email: text("email").notNull(),
    name: text("name").notNull(),
    primaryIntention: encryptedText("hand_drawn_sigils", "primary_intention").notNull(),
    dreamSymbols: encryptedText("hand_drawn_sigils", "dream_symbols"),
    spiritualPractices: encryptedText("hand_drawn_sigils", "spiritual_practices"),
    emotionalTone: encryptedText("hand_drawn_sigils", "emotional_tone").notNull(),
    sacredElements: encryptedText("hand_drawn_sigils", "sacred_elements"),
    currentStep: integer("current_step").notNull().default(1),
    status: text("status", { enum: COMMISSION_STATUSES }).notNull().default("consultation_pending"),
    sigilImagePath: encryptedText("hand_drawn_sigils", "sigil_image_path"),
    practitionerNotes: encryptedText("hand_drawn_sigils", "practitioner_notes"),
    energeticSummary: encryptedText("hand_drawn_sigils", "energetic_summary"),
    activationInstructions: encryptedText("hand_drawn_sigils", "activation_instructions"),
    /** SHA-256 of the token in the master's link, as is the one of step 3. */
    masterStep2TokenHash: text("master_step2_token_hash").unique("hand_drawn_sigils_step2_token_unique"),
    masterStep3TokenHash: text("master_step3_token_hash").unique("hand_drawn_sigils_step3_token_unique"),
    /** Until when the link of the step opens it; null once it has done its work. */
    masterStepExpiresAt: integer("master_step_expires_at"),
    /** When the master began, saved something of the drawing for the first time, and completed it. */
    begunAt: integer("begun_at"),
    drawingAt: integer("drawing_at"),
    drawnAt: integer("drawn_at"),
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
    ...checkEncrypted("hand_drawn_sigils", [
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

/** Unfinished answers: one for each order that no commission was sent for. */
export const commissionDrafts = sqliteTable(
  "commission_drafts",
  {
    /** Another one each time that it is saved. */
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .unique("commission_drafts_order_id_unique")
      .references(() => orders.id),
    /** JSON, as it was typed. */
    answers: encryptedText("commission_drafts", "answers").notNull(),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => checkEncrypted("commission_drafts", [table.answers]),
);

/** What the links of mails hold: each mail has another link to its commission, so that no secret is stored. */
export const commissionLinks = sqliteTable(
  "commission_links",
  {
    /** SHA-256 of the token in the link, base64url. */
    tokenHash: text("token_hash").primaryKey(),
    commissionId: text("commission_id")
      .notNull()
      .references(() => handDrawnSigils.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("commission_links_commission_id").on(table.commissionId)],
);
