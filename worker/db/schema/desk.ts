import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MASTER_ACTS } from "#domain/accounts/master-act.ts";
import { ORDER_NOTE_KINDS, REFUND_REASONS, REFUND_REQUEST_STATES } from "#domain/orders/refund-request.ts";
import { checkEncrypted, checkOneOf, encryptedText } from "./columns.ts";
import { orders } from "./orders.ts";

/** Every act of the master: what, when, by which browser, to which. No word that anybody wrote is in it. */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    id: text("id").primaryKey(),
    act: text("act", { enum: MASTER_ACTS }).notNull(),
    /** What it was done to, such as an order's number; null where that says the act. */
    subject: text("subject"),
    /** Figures and words of ours, such as an amount; null where there is nothing more to say. */
    detail: text("detail"),
    /** The browser that the master used. */
    browser: text("browser").notNull(),
    actedAt: integer("acted_at").notNull(),
  },
  (table) => [index("audit_entries_subject").on(table.subject), checkOneOf("audit_entries", table.act, MASTER_ACTS)],
);

/** What the master wants sent back: written before the provider is asked, so that the sum of all never exceeds what was paid. */
export const refundRequests = sqliteTable(
  "refund_requests",
  {
    /** Made by the browser, so that a repeated call asks for nothing more; the provider's idempotency key is made of it. */
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: REFUND_REASONS }).notNull(),
    /** `asked` until the provider has said something; `refused` no longer counts. */
    state: text("state", { enum: REFUND_REQUEST_STATES }).notNull().default("asked"),
    /** The provider's refund; null until it has made one. */
    refundId: text("refund_id").unique("refund_requests_refund_id_unique"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("refund_requests_order_id").on(table.orderId),
    index("refund_requests_asked_created_at").on(table.createdAt).where(sql`state = 'asked'`),
    check("refund_requests_amount_positive", sql`${table.amount} > 0`),
    check("refund_requests_refund_when_sent", sql`(${table.refundId} is not null) = (${table.state} = 'sent')`),
    checkOneOf("refund_requests", table.reason, REFUND_REASONS),
    checkOneOf("refund_requests", table.state, REFUND_REQUEST_STATES),
  ],
);

/** What the master wrote beside an act on an order. */
export const orderNotes = sqliteTable(
  "order_notes",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: ORDER_NOTE_KINDS }).notNull(),
    note: encryptedText("order_notes", "note").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("order_notes_order_id").on(table.orderId),
    checkOneOf("order_notes", table.kind, ORDER_NOTE_KINDS),
    ...checkEncrypted("order_notes", [table.note]),
  ],
);
