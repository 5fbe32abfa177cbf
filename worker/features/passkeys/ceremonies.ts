import type { PasskeyPurpose } from "#domain/accounts/passkey.ts";
import type { SessionRole } from "#domain/accounts/visitor.ts";
import type {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  RequestOptions,
} from "#domain/contracts/passkeys.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { decodeBase64Url } from "#worker/base64url.ts";
import type { Database } from "#worker/db/database.ts";
import type { NewPasskey, PasskeyKit, PasskeyOwner } from "#worker/ports/passkeys.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { ChallengeStore } from "./challenge-store.ts";
import { type Passkey, PasskeyRepo } from "./passkey-repo.ts";

/** What a ceremony needs. */
export interface CeremonyDeps {
  readonly clock: Clock;
  readonly database: Database;
  readonly passkeyKit: PasskeyKit;
}

/** What a challenge was asked for, and by whom. */
export interface Ceremony {
  readonly purpose: PasskeyPurpose;
  /** The secret that the challenge is bound to: that of the session, or of the browser. Null where the browser sent none. */
  readonly secret: string | null;
  /** Where the page is open, as in `https://example.org`. */
  readonly origin: string;
}

/** A key that has signed, and its counter afterwards. */
export interface ProvenPasskey {
  readonly passkey: Passkey;
  readonly counter: number;
}

const GONE_MESSAGE = "This took too long, or was used already. Please try again.";
const FORGED_MESSAGE = "The passkey’s response could not be confirmed. Please try again, or use a code instead.";
const UNKNOWN_MESSAGE = "This passkey isn’t known here any more. Please use another one, or a code.";

const OTHER_ROLE_MESSAGES: Readonly<Record<SessionRole, string>> = {
  client: "This passkey opens the master’s desk. Please use another one here.",
  master: "This passkey does not open the desk.",
};

/** Begins to make a key for somebody who may have some already. */
export async function beginCreation(
  { clock, database, passkeyKit }: CeremonyDeps,
  { purpose, secret }: { readonly purpose: PasskeyPurpose; readonly secret: string },
  owner: PasskeyOwner,
  excluded: readonly Passkey[],
): Promise<CreationOptions> {
  const challenge = await new ChallengeStore(database).issue(purpose, secret, clock.now());
  return passkeyKit.draftCreation(challenge, owner, excluded);
}

/** Begins to have a key sign; without allowed keys the device offers those that it has. */
export async function beginRequest(
  { clock, database, passkeyKit }: CeremonyDeps,
  { purpose, secret }: { readonly purpose: PasskeyPurpose; readonly secret: string },
  allowed: readonly Passkey[] = [],
): Promise<RequestOptions> {
  const challenge = await new ChallengeStore(database).issue(purpose, secret, clock.now());
  return passkeyKit.draftRequest(challenge, allowed);
}

/** The key that was made for a challenge of ours; fails with `gone` where the challenge doesn't count, and `invalid_request` for anything forged. */
export async function finishCreation(
  deps: CeremonyDeps,
  ceremony: Ceremony,
  answer: AttestationAnswer,
): Promise<Result<NewPasskey, Fault>> {
  const challenge = await takeChallenge(deps, ceremony, answer.response.clientDataJSON);
  if (challenge === null) return refuse("gone", { message: GONE_MESSAGE });
  const made = await deps.passkeyKit.checkCreation(answer, { challenge, origin: ceremony.origin });
  return made.isOk ? made : refuse("invalid_request", { message: FORGED_MESSAGE });
}

/**
 * The key that has signed a challenge of ours. Fails with `gone` where the challenge doesn't count, `not_found` for an unknown key, `forbidden` for
 * one that opens something else, and `invalid_request` for anything forged.
 */
export async function finishRequest(
  deps: CeremonyDeps,
  ceremony: Ceremony,
  role: SessionRole,
  answer: AssertionAnswer,
): Promise<Result<ProvenPasskey, Fault>> {
  const challenge = await takeChallenge(deps, ceremony, answer.response.clientDataJSON);
  if (challenge === null) return refuse("gone", { message: GONE_MESSAGE });
  const passkey = await new PasskeyRepo(deps.database).find(answer.id);
  if (!passkey) return refuse("not_found", { message: UNKNOWN_MESSAGE });
  const proven = await deps.passkeyKit.checkRequest(answer, { challenge, origin: ceremony.origin }, passkey);
  if (!proven.isOk) return refuse("invalid_request", { message: FORGED_MESSAGE });
  if (passkey.role !== role) return refuse("forbidden", { message: OTHER_ROLE_MESSAGES[role] });
  return ok({ passkey, counter: proven.value.counter });
}

/** Uses up the challenge that a response names; null where it doesn't count. It is gone before anything else is looked at. */
async function takeChallenge(
  { clock, database }: CeremonyDeps,
  { purpose, secret }: Ceremony,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJson);
  if (challenge === null || secret === null) return null;
  const isTaken = await new ChallengeStore(database).take(challenge, purpose, secret, clock.now());
  return isTaken ? challenge : null;
}

function readChallenge(clientDataJson: string): string | null {
  const bytes = decodeBase64Url(clientDataJson);
  if (!bytes) return null;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const challenge =
      typeof parsed === "object" && parsed !== null && "challenge" in parsed ? parsed.challenge : undefined;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
