/** What a passkey is asked for: to be made or to sign, and for whom. A challenge for one purpose is refused for every other. */
export const PASSKEY_PURPOSES = [
  "add",
  "sign_in",
  "master_set_up",
  "master_add",
  "master_sign_in",
  "master_step_up",
] as const;

/** What a passkey is asked for. */
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** How long a challenge counts, in milliseconds. */
export const CHALLENGE_VALID_MS = 5 * 60_000;

/** How many passkeys an account can have. */
export const MOST_PASSKEYS = 20;

/** For how long the master can do what a fresh proof is wanted for, in milliseconds. */
export const STEP_UP_VALID_MS = 5 * 60_000;

/** For how long a session that has just begun can make another key without a fresh proof, in milliseconds. */
const NEW_SESSION_MS = 10 * 60_000;

/** When a session began and when a passkey last proved in it who uses it, in milliseconds since 1970 in UTC. */
export interface SessionProof {
  readonly begunAt: number;
  readonly steppedUpAt: number | null;
}

/** Whether a passkey has proved within the last minutes that it is still the same person. */
export function isSteppedUp({ steppedUpAt }: SessionProof, now: number): boolean {
  return steppedUpAt !== null && now < steppedUpAt + STEP_UP_VALID_MS;
}

/**
 * Whether a session of the master can make another key: after a fresh proof, or where it has just begun. Whoever came in by a recovery code has
 * no key left to prove it with.
 */
export function canAddMasterKey(proof: SessionProof, now: number): boolean {
  return isSteppedUp(proof, now) || now < proof.begunAt + NEW_SESSION_MS;
}
