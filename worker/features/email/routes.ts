import { collectEmail as collectEmailContract, unsubscribe } from "#domain/contracts/email.ts";
import { AppError } from "#worker/http/app-error.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { LinkTokens } from "#worker/mail/link-tokens.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { type CollectEmailDeps, collectEmail } from "./collect-email.ts";
import { endSubscription } from "./end-subscription.ts";
import { SubscriptionRepo } from "./subscription-repo.ts";

/** What the calls about mails stand on. */
export type EmailRouteDeps = Omit<CollectEmailDeps, "subscriptions"> & {
  readonly links: LinkTokens;
  readonly mailLimiter: RateLimiter;
};

/** The calls about guides and letters. */
export function createEmailRoutes({ mailLimiter, ...rest }: EmailRouteDeps): readonly Route[] {
  const deps = { ...rest, subscriptions: new SubscriptionRepo(rest.database) };
  return [
    route(
      collectEmailContract,
      async ({ body, origin, findVisitor }) => collectEmail(deps, await findVisitor(), origin, body),
      { limiter: mailLimiter },
    ),
    // Not counted: mail services unsubscribe many people from few addresses.
    route(unsubscribe, async ({ params }) => {
      if (await endSubscription(deps, params.token, deps.clock.now())) return { isSubscribed: false as const };
      throw new AppError("not_found", "This link is not complete. Please copy it whole from the mail.");
    }),
  ];
}
