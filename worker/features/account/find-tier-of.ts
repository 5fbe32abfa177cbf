import type { Visitor } from "#domain/accounts/visitor.ts";
import type { Tier } from "#domain/orders/tier.ts";

/**
 * The tier of an e-mail address, as far as the visitor may know it: whoever doesn't own the address learns "free". The
 * address itself is never looked up, so that the answer takes as long for one that bought as for one nobody knows.
 */
export function findTierOf(email: string, visitor: Visitor): Tier {
  return visitor.kind === "account" && visitor.email === email ? visitor.tier : "free";
}
