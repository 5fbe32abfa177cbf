import type { OrderStatus } from "./order.ts";

/** Why money goes back, in the provider's words. */
export const REFUND_REASONS = ["requested_by_customer", "duplicate", "fraudulent"] as const;

/** Why money goes back. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/** How far a request for a refund has come: asked for, taken by the provider, or refused by it. */
export const REFUND_REQUEST_STATES = ["asked", "sent", "refused"] as const;

/** How far a request for a refund has come. */
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** What the master writes a note beside. */
export const ORDER_NOTE_KINDS = ["refund", "restoration", "email"] as const;

/** What a note was written beside. */
export type OrderNoteKind = (typeof ORDER_NOTE_KINDS)[number];

/** The states of an order that money can be sent back from. While a dispute is open the bank holds the money. */
export const REFUNDABLE_ORDER_STATUSES = ["paid"] as const satisfies readonly OrderStatus[];
