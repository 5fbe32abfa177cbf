import { DAY_MS, type DailyLimit } from "../lib/time.ts";
import { toMailboxKey } from "../mail/sender-limits.ts";
import { computeHeldStatus, isKept } from "./entitlement.ts";
import type { OrderedTier, OrderStatus } from "./order.ts";

/** The version of the words that a buyer accepts; raised whenever they change. */
export const TERMS_VERSION = 1;

/** What the box before the pay button says. */
export const TERMS_TEXT =
  "I am 18 or older, I accept the terms of service, and I ask for delivery at once, knowing that what was delivered can’t be returned.";

/** What somebody is told who hasn’t ticked the box. */
export const TERMS_MESSAGE = "Please tick the box above the pay button first.";

/** How long an order waits for its payment, in milliseconds. */
export const UNPAID_ORDER_MS = DAY_MS;

/** What the orders of a day are counted by. */
export type OrderLimitName = "order_address" | "order_client";

/** How many orders may be begun a day: enough for somebody who tries several cards and changes their mind, too few to try stolen ones. */
const MOST: Readonly<Record<OrderLimitName, number>> = { order_address: 20, order_client: 30 };

/** What a new order counts towards. */
export function listOrderLimits(email: string, clientKey: string): readonly DailyLimit<OrderLimitName>[] {
  return [
    { name: "order_address", key: toMailboxKey(email), most: MOST.order_address },
    { name: "order_client", key: clientKey, most: MOST.order_client },
  ];
}

/** What somebody is told who has begun too many orders in a day. */
export const ORDER_LIMIT_MESSAGE =
  "Too many payments were begun today. Nothing was charged. Please try again tomorrow.";

/** What somebody is told who wants to buy what they hold already. */
export const ALREADY_HELD_MESSAGES: Readonly<Record<OrderedTier, string>> = {
  advanced: "You hold the Advanced tier already: all five methods are open to you.",
  consultation: "You can book your session already: it is paid for.",
  mastercrafted: "You hold this already.",
};

/** An order that was paid, as far as it decides whether another one for the same address is a second purchase. */
export interface PaidOrder {
  readonly id: string;
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
  /** In milliseconds since 1970 in UTC, as is `restoredAt`. */
  readonly paidAt: number | null;
  /** When the master gave back by hand what it had lost; null where nobody has. */
  readonly restoredAt: number | null;
  /** When its access was forfeited; empty but for consultations. */
  readonly forfeitures: readonly Forfeiture[];
}

/** A time in which an order gave nothing, because its buyer had missed a session or cancelled it too late; still, where nobody gave it back. */
export interface Forfeiture {
  readonly forfeitedAt: number;
  readonly restoredAt: number | null;
}

/** Whether what an order is for is held by one of these orders at an instant. Each Mastercrafted order is another commission, so it never is. */
export function isHeld(tier: OrderedTier, orders: readonly Omit<PaidOrder, "id" | "paidAt">[], at: number): boolean {
  const holding = orders
    .filter((order) => isKept(computeHeldStatus(order)) && !order.forfeitures.some((one) => isForfeitedAt(one, at)))
    .map((order) => order.tier);
  return HOLDERS[tier].some((holder) => holding.includes(holder));
}

/** Whether an access was forfeited at an instant. */
export function isForfeitedAt({ forfeitedAt, restoredAt }: Forfeiture, at: number): boolean {
  return forfeitedAt <= at && (restoredAt === null || at < restoredAt);
}

/**
 * Whether an order bought what an earlier order of the same address had brought already: then it is refunded. Of two the later one is the
 * second purchase; at the same instant the id decides, so that never both are. What was given back by hand counts from that instant: what was
 * bought between the loss and that is no second purchase; nor is what was bought while the earlier access was forfeited.
 */
export function isSecondPurchase(order: Omit<PaidOrder, "forfeitures">, others: readonly PaidOrder[]): boolean {
  if (!isKept(order.status) || order.paidAt === null) return false;
  const earlier = others.filter((other) => other.id !== order.id && isEarlier(other, order));
  return isHeld(order.tier, earlier, order.paidAt);
}

const HOLDERS: Readonly<Record<OrderedTier, readonly OrderedTier[]>> = {
  advanced: ["advanced", "mastercrafted"],
  consultation: ["consultation"],
  mastercrafted: [],
};

type BoughtAt = Omit<PaidOrder, "forfeitures">;

function isEarlier(one: BoughtAt, other: BoughtAt): boolean {
  const [oneAt, otherAt] = [heldSince(one), heldSince(other)];
  if (oneAt === null || otherAt === null) return oneAt !== null;
  return oneAt === otherAt ? one.id < other.id : oneAt < otherAt;
}

function heldSince({ status, paidAt, restoredAt }: BoughtAt): number | null {
  return isKept(status) ? paidAt : restoredAt;
}
