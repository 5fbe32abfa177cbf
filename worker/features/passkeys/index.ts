import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey as signInByPasskeyContract,
} from "#domain/contracts/passkeys.ts";
import { ok } from "#domain/lib/result.ts";
import { newToken } from "#worker/db/identifiers.ts";
import { passkeys } from "#worker/db/schema/passkeys.ts";
import { deleteAfterRetention, type Feature } from "#worker/feature.ts";
import { toPasskeyBrowserCookie, toSessionCookie } from "#worker/http/cookies.ts";
import { describeSession } from "#worker/http/describe-session.ts";
import { Reply, replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, publicRoute } from "#worker/http/route.ts";
import { MASTER_KEY_NOTICE, PASSKEY_NOTICE } from "#worker/mail/templates/passkey-mails.ts";
import { byAccount } from "#worker/personal-data.ts";
import {
  addAccountPasskey,
  beginAccountPasskey,
  listAccountPasskeys,
  removeAccountPasskey,
} from "./account-passkeys.ts";
import { beginRequest } from "./ceremonies.ts";
import { ChallengeStore } from "./challenge-store.ts";
import { listMasterRoutes } from "./master/master-routes.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

/** Signing in by a key of the device, and the master's way in. */
export const PASSKEYS: Feature = {
  name: "passkeys",
  routes: (platform) => [
    accountRoute(listPasskeys, async ({ account }) => ok(await listAccountPasskeys(platform, account))),
    accountRoute(beginPasskey, (owner) => beginAccountPasskey(platform, owner)),
    accountRoute(addPasskey, ({ body, ...owner }) => addAccountPasskey(platform, owner, body)),
    accountRoute(removePasskey, async ({ params, ...owner }) => {
      await removeAccountPasskey(platform, owner, params.id);
      return ok(replyEmpty({ status: 204 }));
    }),
    publicRoute(beginPasskeySignIn, async ({ passkeyBrowser }) => {
      const secret = passkeyBrowser ?? newToken();
      const options = await beginRequest(platform, { purpose: "sign_in", secret });
      return ok(new Reply(options, { cookies: [toPasskeyBrowserCookie(secret)] }));
    }),
    publicRoute(signInByPasskeyContract, async ({ body, ...browser }) => {
      const signedIn = await signInByPasskey(platform, browser, body);
      if (!signedIn.isOk) return signedIn;
      const secrets = { session: signedIn.value, browser: browser.browserToken };
      const visitor = await platform.sessions.findVisitor(secrets, platform.clock.now());
      return ok(new Reply(describeSession(visitor), { cookies: [toSessionCookie(signedIn.value)] }));
    }),
    ...listMasterRoutes(platform),
  ],
  jobs: [
    deleteAfterRetention("delete_old_challenges", ({ database }, { now }) =>
      new ChallengeStore(database).deleteOld(now),
    ),
  ],
  mails: [PASSKEY_NOTICE, MASTER_KEY_NOTICE],
  personalData: [
    {
      table: passkeys,
      title: "Passkeys",
      isAbout: byAccount(passkeys.userId),
      atDeletion: "delete",
      hidden: ["publicKey", "counter", "transports"],
    },
  ],
};
