import type { Tier } from "#domain/orders/tier.ts";

/** Somebody who is signed in to an account. */
export interface Account {
  readonly kind: "account";
  readonly userId: string;
  /** In lower case. */
  readonly email: string;
  readonly tier: Tier;
}

/** Who asks, by the server's own records: nobody known, or an account with the tier that it holds. */
export type Visitor = { readonly kind: "anonymous" } | Account;

export const ANONYMOUS: Visitor = { kind: "anonymous" };

/** The tier that the server's own records give to a visitor: what a request claims never enters. */
export function tierOf(visitor: Visitor): Tier {
  return visitor.kind === "account" ? visitor.tier : "free";
}
