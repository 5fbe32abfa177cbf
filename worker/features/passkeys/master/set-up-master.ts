import { eq, sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { AttestationAnswer, CreationOptions } from "#domain/contracts/passkeys.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { selectRow } from "#worker/db/database.ts";
import { hashToken, newId } from "#worker/db/identifiers.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { masterSetups } from "#worker/db/schema/passkeys.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { MASTER_KEY_NOTICE } from "#worker/mail/templates/passkey-mails.ts";
import { beginCreation, finishCreation } from "../ceremonies.ts";
import { MASTER, PasskeyRepo } from "../passkey-repo.ts";
import type { PasskeyBrowser } from "../sign-in-by-passkey.ts";
import { MASTER_OWNER, type MasterDeps } from "./master-deps.ts";
import { RecoveryCodeRepo } from "./recovery-code-repo.ts";

/** A desk that has been set up. */
export interface SetUpDesk {
  readonly sessionToken: string;
  /** Shown this once. */
  readonly codes: readonly string[];
}

const WRONG_SECRET_MESSAGE = "This is not the set-up secret.";
const USED_SECRET_MESSAGE =
  "This set-up secret was used already. Sign in with a passkey or a recovery code; where all are lost, put a new secret into MASTER_SETUP_SECRET.";

/** Begins to set up the master's first key. Fails with `invalid_request` for a wrong secret, and `gone` for one that was used. */
export async function beginSetup(
  deps: MasterDeps,
  browser: string,
  secret: string,
): Promise<Result<CreationOptions, Fault>> {
  const refusal = await findRefusal(deps, secret);
  if (refusal) return refusal;
  return ok(await beginCreation(deps, { purpose: "master_set_up", secret: browser }, MASTER_OWNER, []));
}

/**
 * Sets up the master's first key with the secret, which is used up by it, and begins a session. All earlier keys, recovery codes and sessions of the
 * master end: whoever needs a new secret has lost them. Fails with `gone`, `invalid_request`, `conflict` or `not_ready`.
 */
export async function setUpMaster(
  deps: MasterDeps,
  { passkeyBrowser, sessionToken, origin, userAgent }: PasskeyBrowser,
  { secret, answer }: { readonly secret: string; readonly answer: AttestationAnswer },
): Promise<Result<SetUpDesk, Fault>> {
  const refusal = await findRefusal(deps, secret);
  if (refusal) return refusal;
  const made = await finishCreation(deps, { purpose: "master_set_up", secret: passkeyBrowser, origin }, answer);
  if (!made.isOk) return made;
  const { database, clock, masterEmail: email } = deps;
  const now = clock.now();
  const browser = describeBrowser(userAgent);
  const secretHash = await hashToken(secret);
  const session = { email, role: "master", browser, replaces: sessionToken, steppedUpAt: now } as const;
  const begun = await deps.sessions.draftByEmail(session, now, () => sql`true`);
  const repo = new PasskeyRepo(database);
  const codes = await new RecoveryCodeRepo(database, deps.encryption).draftNew(now);
  const notice = addressMail(MASTER_KEY_NOTICE, {
    key: made.value.id,
    to: email,
    data: { origin, name: browser, occasion: "set_up" },
  });
  const mail = await deps.outbox.draft(notice, now);
  const written = await writeOnce({
    write: async () => {
      await database.batch([
        database.insert(masterSetups).values({ secretHash, usedAt: now }),
        repo.draftRemoveAllMasters(),
        database.delete(sessions).where(eq(sessions.role, "master")),
        repo.draftAdd(MASTER, made.value, browser, now),
        database
          .insert(users)
          .select(selectRow(users, { id: newId(now), email, createdAt: now }, sql`true`))
          .onConflictDoNothing(),
        ...begun.statements,
        ...codes.statements,
        new AuditLog(database).draft({ act: "set_up", subject: browser, browser }, now),
        mail.statement,
      ]);
      return true;
    },
    isThere: () => deps.sessions.has(begun.tokenHash),
  });
  if (!written.isOk) return (await findRefusal(deps, secret)) ?? refuse("not_ready");
  deps.background.run(deps.mailSender.deliver(mail.id));
  return ok({ sessionToken: begun.token, codes: codes.codes });
}

/** Why a secret sets up nothing; null where it does. */
async function findRefusal(
  { masterSetupSecret, database }: MasterDeps,
  secret: string,
): Promise<Result<never, Fault> | null> {
  // Digests, so that the comparison takes the same time whatever differs.
  const [given, wanted] = await Promise.all([hashToken(secret), hashToken(masterSetupSecret ?? "")]);
  const encoder = new TextEncoder();
  const isRight = crypto.subtle.timingSafeEqual(encoder.encode(given), encoder.encode(wanted));
  if (masterSetupSecret === null || !isRight) return refuse("invalid_request", { message: WRONG_SECRET_MESSAGE });
  const isUsed = (await database.$count(masterSetups, eq(masterSetups.secretHash, given))) > 0;
  return isUsed ? refuse("gone", { message: USED_SECRET_MESSAGE }) : null;
}
