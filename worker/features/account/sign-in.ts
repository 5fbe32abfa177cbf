import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import {
  CODE_BYTES,
  CODE_VALID_MS,
  type CodeRefusal,
  decideCodeWait,
  describeCodeRefusal,
  describeCodeWait,
  explainRefusal,
  makeSignInCode,
  RESEND_AFTER_MS,
} from "#domain/accounts/sign-in-code.ts";
import type { SendCodeResponse } from "#domain/contracts/sign-in.ts";
import { type ErrorCode, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { countSecondsLeftInDay } from "#domain/lib/time.ts";
import { DailyCounts } from "#worker/db/daily-counts.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId, newToken } from "#worker/db/identifiers.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import type { SessionStore } from "#worker/http/session-store.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import type { MailSender } from "#worker/mail/mail-sender.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import { SIGN_IN_CODE } from "#worker/mail/templates/sign-in-code.ts";
import type { Background, Clock } from "#worker/ports/runtime.ts";
import { CodeRepo, type TriedCode } from "./code-repo.ts";

/** What signing in needs. */
export interface SignInDeps {
  readonly clock: Clock;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  readonly mailSender: MailSender;
  readonly background: Background;
}

/** How many codes one client has sent in a day, to whatever addresses: nobody is to have many strangers mailed. */
const MOST_A_CLIENT = 50;

/** A code on its way. */
export interface SentCode extends SendCodeResponse {
  /** The secret that the code is bound to, for the browser that asked. */
  readonly browser: string;
}

/**
 * Mails a code. The address is never looked up, so that nothing tells one with an account from another. Fails with `too_many_requests`
 * where the address or the client has had its share, and `not_ready` where the database took nothing.
 */
export async function sendSignInCode(
  { clock, database, encryption, outbox, mailSender, background }: SignInDeps,
  asker: { readonly codeBrowser: string | null; readonly clientKey: string; readonly origin: string },
  email: string,
): Promise<Result<SentCode, Fault>> {
  const now = clock.now();
  const browser = asker.codeBrowser ?? newToken();
  const repo = new CodeRepo(database, encryption);
  const code = makeSignInCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
  const limit = { name: "code_client", key: asker.clientKey, most: MOST_A_CLIENT };
  const use = await new DailyCounts(database, encryption).prepare([limit], now);
  const stored = await repo.draft({ email, code, browser }, now, use.hasRoom);
  const isStored = repo.isStored(stored.id);
  const mail = await outbox.draft(
    addressMail(SIGN_IN_CODE, {
      key: stored.id,
      to: email,
      data: { origin: asker.origin, codeId: stored.id, code },
      expiresAt: stored.expiresAt,
    }),
    now,
    isStored,
  );
  const written = await writeOnce({
    write: async () => {
      const [first] = await database.batch([stored.statement, mail.statement, ...use.draft(isStored)]);
      return first.meta.changes > 0;
    },
    isThere: () => repo.has(stored.id),
  });
  if (written.isOk) {
    background.run(mailSender.deliver(mail.id));
    return ok({ browser, resendAfterS: RESEND_AFTER_MS / 1000, validForS: CODE_VALID_MS / 1000 });
  }
  const wait = decideCodeWait(await repo.listSent(email, browser, now), now);
  if (wait) {
    return refuse("too_many_requests", {
      message: describeCodeWait(wait),
      retryAfterS: Math.ceil(wait.waitMs / 1000),
    });
  }
  if ((await use.findReached()) === null) return refuse("not_ready");
  return refuse("too_many_requests", {
    message: `You have asked for ${MOST_A_CLIENT} codes within a day. Please ask for the next one tomorrow.`,
    retryAfterS: countSecondsLeftInDay(now),
  });
}

/** A browser that sends a code. */
export interface SigningInBrowser {
  readonly codeBrowser: string | null;
  /** The secret of the session that it had before, which ends. */
  readonly sessionToken: string | null;
  readonly userAgent: string;
}

/**
 * Signs a browser in by a code that it asked for; resolves to the new session's secret. An address that has no account yet gets one. Fails with `invalid_request` for a wrong code, `too_many_requests` after five tries, `gone` for a code that no longer counts or
 * that another browser asked for, and `not_ready` where the database took nothing.
 */
export async function signInByCode(
  { clock, database, encryption, sessions }: SignInDeps,
  { codeBrowser, sessionToken, userAgent }: SigningInBrowser,
  code: string,
): Promise<Result<string, Fault>> {
  const now = clock.now();
  if (codeBrowser === null) return refuseCode({ kind: "not_asked_here" });
  const repo = new CodeRepo(database, encryption);
  const match = await findMatch(repo, await repo.countTry(codeBrowser, now), code);
  if (!match) return refuseCode(explainRefusal(await repo.listOf(codeBrowser), now));

  const { email } = match;
  const browser = describeBrowser(userAgent);
  // The session's digest marks the code as used by this very call, so that each statement can tell.
  const draftSession = { email, role: "client", browser, replaces: sessionToken, steppedUpAt: null } as const;
  const session = await sessions.draftByEmail(draftSession, now, (sessionHash) => repo.isUsedFor(sessionHash));
  const isUsed = repo.isUsedFor(session.tokenHash);
  const others = await repo.draftEndOthers(codeBrowser, now, isUsed);
  const written = await writeOnce({
    write: async () => {
      const [used] = await database.batch([
        repo.draftUse({ id: match.id, sessionHash: session.tokenHash }, now),
        database
          .insert(users)
          .select(selectRow(users, { id: newId(now), email, createdAt: now }, isUsed))
          .onConflictDoNothing(),
        ...session.statements,
        others.statement,
      ]);
      return used.meta.changes > 0;
    },
    isThere: () => sessions.has(session.tokenHash),
  });
  if (written.isOk) return ok(session.token);
  return written.error === "refused" ? refuseCode({ kind: "used" }) : refuse("not_ready");
}

async function findMatch(repo: CodeRepo, tried: readonly TriedCode[], code: string): Promise<TriedCode | null> {
  const areCodes = await Promise.all(tried.map((each) => repo.isCode(each, code)));
  return tried.find((_, at) => areCodes[at]) ?? null;
}

const REFUSAL_CODES: Readonly<Record<CodeRefusal["kind"], ErrorCode>> = {
  wrong: "invalid_request",
  no_tries_left: "too_many_requests",
  used: "gone",
  expired: "gone",
  not_asked_here: "gone",
};

function refuseCode(refusal: CodeRefusal): Result<never, Fault> {
  return refuse(REFUSAL_CODES[refusal.kind], { message: describeCodeRefusal(refusal) });
}
