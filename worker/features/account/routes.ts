import { getTier as getTierContract } from "#domain/contracts/account.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { findTierOf } from "./find-tier-of.ts";

/** The calls about accounts. Each looks a session up in the database, so they are counted. */
export function createAccountRoutes({ accountLimiter }: { readonly accountLimiter: RateLimiter }): readonly Route[] {
  return [
    route(
      getTierContract,
      async ({ params, findVisitor }) => ({ tier: findTierOf(params.email, await findVisitor()) }),
      { limiter: accountLimiter },
    ),
  ];
}
