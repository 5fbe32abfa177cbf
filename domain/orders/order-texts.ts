import { formatPrice, type OrderedTier, type OrderStatus } from "./order.ts";

/** What was bought, as receipts name it. */
export const ITEM_NAMES: Readonly<Record<OrderedTier, string>> = {
  advanced: "Advanced tier, one-time",
  mastercrafted: "Mastercrafted: Advanced tier and one hand-drawn sigil",
  consultation: "Clarity Session, 60 minutes, one-time",
};

/** The state of an order in plain words; of a paid one also how much went back. */
export function describeOrderStatus({
  status,
  refundedAmount,
}: {
  readonly status: OrderStatus;
  /** In US cents. */
  readonly refundedAmount: number;
}): string {
  if (status === "paid" && refundedAmount > 0) return `Paid, ${formatPrice(refundedAmount)} of it refunded`;
  return STATUS_TEXTS[status];
}

const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  pending: "Not paid yet",
  processing: "The payment is on its way",
  failed: "The payment failed",
  canceled: "Canceled",
  paid: "Paid",
  refunded: "Refunded",
  disputed: "In dispute at the bank",
};

/** A card as a receipt names it: its brand and its last four digits. */
export function formatCard({ brand, lastFour }: { readonly brand: string; readonly lastFour: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${lastFour}`;
}
