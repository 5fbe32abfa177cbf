import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  PasskeysResponse,
  RequestOptions,
} from "#domain/contracts/passkeys.ts";
import type { DisplayableError } from "#web/lib/displayable-error.ts";

/** A passkey was not made or has not signed, and why in words for a person. */
export class PasskeyError extends Error implements DisplayableError {
  override readonly name = "PasskeyError";
  readonly displayMessage: string;
  /** Whether the person, or the page itself, broke it off: nothing has gone wrong. */
  readonly isCanceled: boolean;

  constructor(
    displayMessage: string,
    { isCanceled, cause }: { readonly isCanceled: boolean; readonly cause: unknown },
  ) {
    super(displayMessage, { cause });
    this.displayMessage = displayMessage;
    this.isCanceled = isCanceled;
  }
}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Whether this browser can offer passkeys among the suggestions of a field. */
export function canOfferPasskeys(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
}

/** Has a passkey made; throws `PasskeyError`. */
export async function makePasskey(options: CreationOptions): Promise<AttestationAnswer> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: toMutable(options) });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw toPasskeyError(error, "The passkey could not be made. Please try again.");
  }
}

/**
 * Has a passkey sign; throws `PasskeyError`. Offered, it waits among the suggestions of the field that names `webauthn`, until
 * somebody chooses it or another ceremony begins: the library breaks the one off before it begins the next.
 */
export async function signWithPasskey(
  options: RequestOptions,
  { isOffered = false }: { readonly isOffered?: boolean } = {},
): Promise<AssertionAnswer> {
  try {
    const started = startAuthentication({ optionsJSON: toMutable(options), useBrowserAutofill: isOffered });
    const { id, rawId, response } = await started;
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature } };
  } catch (error) {
    throw toPasskeyError(error, "The passkey could not be used. Please try again.");
  }
}

/** Breaks off the ceremony that is under way, if one is. */
export function breakOffCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Tells the device which passkeys still count, so that it no longer offers those that were removed. Not every browser can be told. */
export async function signalRemaining({ domain, owner, passkeys }: PasskeysResponse): Promise<void> {
  const allAcceptedCredentialIDs = passkeys.map(({ id }) => id);
  await sendSignal({
    signalName: "allAcceptedCredentials",
    rpID: domain,
    userID: owner,
    allAcceptedCredentialIDs,
  }).catch(() => null);
}

/** Tells the device that nobody here knows a passkey, so that it no longer offers it. */
export async function signalUnknown(domain: string, credentialID: string): Promise<void> {
  await sendSignal({ signalName: "unknownCredential", rpID: domain, credentialID }).catch(() => null);
}

function toPasskeyError(error: unknown, otherwise: string): PasskeyError {
  const code = error instanceof WebAuthnError ? error.code : null;
  const cause = error instanceof WebAuthnError ? error.cause : error;
  const isRefused = cause instanceof Error && cause.name === "NotAllowedError";
  if (code === "ERROR_CEREMONY_ABORTED" || isRefused) {
    return new PasskeyError("No passkey was used: it was canceled, or took too long.", {
      isCanceled: true,
      cause: error,
    });
  }
  return new PasskeyError((code && FAILURES[code]) ?? otherwise, { isCanceled: false, cause: error });
}

const FAILURES: Readonly<Partial<Record<WebAuthnError["code"], string>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device has a passkey for here already.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "This key can’t keep passkeys. Please use another one.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device can’t check that it is you. Please set up its PIN, finger or face first.",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: "This key is too old for passkeys. Please use another one.",
  ERROR_INVALID_DOMAIN: "Passkeys work at the product’s own address alone.",
  ERROR_INVALID_RP_ID: "Passkeys work at the product’s own address alone.",
};

/** A deep copy: the library's types want arrays that it could change. */
function toMutable<Options extends object>(options: Options): Options {
  return structuredClone(options);
}
