/** What can be bought: two tiers, and access to the consultation. */
export const ORDERED_TIERS = ["advanced", "mastercrafted", "consultation"] as const;

/** What an order is for. */
export type OrderedTier = (typeof ORDERED_TIERS)[number];

/**
 * The states of an order. It starts as `pending`. `failed` can be tried again, `canceled` can't. `disputed` is a dispute that is
 * still open; `refunded` means that the whole amount went back, by refunds, by a prevented or by a lost dispute.
 */
export const ORDER_STATUSES = ["pending", "processing", "paid", "failed", "canceled", "refunded", "disputed"] as const;

/** The state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states in which a browser takes the same order up again, in place of a second one for the same thing. */
export const OPEN_ORDER_STATUSES = ["pending", "processing", "failed"] as const satisfies readonly OrderStatus[];

/** The states of an order that was paid, whatever became of the money afterwards. */
export const PAID_ORDER_STATUSES = ["paid", "refunded", "disputed"] as const satisfies readonly OrderStatus[];

/** Whether there is something to pay for an order in this state; in all others there is only something to be told. */
export function isPayable(status: OrderStatus): boolean {
  return status === "pending" || status === "failed";
}

/** What is asked for each order, in US cents; the one table that every price comes from. */
export const PRICES_CENTS: Readonly<Record<OrderedTier, number>> = {
  advanced: 4900,
  mastercrafted: 19_900,
  consultation: 49_900,
};

/** A price as it is written in running text: `$49`, with cents only where there are any. */
export function formatPrice(cents: number): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

/** The cents of a price that a person typed, such as `49`, `$19.50` or `1,234.00`; null where it can't be one. */
export function parsePrice(text: string): number | null {
  const [, dollars = "", cents = ""] = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (dollars === "") return null;
  return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}
