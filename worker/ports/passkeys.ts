import type {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  RequestOptions,
} from "#domain/contracts/passkeys.ts";
import type { Result } from "#domain/lib/result.ts";

/** A key as it is stored: enough to check its signatures. */
export interface PublicPasskey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A key that has just been made. */
export interface NewPasskey extends PublicPasskey {
  /** Whether it is kept on more devices than one. */
  readonly isBackedUp: boolean;
}

/** For whom a key is made. */
export interface PasskeyOwner {
  /** What the key names its owner by; at most 64 bytes, nothing personal. */
  readonly handle: string;
  /** What the device shows beside the key. */
  readonly label: string;
}

/** What a response of a key has to match. */
export interface ExpectedCeremony {
  readonly challenge: string;
  /** Where the page was open, as in `https://example.org`. */
  readonly origin: string;
}

/** Makes challenges for passkeys and checks what the keys respond. Every ceremony demands that the device has verified its user. */
export interface PasskeyKit {
  /** The domain that passkeys belong to. */
  readonly domain: string;
  /** What a browser needs to have a key made; the keys that the owner has already refuse. */
  draftCreation(challenge: string, owner: PasskeyOwner, excluded: readonly PublicPasskey[]): CreationOptions;
  /** What a browser needs to have a key sign; without allowed keys the device offers those that it has. */
  draftRequest(challenge: string, allowed: readonly PublicPasskey[]): RequestOptions;
  /** The key that was made; `forged` where anything about the response is not as expected. */
  checkCreation(answer: AttestationAnswer, expected: ExpectedCeremony): Promise<Result<NewPasskey, "forged">>;
  /** The key's counter after it has signed; `forged` where anything about the response is not as expected. */
  checkRequest(
    answer: AssertionAnswer,
    expected: ExpectedCeremony,
    passkey: PublicPasskey,
  ): Promise<Result<{ readonly counter: number }, "forged">>;
}
