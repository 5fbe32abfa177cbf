import * as z from "zod/mini";
import { ORDER_STATUSES, ORDERED_TIERS } from "../orders/order.ts";
import { LONGEST_NOTE, REFUND_REASONS, SHORTEST_NOTE } from "../orders/refund-request.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { OrderNumber } from "./orders.ts";

const NOTE_ERROR = { error: `Please write a note of ${SHORTEST_NOTE} to ${LONGEST_NOTE} characters.` };

/** What the master writes beside an act: it is encrypted, and shown in the order's history alone. */
export const OrderNote = z
  .string(NOTE_ERROR)
  .check(z.trim(), z.minLength(SHORTEST_NOTE, NOTE_ERROR), z.maxLength(LONGEST_NOTE, NOTE_ERROR));

const AMOUNT_ERROR = { error: "Please enter an amount of at least one cent." };

/** Which order. */
const OrderParams = z.object({ orderNumber: OrderNumber });

const OrderRow = z.object({
  orderNumber: z.string(),
  email: z.string(),
  tier: z.enum(ORDERED_TIERS),
  status: z.enum(ORDER_STATUSES),
  /** In the currency's smallest unit, as is `refundedAmount`. */
  amount: z.number(),
  refundedAmount: z.number(),
  currency: z.string(),
  /** Whether money is on its way back that has not arrived. */
  isRefundUnderWay: z.boolean(),
  /** Whether the master gave back by hand what was lost. */
  isRestored: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** A page of orders, the newest first; `next` is where the following one begins, null on the last. */
export const OrdersResponse = z.object({ orders: z.array(OrderRow), next: z.nullable(z.string()) });
export type OrdersResponse = z.infer<typeof OrdersResponse>;

/** What the history of an order is made of. */
export const HISTORY_KINDS = ["begun", "paid", "event", "request", "refund", "dispute", "mail", "note", "act"] as const;

const HistoryEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(HISTORY_KINDS),
  /** A word of ours or of the provider's: the type of an event, the state of a refund, the kind of a mail. */
  word: z.nullable(z.string()),
  /** How far it has come. */
  state: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  /** What the master wrote. */
  note: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** An order with all that happened to it, the newest first. */
export const DeskOrder = z.extend(OrderRow, {
  /** What can still be sent back. */
  refundableAmount: z.number(),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  paidAt: z.nullable(z.iso.datetime()),
  /** Whether its buyer had their data deleted: nothing can be done with it any more. */
  isErased: z.boolean(),
  history: z.array(HistoryEntry),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

/** Finds orders by number, e-mail address or name. In a body, since what is looked for may be an address. */
export const searchOrders = endpoint({
  name: "searchOrders",
  method: "POST",
  path: "/api/master/orders/search",
  summary: "Find orders",
  access: "master",
  limit: "account",
  body: jsonBody(
    z.object({
      query: z.string().check(z.trim(), z.maxLength(254, { error: "Please look for something shorter." })),
      before: z.nullable(z.string().check(z.maxLength(64))),
    }),
  ),
  response: OrdersResponse,
});

/** Shows an order. */
export const getDeskOrder = endpoint({
  name: "getDeskOrder",
  method: "GET",
  path: "/api/master/orders/{orderNumber}",
  summary: "Show an order with its history",
  access: "master",
  limit: "account",
  params: OrderParams,
  response: DeskOrder,
  errors: ["not_found"],
});

/** What is sent back, and why. */
export const RefundRequest = z.object({
  /** Made once for each refund that is meant: a repeated call with the same one sends nothing more. */
  requestId: z.uuid(),
  amount: z.int(AMOUNT_ERROR).check(z.minimum(1, AMOUNT_ERROR)),
  reason: z.enum(REFUND_REASONS, { error: "Please choose a reason." }),
  /** What of the order was used. */
  used: OrderNote,
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Sends money back, all of it or a part. What exceeds the payment is 409. */
export const refundOrder = endpoint({
  name: "refundOrder",
  method: "POST",
  path: "/api/master/orders/{orderNumber}/refunds",
  summary: "Send money of an order back",
  access: "master",
  needsStepUp: true,
  limit: "account",
  params: OrderParams,
  body: jsonBody(RefundRequest),
  response: DeskOrder,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Gives back by hand what a refund or a dispute has taken, or takes that back. */
export const restoreOrder = endpoint({
  name: "restoreOrder",
  method: "POST",
  path: "/api/master/orders/{orderNumber}/restoration",
  summary: "Give back by hand what an order gave",
  access: "master",
  needsStepUp: true,
  limit: "account",
  params: OrderParams,
  body: jsonBody(z.object({ isRestored: z.boolean(), note: OrderNote })),
  response: DeskOrder,
  errors: ["not_found", "conflict"],
});

/** Corrects the e-mail address of an order; both addresses are told by mail. */
export const correctOrderEmail = endpoint({
  name: "correctOrderEmail",
  method: "POST",
  path: "/api/master/orders/{orderNumber}/email",
  summary: "Correct the e-mail address of an order",
  access: "master",
  needsStepUp: true,
  limit: "account",
  params: OrderParams,
  body: jsonBody(z.object({ email: EmailAddress, note: OrderNote })),
  response: DeskOrder,
  errors: ["not_found", "conflict"],
});
