import { sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { MOST_RECOVERY_TRIES } from "#domain/accounts/recovery-code.ts";
import type { AssertionAnswer } from "#domain/contracts/passkeys.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay } from "#domain/lib/time.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import { selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { MASTER_KEY_NOTICE } from "#worker/mail/templates/passkey-mails.ts";
import { finishRequest } from "../ceremonies.ts";
import { PasskeyRepo } from "../passkey-repo.ts";
import type { PasskeyBrowser } from "../sign-in-by-passkey.ts";
import type { MasterDeps } from "./master-deps.ts";
import { RecoveryCodeRepo } from "./recovery-code-repo.ts";

/** Signs the master in by a key; resolves to the new session's secret. Fails with `gone`, `not_found`, `forbidden`, `invalid_request` or `not_ready`. */
export async function signInMaster(
  deps: MasterDeps,
  { passkeyBrowser, sessionToken, origin, userAgent }: PasskeyBrowser,
  answer: AssertionAnswer,
): Promise<Result<string, Fault>> {
  const ceremony = { purpose: "master_sign_in", secret: passkeyBrowser, origin } as const;
  const proven = await finishRequest(deps, ceremony, "master", answer);
  if (!proven.isOk) return proven;
  const { passkey, counter } = proven.value;
  const { database, clock, masterEmail: email } = deps;
  const now = clock.now();
  const browser = describeBrowser(userAgent);
  const repo = new PasskeyRepo(database);
  const isUsed = repo.isUsed(passkey.id, counter, now);
  const session = { email, role: "master", browser, replaces: sessionToken, steppedUpAt: now } as const;
  const begun = await deps.sessions.draftByEmail(session, now, () => isUsed);
  const written = await writeOnce({
    write: async () => {
      const results = await database.batch([
        repo.draftUse(passkey, counter, now),
        database
          .insert(users)
          .select(selectRow(users, { id: newId(now), email, createdAt: now }, isUsed))
          .onConflictDoNothing(),
        new AuditLog(database).draft({ act: "signed_in", subject: passkey.name, browser }, now, isUsed),
        ...begun.statements,
      ]);
      return (results.at(-1)?.meta.changes ?? 0) > 0;
    },
    isThere: () => deps.sessions.has(begun.tokenHash),
  });
  return written.isOk ? ok(begun.token) : refuse("not_ready");
}

/**
 * Signs the master in by a recovery code, which is used up by it; resolves to the new session's secret. Fails with `invalid_request` for a code that
 * is wrong or used, `too_many_requests` where the client has had its tries of the day, and `not_ready`.
 */
export async function signInByRecoveryCode(
  deps: MasterDeps,
  {
    clientKey,
    sessionToken,
    origin,
    userAgent,
  }: Omit<PasskeyBrowser, "passkeyBrowser"> & { readonly clientKey: string },
  code: string,
): Promise<Result<string, Fault>> {
  const { database, clock, encryption, masterEmail: email } = deps;
  const now = clock.now();
  const browser = describeBrowser(userAgent);
  const codes = new RecoveryCodeRepo(database, encryption);
  const limit = { name: "recovery_client", key: clientKey, most: MOST_RECOVERY_TRIES };
  const tries = await new DailyCounts(database, encryption).prepare([limit], now);
  if ((await tries.findReached()) !== null) {
    return refuse("too_many_requests", { message: TOO_MANY_MESSAGE, retryAfterS: countSecondsLeftInDay(now) });
  }
  // What a code opens is no proof of a key: the session has to make one first.
  const session = { email, role: "master", browser, replaces: sessionToken, steppedUpAt: null } as const;
  const begun = await deps.sessions.draftByEmail(session, now, (hash) => codes.isUsedFor(hash));
  const isUsed = codes.isUsedFor(begun.tokenHash);
  const use = await codes.draftUse(code, begun.tokenHash, now, tries.hasRoom);
  const data = { origin, name: browser, occasion: "recovery_code" } as const;
  const notice = addressMail(MASTER_KEY_NOTICE, { key: begun.tokenHash, to: email, data });
  const mail = await deps.outbox.draft(notice, now, isUsed);
  const written = await writeOnce({
    write: async () => {
      const [used] = await database.batch([
        use.statement,
        ...tries.draft(sql`true`),
        database
          .insert(users)
          .select(selectRow(users, { id: newId(now), email, createdAt: now }, isUsed))
          .onConflictDoNothing(),
        new AuditLog(database).draft({ act: "recovery_code_used", browser }, now, isUsed),
        mail.statement,
        ...begun.statements,
      ]);
      return used.meta.changes > 0;
    },
    isThere: () => deps.sessions.has(begun.tokenHash),
  });
  if (written.isOk) {
    deps.background.run(deps.mailSender.deliver(mail.id));
    return ok(begun.token);
  }
  if (written.error === "unavailable") return refuse("not_ready");
  return refuse("invalid_request", { message: WRONG_CODE_MESSAGE });
}

const TOO_MANY_MESSAGE = `From here ${MOST_RECOVERY_TRIES} codes were tried today. Please try again tomorrow.`;
const WRONG_CODE_MESSAGE = "This is none of the recovery codes, or it was used already. Each counts once.";
