import type { LinkTokens } from "#worker/mail/link-tokens.ts";
import type { SubscriptionRepo } from "./subscription-repo.ts";

/** Ends all letters to the address that a link was made for; false where the link is none of ours. */
export async function endSubscription(
  { links, subscriptions }: { readonly links: LinkTokens; readonly subscriptions: SubscriptionRepo },
  rawToken: string,
  now: number,
): Promise<boolean> {
  const email = await links.open("unsubscribe", rawToken);
  if (email !== null) await subscriptions.end(email, now);
  return email !== null;
}
