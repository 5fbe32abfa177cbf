import type { OrderedTier } from "#domain/orders/order.ts";

/** What can be bought, in the words of the checkout. */
export const ITEMS: Readonly<
  Record<OrderedTier, { readonly name: string; readonly promise: string; readonly gives: readonly string[] }>
> = {
  advanced: {
    name: "Advanced tier",
    promise: "Paid once, yours for good",
    gives: [
      "All five methods, each with its own workshop",
      "Personal information allowed in your words",
      "PDF ritual guides with extras",
      "Personal guidance for each sigil",
    ],
  },
  mastercrafted: {
    name: "Mastercrafted tier",
    promise: "Paid once, yours for good",
    gives: [
      "One sigil drawn by hand by the master",
      "Everything in the Advanced tier",
      "PDF ritual guides with extras",
    ],
  },
  consultation: {
    name: "Clarity Session",
    promise: "Paid once, booked whenever it suits you",
    gives: ["A private hour with the practitioner, by video", "Your own day and hour", "The access does not expire"],
  },
};

/** A price with its cents, as on a bill. */
export function formatFullPrice(cents: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
}
