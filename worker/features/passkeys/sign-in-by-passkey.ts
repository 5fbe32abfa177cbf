import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { AssertionAnswer } from "#domain/contracts/passkeys.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import type { SessionStore } from "#worker/http/session-store.ts";
import { type CeremonyDeps, finishRequest } from "./ceremonies.ts";
import { PasskeyRepo } from "./passkey-repo.ts";

/** What signing in by a key needs. */
export interface PasskeySignInDeps extends CeremonyDeps {
  readonly sessions: SessionStore;
}

/** A browser that signs in. */
export interface PasskeyBrowser {
  readonly passkeyBrowser: string | null;
  /** The secret of the session that it had before, which ends. */
  readonly sessionToken: string | null;
  readonly origin: string;
  readonly userAgent: string;
}

/**
 * Signs a browser in by a key of a client's account; resolves to the new session's secret. Fails with `gone`, `not_found`, `forbidden`,
 * `invalid_request`, and `not_ready` where the database took nothing.
 */
export async function signInByPasskey(
  deps: PasskeySignInDeps,
  { passkeyBrowser, sessionToken, origin, userAgent }: PasskeyBrowser,
  answer: AssertionAnswer,
): Promise<Result<string, Fault>> {
  const ceremony = { purpose: "sign_in", secret: passkeyBrowser, origin } as const;
  const proven = await finishRequest(deps, ceremony, "client", answer);
  if (!proven.isOk) return proven;
  const { passkey, counter } = proven.value;
  if (passkey.email === null) return refuse("not_found");
  const now = deps.clock.now();
  const repo = new PasskeyRepo(deps.database);
  const browser = describeBrowser(userAgent);
  const begun = await deps.sessions.draftByEmail(
    { email: passkey.email, role: "client", browser, replaces: sessionToken, steppedUpAt: now },
    now,
    () => repo.isUsed(passkey.id, counter, now),
  );
  const written = await writeOnce({
    write: async () => {
      const results = await deps.database.batch([repo.draftUse(passkey, counter, now), ...begun.statements]);
      return (results.at(-1)?.meta.changes ?? 0) > 0;
    },
    isThere: () => deps.sessions.has(begun.tokenHash),
  });
  return written.isOk ? ok(begun.token) : refuse("not_ready");
}
