import { expect, it } from "vitest";
import { CONFIRMATION_VALID_MS, decideConfirmation, type SubscriptionStanding } from "./subscription.ts";

const ASKED_AT = Date.UTC(2026, 10, 21, 12);
const PENDING: SubscriptionStanding = { status: "pending", unsubscribedAt: null };

it.each<[string, SubscriptionStanding | null, number, string]>([
  ["within seven days", PENDING, ASKED_AT + CONFIRMATION_VALID_MS, "confirm"],
  ["after seven days", PENDING, ASKED_AT + CONFIRMATION_VALID_MS + 1, "expired"],
  ["a second time", { status: "confirmed", unsubscribedAt: null }, ASKED_AT, "already_confirmed"],
  [
    "long after it was confirmed",
    { status: "confirmed", unsubscribedAt: null },
    ASKED_AT + 2 * CONFIRMATION_VALID_MS,
    "already_confirmed",
  ],
  ["after unsubscribing", { status: "unsubscribed", unsubscribedAt: ASKED_AT + 1 }, ASKED_AT + 2, "withdrawn"],
  [
    "from before unsubscribing, though asked for anew",
    { status: "pending", unsubscribedAt: ASKED_AT + 1 },
    ASKED_AT + 2,
    "withdrawn",
  ],
  ["when asked for anew since", { status: "pending", unsubscribedAt: ASKED_AT - 1 }, ASKED_AT + 2, "confirm"],
  ["of a subscription that was deleted", null, ASKED_AT, "withdrawn"],
])("a link opened %s does what is due", (_case, subscription, now, confirmation) => {
  expect(decideConfirmation(subscription, ASKED_AT, now)).toBe(confirmation);
});
