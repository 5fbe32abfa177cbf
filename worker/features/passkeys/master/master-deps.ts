import type { Encryption } from "#worker/db/encryption.ts";
import type { AccountPasskeyDeps } from "../account-passkeys.ts";
import type { PasskeySignInDeps } from "../sign-in-by-passkey.ts";

/** What the master's way in needs. */
export interface MasterDeps extends PasskeySignInDeps, AccountPasskeyDeps {
  readonly encryption: Encryption;
  /** Whose desk it is: sessions of the master belong to this address. */
  readonly masterEmail: string;
  /** Sets up the first key, once; null where nobody can. */
  readonly masterSetupSecret: string | null;
}

/** What the master's keys name their owner by, and what a device shows beside them. */
export const MASTER_OWNER = { handle: "master", label: "The master’s desk" };
