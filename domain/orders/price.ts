import type { OrderedTier } from "./order.ts";

/** What is asked for each order, in US cents; the one table that every price comes from. */
export const PRICES_CENTS: Readonly<Record<OrderedTier, number>> = {
  advanced: 4900,
  mastercrafted: 19_900,
  consultation: 49_900,
};

/** Whether something can be paid for; until then the page says so before it asks for anything. */
export const IS_CHECKOUT_OPEN: boolean = false;

/** A price as it is written in running text: `$49`, with cents only where there are any. */
export function formatPrice(cents: number): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
