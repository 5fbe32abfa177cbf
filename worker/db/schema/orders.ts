import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { OPEN_ORDER_STATUSES, ORDER_STATUSES, ORDERED_TIERS, PAID_ORDER_STATUSES } from "#domain/orders/order.ts";
import {
  DISPUTE_STATUSES,
  INTENT_STATUSES,
  PROVIDER_OBJECT_KINDS,
  REFUND_STATUSES,
} from "#domain/orders/provider-object.ts";
import { checkOneOf, isOneOf } from "./columns.ts";

/** Purchases; one outlives the account of its buyer, because invoices have to be kept. */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").primaryKey(),
    /** What receipts and people call it: `ORD-` and eight characters. */
    orderNumber: text("order_number").notNull().unique("orders_order_number_unique"),
    /** Whoever proves to own the address owns the order: it belongs to no account. */
    email: text("email").notNull(),
    tier: text("tier", { enum: ORDERED_TIERS }).notNull(),
    /** The price on the day of the order; later prices don't change it. */
    amount: integer("amount").notNull(),
    /** ISO 4217, lower case. */
    currency: text("currency").notNull().default("usd"),
    /** Version of the terms that were accepted, with the words "18 or older" and "deliver at once"; null in orders from before it was stored. */
    termsVersion: integer("terms_version"),
    termsAcceptedAt: integer("terms_accepted_at"),
    /** The provider's payment intent; null until it has been made. */
    stripePaymentId: text("stripe_payment_id").unique("orders_stripe_payment_id_unique"),
    /** What the intent is made with, so that a repeated call makes no second one. */
    idempotencyKey: text("idempotency_key").notNull().unique("orders_idempotency_key_unique"),
    /** SHA-256 of the secret in the cookie of the browser that pays, base64url; null once nothing depends on it. */
    browserHash: text("browser_hash"),
    /** Follows from the payment objects, as does `refundedAmount`. */
    status: text("status", { enum: ORDER_STATUSES }).notNull().default("pending"),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** For the receipt: the card's brand and its last four digits. */
    cardBrand: text("card_brand"),
    cardLastFour: text("card_last_four"),
    paidAt: integer("paid_at"),
    /** When the order was settled last, or one more than the time before: it is never the same twice. Null before the first. */
    settledAsOf: integer("settled_as_of"),
    /** When the master gave back by hand what a refund or a dispute had taken; null where nobody has. */
    restoredAt: integer("restored_at"),
    /** When its buyer had their data deleted: from then on it gives nothing, and stays as the invoice alone. Null in all others. */
    erasedAt: integer("erased_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("orders_email_tier").on(table.email, table.tier),
    index("orders_browser_hash").on(table.browserHash),
    index("orders_mastercrafted_paid_at").on(table.paidAt).where(sql`tier = 'mastercrafted'`),
    index("orders_open_created_at").on(table.createdAt).where(isOneOf("status", OPEN_ORDER_STATUSES)),
    uniqueIndex("orders_open_browser_hash_tier_email_unique")
      .on(table.browserHash, table.tier, table.email)
      .where(isOneOf("status", OPEN_ORDER_STATUSES)),
    // Eight characters of Crockford's Base32. A pattern may have 50 bytes at most, so it can't name each of them.
    check(
      "orders_order_number_shape",
      sql`${table.orderNumber} glob 'ORD-????????' and substr(${table.orderNumber}, 5) not glob '*[^0-9A-HJKMNP-TV-Z]*'`,
    ),
    check("orders_amount_positive", sql`${table.amount} > 0`),
    check("orders_refunded_within_amount", sql`${table.refundedAmount} between 0 and ${table.amount}`),
    check(
      "orders_erased_reduced",
      sql`${table.erasedAt} is null or (${table.browserHash} is null and ${table.cardLastFour} is null)`,
    ),
    check("orders_terms_accepted", sql`(${table.termsVersion} is null) = (${table.termsAcceptedAt} is null)`),
    check("orders_paid_at_when_paid", sql`(${table.paidAt} is not null) = (${isOneOf("status", PAID_ORDER_STATUSES)})`),
    checkOneOf("orders", table.tier, ORDERED_TIERS),
    checkOneOf("orders", table.status, ORDER_STATUSES),
  ],
);

/** What the payment provider said last of an order's intent, its refunds and its disputes: an order's state follows from these rows alone. */
export const paymentObjects = sqliteTable(
  "payment_objects",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    // Without an action: where a migration rebuilds `orders`, the database refuses to drop it before it lets these rows go.
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: PROVIDER_OBJECT_KINDS }).notNull(),
    status: text("status").notNull(),
    amount: integer("amount").notNull(),
    isDeclined: integer("is_declined", { mode: "boolean" }).notNull().default(false),
    /** When the provider said so. */
    asOf: integer("as_of").notNull(),
  },
  (table) => [
    index("payment_objects_order_id").on(table.orderId),
    checkOneOf("payment_objects", table.kind, PROVIDER_OBJECT_KINDS),
    check(
      "payment_objects_status_of_kind",
      sql`case ${table.kind} when 'intent' then ${isOneOf("status", INTENT_STATUSES)} when 'refund' then ${isOneOf("status", REFUND_STATUSES)} else ${isOneOf("status", DISPUTE_STATUSES)} end`,
    ),
  ],
);

/** Events that the provider sent: the id is written in the same batch as the event's effect, so that none has its effect twice. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider's id. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** The object that it is about. */
    objectId: text("object_id").notNull(),
    receivedAt: integer("received_at").notNull(),
    /** Null while the object is unknown here: the event waits until its order is found. */
    appliedAt: integer("applied_at"),
  },
  (table) => [
    index("payment_events_waiting_object_id").on(table.objectId).where(sql`applied_at is null`),
    index("payment_events_received_at").on(table.receivedAt),
  ],
);
