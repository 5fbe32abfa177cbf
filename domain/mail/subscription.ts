import { DAY_MS } from "../lib/time.ts";

/** The states of a subscription to the newsletter; it is sent only while it is `confirmed`. */
export const SUBSCRIPTION_STATUSES = ["pending", "confirmed", "unsubscribed"] as const;

/** The state of a subscription. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What people consent to when they confirm: rises with each change of the words, and is stored with the consent. */
export const CONSENT_WORDING_VERSION = 1;

/** How long the link in a mail can confirm, in milliseconds. */
export const CONFIRMATION_VALID_MS = 7 * DAY_MS;

/** How long a wish that nobody confirmed is kept, in milliseconds. */
export const UNCONFIRMED_WISH_KEPT_MS = 30 * DAY_MS;

/** What a subscription's confirmation depends on. Instants are milliseconds since 1970 in UTC. */
export interface SubscriptionStanding {
  readonly status: SubscriptionStatus;
  /** When it was last ended; null where it never was. */
  readonly unsubscribedAt: number | null;
}

/** What a confirmation link does: confirm, find it done, or fail because it is too old, taken back since, or about nothing. */
export type Confirmation = "confirm" | "already_confirmed" | "expired" | "withdrawn";

/** Decides what a link from a mail that asked at `requestedAt` does; a null subscription was deleted since. */
export function decideConfirmation(
  subscription: SubscriptionStanding | null,
  requestedAt: number,
  now: number,
): Confirmation {
  if (subscription?.status === "confirmed") return "already_confirmed";
  if (now > requestedAt + CONFIRMATION_VALID_MS) return "expired";
  const isWithdrawn = subscription === null || (subscription.unsubscribedAt ?? Number.NEGATIVE_INFINITY) >= requestedAt;
  return isWithdrawn ? "withdrawn" : "confirm";
}
