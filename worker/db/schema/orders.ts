import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ORDER_STATUSES, ORDERED_TIERS } from "#domain/orders/order.ts";
import { checkOneOf } from "../check-one-of.ts";
import { users } from "./accounts.ts";

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
