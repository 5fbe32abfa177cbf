/** What can be bought: two tiers, and access to the consultation. */
export const ORDERED_TIERS = ["advanced", "mastercrafted", "consultation"] as const;

/** What an order is for. */
export type OrderedTier = (typeof ORDERED_TIERS)[number];

/** The states of an order; it starts as `pending`, and grants something only while it is `paid`. */
export const ORDER_STATUSES = ["pending", "processing", "paid", "failed", "refunded", "disputed"] as const;

/** The state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
