import type { OrderedTier, OrderStatus } from "./order.ts";

/** Why money goes back, in the provider's words. */
export const REFUND_REASONS = ["requested_by_customer", "duplicate", "fraudulent"] as const;

/** Why money goes back. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** How far a request for a refund has come: asked for, taken by the provider, or refused by it. */
export const REFUND_REQUEST_STATES = ["asked", "sent", "refused"] as const;

/** What the master writes a note beside. */
export const ORDER_NOTE_KINDS = ["refund", "restoration", "email"] as const;

/** What a note was written beside. */
export type OrderNoteKind = (typeof ORDER_NOTE_KINDS)[number];

/** How short and how long a note of the master's may be. */
export const SHORTEST_NOTE = 3;
export const LONGEST_NOTE = 500;

/** Why no money can be sent back from an order in this state; null where it can. */
export const REFUND_OBSTACLES: Readonly<Record<OrderStatus, string | null>> = {
  pending: "Nothing was paid for this order.",
  processing: "The payment is still on its way: it can be sent back once it has arrived.",
  failed: "Nothing was paid for this order.",
  canceled: "Nothing was paid for this order.",
  paid: null,
  refunded: "The whole amount has gone back already.",
  disputed: "While the dispute is open the bank holds the money: only the bank can send it back.",
};

/** What a buyer loses when the whole amount of an order goes back. */
export const REFUND_WARNINGS: Readonly<Record<OrderedTier, string>> = {
  advanced: "The four methods of the Advanced tier close for this buyer as soon as the money has gone.",
  mastercrafted:
    "The Advanced tier closes for this buyer as soon as the money has gone, and a commission that has begun is stopped.",
  consultation:
    "The access to the session ends as soon as the money has gone, and a session that is booked is canceled.",
};
