import type { OrderedTier, OrderStatus } from "./order.ts";
import type { Tier } from "./tier.ts";

/** What of an order decides what its buyer holds. */
export interface OrderStanding {
  readonly tier: OrderedTier;
  readonly status: OrderStatus;
}

/** The highest tier that somebody's paid orders give: Mastercrafted includes Advanced, a consultation is no tier. */
export function computeTier(orders: readonly OrderStanding[]): Tier {
  const paid = new Set(orders.filter(({ status }) => status === "paid").map(({ tier }) => tier));
  if (paid.has("mastercrafted")) return "mastercrafted";
  return paid.has("advanced") ? "advanced" : "free";
}
