import { ACCESS_OF_STATUS, isKept } from "../orders/entitlement.ts";
import type { OrderedTier, OrderStatus } from "../orders/order.ts";
import type { Tier } from "../orders/tier.ts";
import type { SessionProof } from "./passkey.ts";

/** What a session opens: a client's own things, or the master's desk. A code that was mailed never opens the desk. */
export const SESSION_ROLES = ["client", "master"] as const;

/** What a session opens. */
export type SessionRole = (typeof SESSION_ROLES)[number];

/** Somebody who is signed in to an account. */
export interface Account {
  readonly kind: "account";
  readonly userId: string;
  /** In lower case. */
  readonly email: string;
  readonly role: SessionRole;
  readonly tier: Tier;
  /** What was paid for the address, or in this browser. */
  readonly orders: readonly BoughtOrder[];
  readonly proof: SessionProof;
}

/** An order that was paid, whatever became of the money afterwards. */
export interface BoughtOrder {
  readonly orderNumber: string;
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
  /** The address that was typed before paying. Paying proves the purchase and not the mailbox. */
  readonly email: string;
  /** Whether a session that was missed, or cancelled too late, has closed its access for now; never but for consultations. */
  readonly isForfeited: boolean;
}

/** Somebody who paid in this browser and has not signed in: these orders are theirs, and nothing else of the address is shown to them. */
export interface Buyer {
  readonly kind: "buyer";
  readonly tier: Tier;
  readonly orders: readonly BoughtOrder[];
}

/** Who sends a request, by the server's own records: nobody known, a browser in which something was paid, or an account with the tier that it holds. */
export type Visitor = { readonly kind: "anonymous" } | Buyer | Account;

/** Somebody who is not signed in. */
export const ANONYMOUS: Visitor = { kind: "anonymous" };

/** What an order gives to its buyer now. One that is suspended keeps the drawing methods alone. */
export interface HeldAccess {
  readonly product: OrderedTier;
  readonly orderNumber: string;
  readonly isSuspended: boolean;
}

/** What a visitor holds, each order once. An access that was forfeited is not held until it is given back. */
export function listAccesses(visitor: Visitor): readonly HeldAccess[] {
  if (visitor.kind === "anonymous") return [];
  const byNumber = new Map(visitor.orders.map((order) => [order.orderNumber, order]));
  return [...byNumber.values()].flatMap(({ tier, orderNumber, status, isForfeited }) => {
    if (!isKept(status) || isForfeited) return [];
    return [{ product: tier, orderNumber, isSuspended: ACCESS_OF_STATUS[status] === "suspended" }];
  });
}

/** The tier that the server's own records give to a visitor: what a request claims never enters. */
export function tierOf(visitor: Visitor): Tier {
  return visitor.kind === "anonymous" ? "free" : visitor.tier;
}
