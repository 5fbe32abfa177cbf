import type { OrderedTier, OrderStatus } from "../orders/order.ts";
import type { Tier } from "../orders/tier.ts";

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
}

/** An order that was paid in the browser that sends a request. */
export interface BoughtOrder {
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
  /** The address that was typed before paying. Paying proves the purchase and not the mailbox. */
  readonly email: string;
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

/** The tier that the server's own records give to a visitor: what a request claims never enters. */
export function tierOf(visitor: Visitor): Tier {
  return visitor.kind === "anonymous" ? "free" : visitor.tier;
}
