import {
  addMasterKey as addMasterKeyContract,
  beginMasterKey as beginMasterKeyContract,
  beginMasterSetup,
  beginMasterSignIn,
  beginStepUp as beginStepUpContract,
  listAudit,
  listMasterKeys as listMasterKeysContract,
  removeMasterKey as removeMasterKeyContract,
  renewRecoveryCodes as renewRecoveryCodesContract,
  setUpMaster as setUpMasterContract,
  signInMaster as signInMasterContract,
  stepUp as stepUpContract,
  useRecoveryCode,
} from "#domain/contracts/master.ts";
import { ok } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { newToken } from "#worker/db/identifiers.ts";
import { toPasskeyBrowserCookie, toSessionCookie } from "#worker/http/cookies.ts";
import { Reply, replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, publicRoute, type Route } from "#worker/http/route.ts";
import { beginRequest } from "../ceremonies.ts";
import type { MasterDeps } from "./master-deps.ts";
import {
  addMasterKey,
  beginMasterKey,
  beginStepUp,
  listMasterKeys,
  removeMasterKey,
  renewRecoveryCodes,
  stepUp,
} from "./master-keys.ts";
import { signInByRecoveryCode, signInMaster } from "./master-sign-in.ts";
import { beginSetup, setUpMaster } from "./set-up-master.ts";

/** The calls by which the master comes in, proves to be still there, and keeps the keys. */
export function listMasterRoutes(deps: MasterDeps): readonly Route[] {
  return [
    publicRoute(beginMasterSetup, async ({ body, passkeyBrowser }) => {
      const secret = passkeyBrowser ?? newToken();
      const options = await beginSetup(deps, secret, body.secret);
      return options.isOk ? ok(new Reply(options.value, { cookies: [toPasskeyBrowserCookie(secret)] })) : options;
    }),
    publicRoute(setUpMasterContract, async ({ body, ...browser }) => {
      const desk = await setUpMaster(deps, browser, body);
      if (!desk.isOk) return desk;
      const { codes, sessionToken } = desk.value;
      return ok(new Reply({ codes: [...codes] }, { cookies: [toSessionCookie(sessionToken)] }));
    }),
    publicRoute(beginMasterSignIn, async ({ passkeyBrowser }) => {
      const secret = passkeyBrowser ?? newToken();
      const options = await beginRequest(deps, { purpose: "master_sign_in", secret });
      return ok(new Reply(options, { cookies: [toPasskeyBrowserCookie(secret)] }));
    }),
    publicRoute(signInMasterContract, async ({ body, ...browser }) => {
      const signedIn = await signInMaster(deps, browser, body);
      return signedIn.isOk ? ok(replyEmpty({ status: 204, cookies: [toSessionCookie(signedIn.value)] })) : signedIn;
    }),
    publicRoute(useRecoveryCode, async ({ body, ...browser }) => {
      const signedIn = await signInByRecoveryCode(deps, browser, body.code);
      return signedIn.isOk ? ok(replyEmpty({ status: 204, cookies: [toSessionCookie(signedIn.value)] })) : signedIn;
    }),
    accountRoute(beginStepUpContract, async (owner) => ok(await beginStepUp(deps, owner))),
    accountRoute(stepUpContract, async ({ body, ...owner }) => {
      const proven = await stepUp(deps, owner, body);
      return proven.isOk ? ok(replyEmpty({ status: 204 })) : proven;
    }),
    accountRoute(listMasterKeysContract, async ({ account }) => ok(await listMasterKeys(deps, account))),
    accountRoute(beginMasterKeyContract, (owner) => beginMasterKey(deps, owner)),
    accountRoute(addMasterKeyContract, ({ body, ...owner }) => addMasterKey(deps, owner, body)),
    accountRoute(removeMasterKeyContract, async ({ params, ...owner }) => {
      const removed = await removeMasterKey(deps, owner, params.id);
      return removed.isOk ? ok(replyEmpty({ status: 204 })) : removed;
    }),
    accountRoute(renewRecoveryCodesContract, async (owner) => {
      const codes = await renewRecoveryCodes(deps, owner);
      return ok(new Reply({ codes: [...codes] }));
    }),
    accountRoute(listAudit, async ({ query }) => {
      const { entries, next } = await new AuditLog(deps.database).list(query.before ?? null);
      return ok({
        entries: entries.map(({ actedAt, ...entry }) => ({ ...entry, actedAt: new Date(actedAt).toISOString() })),
        next,
      });
    }),
  ];
}
