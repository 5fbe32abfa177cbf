import { and, eq, ne, sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { canAddMasterKey, isSteppedUp, MOST_PASSKEYS, STEP_UP_VALID_MS } from "#domain/accounts/passkey.ts";
import type { Account } from "#domain/accounts/visitor.ts";
import type { MasterKeysResponse } from "#domain/contracts/master.ts";
import type {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  RequestOptions,
} from "#domain/contracts/passkeys.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { sessions } from "#worker/db/schema/accounts.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { MASTER_KEY_NOTICE } from "#worker/mail/templates/passkey-mails.ts";
import type { KeyOwner } from "../account-passkeys.ts";
import { beginCreation, beginRequest, finishCreation, finishRequest } from "../ceremonies.ts";
import { MASTER, PasskeyRepo, toPasskeysResponse } from "../passkey-repo.ts";
import { MASTER_OWNER, type MasterDeps } from "./master-deps.ts";
import { RecoveryCodeRepo } from "./recovery-code-repo.ts";

/** The master's keys, how many recovery codes are left, and until when no further proof is wanted. */
export async function listMasterKeys(
  { database, encryption, passkeyKit, clock }: MasterDeps,
  { proof }: Account,
): Promise<MasterKeysResponse> {
  const keys = await new PasskeyRepo(database).list(MASTER);
  const { steppedUpAt } = proof;
  const isProven = isSteppedUp(proof, clock.now()) && steppedUpAt !== null;
  return {
    ...toPasskeysResponse(passkeyKit.domain, MASTER_OWNER.handle, keys),
    recoveryCodesLeft: await new RecoveryCodeRepo(database, encryption).countLeft(),
    steppedUpUntil: isProven ? new Date(steppedUpAt + STEP_UP_VALID_MS).toISOString() : null,
  };
}

/** Begins to make another key of the master. Fails with `step_up_required`, and `conflict` where there are as many as can be. */
export async function beginMasterKey(
  deps: MasterDeps,
  { account, sessionToken }: KeyOwner,
): Promise<Result<CreationOptions, Fault>> {
  if (!canAddMasterKey(account.proof, deps.clock.now())) return refuse("step_up_required");
  const keys = await new PasskeyRepo(deps.database).list(MASTER);
  if (keys.length >= MOST_PASSKEYS) return refuse("conflict", { message: TOO_MANY_MESSAGE });
  return ok(await beginCreation(deps, { purpose: "master_add", secret: sessionToken ?? "" }, MASTER_OWNER, keys));
}

/** Adds another key of the master. Fails with `step_up_required`, `gone`, `invalid_request` or `conflict`. */
export async function addMasterKey(
  deps: MasterDeps,
  { account, sessionToken, origin, userAgent }: KeyOwner,
  answer: AttestationAnswer,
): Promise<Result<MasterKeysResponse, Fault>> {
  const { database, clock, masterEmail } = deps;
  const now = clock.now();
  if (!canAddMasterKey(account.proof, now)) return refuse("step_up_required");
  const made = await finishCreation(deps, { purpose: "master_add", secret: sessionToken, origin }, answer);
  if (!made.isOk) return made;
  const repo = new PasskeyRepo(database);
  const browser = describeBrowser(userAgent);
  const isAdded = repo.isAdded(made.value.id, now);
  const data = { origin, name: browser, occasion: "added" } as const;
  const notice = addressMail(MASTER_KEY_NOTICE, { key: made.value.id, to: masterEmail, data });
  const mail = await deps.outbox.draft(notice, now, isAdded);
  const [added] = await database.batch([
    repo.draftAdd(MASTER, made.value, browser, now),
    new AuditLog(database).draft({ act: "key_added", subject: browser, browser }, now, isAdded),
    mail.statement,
  ]);
  if (added.meta.changes === 0) return refuse("conflict", { message: ALREADY_THERE_MESSAGE });
  deps.background.run(deps.mailSender.deliver(mail.id));
  return ok(await listMasterKeys(deps, account));
}

/** Removes a key of the master and ends the master's other sessions, which may have begun with it. Fails with `conflict` for the last key. */
export async function removeMasterKey(
  { database, clock }: MasterDeps,
  { sessionToken, userAgent }: KeyOwner,
  id: string,
): Promise<Result<null, Fault>> {
  const repo = new PasskeyRepo(database);
  const passkey = await repo.find(id);
  if (passkey?.role !== "master") return ok(null);
  const isRemoved = sql`changes() > 0`;
  const act = { act: "key_removed", subject: passkey.name, browser: describeBrowser(userAgent) } as const;
  const current = await hashToken(sessionToken ?? "");
  const [removed] = await database.batch([
    repo.draftRemoveMasters(id),
    new AuditLog(database).draft(act, clock.now(), isRemoved),
    database.delete(sessions).where(and(eq(sessions.role, "master"), ne(sessions.tokenHash, current), isRemoved)),
  ]);
  return removed.meta.changes > 0 ? ok(null) : refuse("conflict", { message: LAST_KEY_MESSAGE });
}

/** Makes ten new recovery codes in place of the earlier ones. */
export async function renewRecoveryCodes(
  { database, clock, encryption }: MasterDeps,
  { userAgent }: KeyOwner,
): Promise<readonly string[]> {
  const now = clock.now();
  const { codes, statements } = await new RecoveryCodeRepo(database, encryption).draftNew(now);
  const act = { act: "recovery_codes_renewed", browser: describeBrowser(userAgent) } as const;
  await database.batch([...statements, new AuditLog(database).draft(act, now)]);
  return codes;
}

/** Begins to prove that it is still the master. */
export async function beginStepUp(deps: MasterDeps, { sessionToken }: KeyOwner): Promise<RequestOptions> {
  const keys = await new PasskeyRepo(deps.database).list(MASTER);
  return beginRequest(deps, { purpose: "master_step_up", secret: sessionToken ?? "" }, keys);
}

/** Notes in the session that it is still the master. Fails with `gone`, `not_found`, `forbidden` or `invalid_request`. */
export async function stepUp(
  deps: MasterDeps,
  { sessionToken, origin }: KeyOwner,
  answer: AssertionAnswer,
): Promise<Result<null, Fault>> {
  const ceremony = { purpose: "master_step_up", secret: sessionToken, origin } as const;
  const proven = await finishRequest(deps, ceremony, "master", answer);
  if (!proven.isOk) return proven;
  const now = deps.clock.now();
  const { passkey, counter } = proven.value;
  const used = await new PasskeyRepo(deps.database).draftUse(passkey, counter, now);
  if (used.meta.changes === 0) return refuse("gone");
  await deps.sessions.stepUp(sessionToken ?? "", now);
  return ok(null);
}

const TOO_MANY_MESSAGE = `There can be ${MOST_PASSKEYS} passkeys. Please remove one first.`;
const ALREADY_THERE_MESSAGE = "This passkey is here already.";
const LAST_KEY_MESSAGE = "This is the only passkey. Please add another one first.";
