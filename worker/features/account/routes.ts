import { getTier as getTierContract } from "#domain/contracts/account.ts";
import { type Route, route } from "#worker/http/route.ts";
import { findTierOf } from "./find-tier-of.ts";

/** The calls about accounts. */
export function createAccountRoutes(): readonly Route[] {
  return [
    route(getTierContract, async ({ params, findVisitor }) => ({
      tier: findTierOf(params.email, await findVisitor()),
    })),
  ];
}
