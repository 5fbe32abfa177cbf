import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { MOST_PASSKEYS } from "#domain/accounts/passkey.ts";
import type { Account } from "#domain/accounts/visitor.ts";
import type { AttestationAnswer, CreationOptions, PasskeysResponse } from "#domain/contracts/passkeys.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import { PASSKEY_NOTICE } from "#worker/mail/templates/passkey-mails.ts";
import type { Background } from "#worker/ports/runtime.ts";
import { beginCreation, type CeremonyDeps, finishCreation } from "./ceremonies.ts";
import { type KeyHolder, PasskeyRepo, toPasskeysResponse } from "./passkey-repo.ts";

/** What an account's keys need. */
export interface AccountPasskeyDeps extends CeremonyDeps {
  readonly outbox: Outbox;
  readonly mailSender: MailSender;
  readonly background: Background;
}

/** Somebody who is signed in, at their browser. */
export interface KeyOwner {
  readonly account: Account;
  readonly sessionToken: string | null;
  readonly origin: string;
  readonly userAgent: string;
}

/** The keys of an account. */
export async function listAccountPasskeys(
  { database, passkeyKit }: CeremonyDeps,
  { userId }: Account,
): Promise<PasskeysResponse> {
  return toPasskeysResponse(passkeyKit.domain, userId, await new PasskeyRepo(database).list(toHolder(userId)));
}

/** Begins to make a key for an account; fails with `conflict` where it has as many as can be. */
export async function beginAccountPasskey(
  deps: CeremonyDeps,
  { account, sessionToken }: KeyOwner,
): Promise<Result<CreationOptions, Fault>> {
  const keys = await new PasskeyRepo(deps.database).list(toHolder(account.userId));
  if (keys.length >= MOST_PASSKEYS) return refuse("conflict", { message: TOO_MANY_MESSAGE });
  const owner = { handle: account.userId, label: account.email };
  return ok(await beginCreation(deps, { purpose: "add", secret: sessionToken ?? "" }, owner, keys));
}

/** Adds the key that was made to an account, and mails its owner. Fails with `gone`, `invalid_request` or `conflict`. */
export async function addAccountPasskey(
  deps: AccountPasskeyDeps,
  { account, sessionToken, origin, userAgent }: KeyOwner,
  answer: AttestationAnswer,
): Promise<Result<PasskeysResponse, Fault>> {
  const made = await finishCreation(deps, { purpose: "add", secret: sessionToken, origin }, answer);
  if (!made.isOk) return made;
  const { database, clock } = deps;
  const now = clock.now();
  const repo = new PasskeyRepo(database);
  const name = describeBrowser(userAgent);
  const { id } = made.value;
  const data = { origin, change: "added", name } as const;
  const mail = await deps.outbox.draft(
    addressMail(PASSKEY_NOTICE, { key: `added|${id}`, to: account.email, data }),
    now,
    repo.isAdded(id, now),
  );
  const [added] = await database.batch([
    repo.draftAdd(toHolder(account.userId), made.value, name, now),
    mail.statement,
  ]);
  if (added.meta.changes === 0) return refuse("conflict", { message: ALREADY_THERE_MESSAGE });
  deps.background.run(deps.mailSender.deliver(mail.id));
  return ok(await listAccountPasskeys(deps, account));
}

/** Removes a key of an account, and mails its owner. */
export async function removeAccountPasskey(
  { database, clock, outbox, mailSender, background }: AccountPasskeyDeps,
  { account, origin }: Pick<KeyOwner, "account" | "origin">,
  id: string,
): Promise<void> {
  const repo = new PasskeyRepo(database);
  const passkey = await repo.find(id);
  if (!(await repo.remove(toHolder(account.userId), id))) return;
  const data = { origin, change: "removed", name: passkey?.name ?? "" } as const;
  const notice = addressMail(PASSKEY_NOTICE, { key: `removed|${id}`, to: account.email, data });
  const mail = await outbox.draft(notice, clock.now());
  await mail.statement;
  background.run(mailSender.deliver(mail.id));
}

const ALREADY_THERE_MESSAGE = "This passkey is here already.";
const TOO_MANY_MESSAGE = `An account can have ${MOST_PASSKEYS} passkeys. Please remove one first.`;

function toHolder(userId: string): KeyHolder {
  return { role: "client", userId };
}
