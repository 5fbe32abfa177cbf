import type {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  RequestOptions,
} from "#domain/contracts/passkeys.ts";
import { err, ok, type Result } from "#domain/lib/result.ts";
import { decodeBase64Url, encodeBase64Url } from "#worker/base64url.ts";
import type { ExpectedCeremony, NewPasskey, PasskeyKit, PasskeyOwner, PublicPasskey } from "#worker/ports/passkeys.ts";

/** How long a browser waits for the person, in milliseconds: as long as the challenge counts. */
const TIMEOUT_MS = 5 * 60_000;

/** Passkeys by SimpleWebAuthn. The library is loaded when it is first needed: no other call waits for it. */
export class WebAuthnPasskeys implements PasskeyKit {
  readonly domain: string;
  readonly #siteName: string;

  constructor({ domain, siteName }: { readonly domain: string; readonly siteName: string }) {
    this.domain = domain;
    this.#siteName = siteName;
  }

  draftCreation(
    challenge: string,
    { handle, label }: PasskeyOwner,
    excluded: readonly PublicPasskey[],
  ): CreationOptions {
    return {
      challenge,
      rp: { id: this.domain, name: this.#siteName },
      user: { id: encodeBase64Url(new TextEncoder().encode(handle)), name: label, displayName: label },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: TIMEOUT_MS,
      attestation: "none",
      excludeCredentials: excluded.map(toDescriptor),
      // Discoverable, so that signing in needs no address.
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    };
  }

  draftRequest(challenge: string, allowed: readonly PublicPasskey[]): RequestOptions {
    return {
      challenge,
      rpId: this.domain,
      timeout: TIMEOUT_MS,
      userVerification: "required",
      allowCredentials: allowed.map(toDescriptor),
    };
  }

  async checkCreation(
    answer: AttestationAnswer,
    { challenge, origin }: ExpectedCeremony,
  ): Promise<Result<NewPasskey, "forged">> {
    const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
    const verified = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: { ...answer.response, transports: answer.response.transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: this.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!verified?.verified) return err("forged");
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return ok({
      id: credential.id,
      publicKey: encodeBase64Url(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      isBackedUp: credentialBackedUp,
    });
  }

  async checkRequest(
    answer: AssertionAnswer,
    { challenge, origin }: ExpectedCeremony,
    { id, publicKey, counter, transports }: PublicPasskey,
  ): Promise<Result<{ readonly counter: number }, "forged">> {
    const storedKey = decodeBase64Url(publicKey);
    if (!storedKey) return err("forged");
    const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
    const verified = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: this.domain,
      credential: { id, publicKey: storedKey, counter, transports: [...transports] },
      requireUserVerification: true,
    }).catch(() => null);
    return verified?.verified ? ok({ counter: verified.authenticationInfo.newCounter }) : err("forged");
  }
}

/** COSE's numbers of Ed25519, ES256 and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

function toDescriptor({ id, transports }: PublicPasskey): {
  readonly id: string;
  readonly type: "public-key";
  readonly transports: string[];
} {
  return { id, type: "public-key", transports: [...transports] };
}
