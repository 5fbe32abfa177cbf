import { type ErrorCode, err, ok, type Result } from "../lib/result.ts";
import { ACCESS_OF_STATUS, computeHeldStatus } from "../orders/entitlement.ts";
import { formatPrice, type OrderStatus, PRICES_CENTS } from "../orders/order.ts";
import { type Booking, isForfeited, isLive } from "./booking.ts";

/** An order of a consultation, as far as it opens booking. */
export interface ConsultationOrder {
  readonly id: string;
  readonly status: OrderStatus;
  /** When the master gave back by hand what it had lost, in milliseconds since 1970 in UTC; null where nobody has. */
  readonly restoredAt: number | null;
}

/** A booking, as far as it takes up or costs an access. */
export type AccessUse = Pick<Booking, "id" | "orderId" | "status" | "forfeitedAt" | "restoredAt">;

/** What a buyer’s orders give, from most to least; `suspended` is an open dispute. */
export const ACCESS_STATES = ["open", "suspended", "forfeited", "revoked", "none"] as const;

/** What a buyer’s orders give. */
export type AccessState = (typeof ACCESS_STATES)[number];

/** Whether somebody can book. */
export interface ConsultationAccess {
  readonly state: AccessState;
  /** The order that gives it; null where there is none. */
  readonly orderId: string | null;
  /** The one booking that is live; null where there is none. */
  readonly liveBookingId: string | null;
}

/**
 * What a buyer’s orders and bookings come to, the order that gives most first, and of equals the one that comes first. An access has no end,
 * and completed sessions don’t use it up; a forfeited one is closed until the master gives it back.
 */
export function computeAccess(
  orders: readonly ConsultationOrder[],
  bookings: readonly AccessUse[],
): ConsultationAccess {
  const liveBookingId = bookings.find(isLive)?.id ?? null;
  for (const state of ACCESS_STATES) {
    const order = orders.find((candidate) => computeAccessState(candidate, bookings) === state);
    if (order !== undefined) return { state, orderId: order.id, liveBookingId };
  }
  return { state: "none", orderId: null, liveBookingId };
}

/** What one order gives. */
export function computeAccessState(order: ConsultationOrder, bookings: readonly AccessUse[]): AccessState {
  const isLost = bookings.some((booking) => booking.orderId === order.id && isForfeited(booking));
  return computeHeldAccess(computeHeldStatus(order), isLost);
}

/** What an order gives that is held in a state, and whose access was or was not forfeited. */
export function computeHeldAccess(status: OrderStatus, isForfeited: boolean): AccessState {
  switch (ACCESS_OF_STATUS[status]) {
    case "none":
      return "none";
    case "revoked":
      return "revoked";
    case "suspended":
      return "suspended";
    case "granted":
      return isForfeited ? "forfeited" : "open";
  }
}

/** Why somebody can’t book. */
export type AccessRefusal = "not_paid" | "suspended" | "forfeited" | "already_booked";

/** What somebody is told who can’t book. */
export const ACCESS_MESSAGES: Readonly<Record<AccessRefusal, string>> = {
  not_paid: `Pay ${formatPrice(PRICES_CENTS.consultation)} once to access Master Consultation booking.`,
  suspended: "Your payment is in dispute at the bank. Sessions can be booked again once that is settled.",
  forfeited:
    "Your access ended with a session that was missed, or cancelled less than 48 hours before. Please write to us, or pay for a new one.",
  already_booked: "You have a session booked already. Please move or cancel that one first.",
};

/** The code of the response to somebody who can’t book. */
export const ACCESS_ERROR_CODES: Readonly<Record<AccessRefusal, ErrorCode>> = {
  not_paid: "payment_required",
  suspended: "payment_required",
  forfeited: "payment_required",
  already_booked: "conflict",
};

/** The order under which somebody books, or why they can’t. */
export function decideBookingAccess(access: ConsultationAccess): Result<{ readonly orderId: string }, AccessRefusal> {
  const { state, orderId, liveBookingId } = access;
  if (state === "suspended" || state === "forfeited") return err(state);
  if (state !== "open" || orderId === null) return err("not_paid");
  return liveBookingId === null ? ok({ orderId }) : err("already_booked");
}
