import type { BoughtOrder, Visitor } from "#domain/accounts/visitor.ts";
import { computeHeldAccess } from "#domain/consultations/access.ts";
import {
  endSession,
  getConsultationAccess,
  getSession,
  getTier as getTierContract,
} from "#domain/contracts/account.ts";
import { ERASURE_CONFIRMATION_MESSAGE, eraseData, exportData, getHeldData } from "#domain/contracts/personal-data.ts";
import { endAllSessions, endOneSession, listSessions } from "#domain/contracts/sessions.ts";
import { sendSignInCode as sendSignInCodeContract, signIn as signInContract } from "#domain/contracts/sign-in.ts";
import { ok, refuse } from "#domain/lib/result.ts";
import { computeTier } from "#domain/orders/entitlement.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { erasures, sessions, signInCodes, users } from "#worker/db/schema/accounts.ts";
import { erasePerson, finishErasures } from "#worker/erase-person.ts";
import { describeHeldData, exportPerson } from "#worker/export-person.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { ENDED_SESSION, FORGOTTEN_BROWSER, toCodeBrowserCookie, toSessionCookie } from "#worker/http/cookies.ts";
import { describeSession } from "#worker/http/describe-session.ts";
import { Reply, replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, publicRoute } from "#worker/http/route.ts";
import { DATA_ERASED } from "#worker/mail/templates/data-erased.ts";
import { SIGN_IN_CODE } from "#worker/mail/templates/sign-in-code.ts";
import { byAccount, byAddress } from "#worker/personal-data.ts";
import { createCodePage } from "./code-page.ts";
import { CodeRepo } from "./code-repo.ts";
import { respondWithArchive } from "./respond-with-archive.ts";
import { sendSignInCode, signInByCode } from "./sign-in.ts";

/** What was paid in a browser is found again by signing in: on a shared computer nothing is left open to whoever comes next. */
const SIGNED_OUT = [ENDED_SESSION, FORGOTTEN_BROWSER];

/** Signing in and out, and what somebody holds. */
export const ACCOUNT: Feature = {
  name: "account",
  routes: (platform, { features }) => [
    accountRoute(getHeldData, async ({ account }) => ok(await describeHeldData(platform, features, account.email))),
    accountRoute(exportData, ({ account }) => respondWithArchive(exportPerson(platform, features, account.email))),
    accountRoute(eraseData, async ({ account, body, origin }) => {
      if (body.email !== account.email) return refuse("invalid_request", { message: ERASURE_CONFIRMATION_MESSAGE });
      const erased = await erasePerson(platform, features, { email: account.email, origin });
      return erased.isOk ? ok(new Reply(erased.value, { cookies: SIGNED_OUT })) : erased;
    }),
    publicRoute(getTierContract, async ({ params, findVisitor }) =>
      ok({ tier: computeTier(listOrdersOf(params.email, await findVisitor())) }),
    ),
    publicRoute(getConsultationAccess, async ({ params, findVisitor }) => {
      const bought = listOrdersOf(params.email, await findVisitor());
      return ok({ hasAccess: bought.some(opensBooking) });
    }),
    publicRoute(getSession, async ({ findVisitor }) => ok(describeSession(await findVisitor()))),
    publicRoute(endSession, async ({ sessionToken }) => {
      if (sessionToken !== null) await platform.sessions.end(sessionToken);
      return ok(replyEmpty({ status: 204, cookies: SIGNED_OUT }));
    }),
    publicRoute(sendSignInCodeContract, async ({ body, ...asker }) => {
      const sent = await sendSignInCode(platform, asker, body.email);
      if (!sent.isOk) return sent;
      const { browser, ...times } = sent.value;
      return ok(new Reply(times, { cookies: [toCodeBrowserCookie(browser)] }));
    }),
    publicRoute(signInContract, async ({ body, ...browser }) => {
      const signedIn = await signInByCode(platform, browser, body.code);
      if (!signedIn.isOk) return signedIn;
      const secrets = { session: signedIn.value, browser: browser.browserToken };
      const visitor = await platform.sessions.findVisitor(secrets, platform.clock.now());
      return ok(new Reply(describeSession(visitor), { cookies: [toSessionCookie(signedIn.value)] }));
    }),
    accountRoute(listSessions, async ({ account, sessionToken }) => {
      const current = sessionToken === null ? null : await hashToken(sessionToken);
      const live = await platform.sessions.listLive(account.userId, platform.clock.now());
      return ok({
        sessions: live.map(({ id, browser, createdAt, seenAt }) => ({
          ...{ id, browser, isCurrent: id === current },
          createdAt: new Date(createdAt).toISOString(),
          seenAt: new Date(seenAt).toISOString(),
        })),
      });
    }),
    accountRoute(endOneSession, async ({ account, params }) => {
      await platform.sessions.endOne(account.userId, params.id);
      return ok(replyEmpty({ status: 204 }));
    }),
    accountRoute(endAllSessions, async ({ account }) => {
      await platform.sessions.endAll(account.userId);
      return ok(replyEmpty({ status: 204, cookies: SIGNED_OUT }));
    }),
  ],
  pages: createCodePage,
  jobs: [
    {
      name: "finish_erasures",
      schedule: "7 * * * *",
      run: (platform, now, features) => finishErasures(platform, features, { origin: platform.linkOrigin, now }),
    },
    deleteAfterRetention("forget_erased_addresses", ({ outbox }) => outbox.forgetRecipients(DATA_ERASED.name)),
    deleteAfterRetention("end_sessions", ({ sessions }, { now }) => sessions.deleteEnded(now)),
    deleteAfterRetention("delete_old_codes", ({ database, encryption }, { until }) =>
      new CodeRepo(database, encryption).deleteUntil(until),
    ),
  ],
  mails: [SIGN_IN_CODE, DATA_ERASED],
  personalData: [
    {
      table: sessions,
      title: "Signed-in browsers",
      isAbout: byAccount(sessions.userId),
      atDeletion: "delete",
      hidden: ["tokenHash", "userId"],
    },
    {
      table: signInCodes,
      title: "Codes that you asked for",
      isAbout: byAddress(signInCodes.email),
      atDeletion: "delete",
      hidden: ["mailboxKey", "codeHash", "browserHash", "sessionHash"],
    },
    { table: users, title: "Account", isAbout: byAddress(users.email), atDeletion: "delete", hidden: ["id"] },
    // Deleted by the erasure itself, as its last act.
    {
      table: erasures,
      title: "A deletion that is under way",
      isAbout: byAddress(erasures.email),
      atDeletion: () => [],
    },
  ],
};

function opensBooking({ tier, status, isForfeited }: BoughtOrder): boolean {
  return tier === "consultation" && computeHeldAccess(status, isForfeited) === "open";
}

/**
 * The orders that a visitor may know of an e-mail address: those of whoever is signed in with it, those paid for it in this browser, and none
 * for anybody else. The address itself is never looked up, so that the response takes as long for one that bought as for one nobody knows.
 */
function listOrdersOf(email: string, visitor: Visitor): readonly BoughtOrder[] {
  switch (visitor.kind) {
    case "anonymous":
      return [];
    case "buyer":
      return visitor.orders.filter((order) => order.email === email);
    case "account":
      return visitor.email === email ? visitor.orders : [];
  }
}
