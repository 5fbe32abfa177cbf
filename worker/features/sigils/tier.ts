import type { Tier } from "#domain/orders/tier.ts";

/**
 * Who asks, by the server's own records: nobody known, or an account with the tier that it holds. The HTTP API knows
 * anonymous visitors alone until there are sessions.
 */
export type Visitor = { readonly kind: "anonymous" } | { readonly kind: "account"; readonly tier: Tier };

/** The tier that the server's own records give to a visitor: what a request claims never enters. */
export function tierOf(visitor: Visitor): Tier {
  switch (visitor.kind) {
    case "anonymous":
      return "free";
    case "account":
      return visitor.tier;
  }
}
