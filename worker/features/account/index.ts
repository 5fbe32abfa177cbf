import { endSession, getSession, getTier as getTierContract } from "#domain/contracts/account.ts";
import { ok } from "#domain/lib/result.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { Feature } from "#worker/feature.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { publicRoute } from "#worker/http/route.ts";
import { ENDED_SESSION } from "#worker/http/sessions/session-cookie.ts";
import { describeSession } from "./describe-session.ts";
import { findTierOf } from "./find-tier-of.ts";

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
