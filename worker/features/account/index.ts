import type { Visitor } from "#domain/accounts/visitor.ts";
import { endSession, getSession, getTier as getTierContract, type SessionResponse } from "#domain/contracts/account.ts";
import { ok } from "#domain/lib/result.ts";
import { computeTier } from "#domain/orders/entitlement.ts";
import type { Tier } from "#domain/orders/tier.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { Feature } from "#worker/feature.ts";
import { ENDED_SESSION } from "#worker/http/cookies.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { publicRoute } from "#worker/http/route.ts";

/** Who is signed in, and what they hold. */
export const ACCOUNT: Feature = {
  name: "account",
  routes: (platform) => [
    publicRoute(getTierContract, async ({ params, findVisitor }) =>
      ok({ tier: findTierOf(params.email, await findVisitor()) }),
    ),
    publicRoute(getSession, async ({ findVisitor }) => ok(describeSession(await findVisitor()))),
    publicRoute(endSession, async ({ sessionToken }) => {
      if (sessionToken !== null) await platform.sessions.end(sessionToken);
      return ok(replyEmpty({ status: 204, cookies: [ENDED_SESSION] }));
    }),
  ],
  jobs: [
    {
      name: "end_sessions",
      schedule: "23 3 * * *",
      run: (platform, now) => platform.sessions.deleteEnded(now),
    },
  ],
  personalData: [
    { table: users, atDeletion: "delete" },
    { table: sessions, atDeletion: "delete" },
    { table: orders, atDeletion: "reduce" },
  ],
};

/** What a browser may know of its own session. */
function describeSession(visitor: Visitor): SessionResponse {
  if (visitor.kind !== "account") return { account: null };
  const { email, role, tier } = visitor;
  return { account: { email, role, tier } };
}

/**
 * The tier of an e-mail address, as far as the visitor may know it: whoever owns neither the address nor an order for it learns "free". The
 * address itself is never looked up, so that the answer takes as long for one that bought as for one nobody knows.
 */
function findTierOf(email: string, visitor: Visitor): Tier {
  switch (visitor.kind) {
    case "anonymous":
      return "free";
    case "buyer":
      return computeTier(visitor.orders.filter((order) => order.email === email));
    case "account":
      return visitor.email === email ? visitor.tier : "free";
  }
}
