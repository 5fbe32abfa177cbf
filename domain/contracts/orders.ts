import * as z from "zod/mini";
import { ORDER_STATUSES, ORDERED_TIERS } from "../orders/order.ts";
import { REFUND_STATUSES } from "../orders/provider-object.ts";
import { endpoint } from "./endpoint.ts";

/** The number of an order: `ORD-` and eight characters of Crockford's Base32. */
export const OrderNumber = z
  .string()
  .check(z.regex(/^ORD-[0-9A-HJKMNP-TV-Z]{8}$/, { error: "There is no such order." }));

/** What orders and receipts share. Money is in the currency's smallest unit. */
const ORDER_FIELDS = {
  orderNumber: OrderNumber,
  tier: z.enum(ORDERED_TIERS),
  status: z.enum(ORDER_STATUSES),
  amount: z.number(),
  refundedAmount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
};

/** One order, for whoever may see it; `orderedAt` is when it was paid, or begun where it is not paid yet. */
export const ListedOrder = z.object({ ...ORDER_FIELDS, orderedAt: z.iso.datetime() });
export type ListedOrder = z.infer<typeof ListedOrder>;

/** The orders of whoever is signed in, and those that were paid in this browser; the newest first. */
export const listOrders = endpoint({
  name: "listOrders",
  method: "GET",
  path: "/api/account/orders",
  summary: "The orders of the account, or those that were paid in this browser",
  access: "public",
  limit: "account",
  response: z.object({ orders: z.array(ListedOrder) }),
});

/** A refund of an order, as a receipt lists it. */
const ListedRefund = z.object({ amount: z.number(), refundedAt: z.iso.datetime(), status: z.enum(REFUND_STATUSES) });

/** All that a receipt says. */
export const ReceiptResponse = z.object({
  ...ORDER_FIELDS,
  paidAt: z.iso.datetime(),
  seller: z.string(),
  supportEmail: z.string(),
  /** What is said of taxes; null where nothing is. */
  taxNote: z.nullable(z.string()),
  buyerEmail: z.string(),
  /** Null where the provider didn't name it. */
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  termsVersion: z.nullable(z.number()),
  refunds: z.array(ListedRefund),
});
export type ReceiptResponse = z.infer<typeof ReceiptResponse>;

/** The receipt of an order that was paid, for its owner and for the browser that paid it. */
export const getReceipt = endpoint({
  name: "getReceipt",
  method: "GET",
  path: "/api/orders/{orderNumber}/receipt",
  summary: "The receipt of an order",
  access: "public",
  limit: "account",
  params: z.object({ orderNumber: OrderNumber }),
  response: ReceiptResponse,
  errors: ["not_found"],
});
