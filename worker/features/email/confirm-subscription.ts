import { type Confirmation, decideConfirmation } from "#domain/mail/subscription.ts";
import { parseConfirmationClaims } from "#worker/mail/confirmation-link.ts";
import type { LinkTokens } from "#worker/mail/link-tokens.ts";
import type { SubscriptionRepo } from "./subscription-repo.ts";

/** What came of a confirmation link; `unknown` where the link is none of ours. */
export type ConfirmationOutcome = Confirmation | "unknown";

/** Confirms letters by the link of a mail. */
export async function confirmSubscription(
  { links, subscriptions }: { readonly links: LinkTokens; readonly subscriptions: SubscriptionRepo },
  rawToken: string,
  now: number,
): Promise<ConfirmationOutcome> {
  const claims = parseConfirmationClaims(await links.open("newsletter_confirmation", rawToken));
  if (!claims) return "unknown";
  const confirmation = decideConfirmation(await subscriptions.find(claims.email), claims.requestedAt, now);
  if (confirmation === "confirm") await subscriptions.confirm(claims.email, now);
  return confirmation;
}
