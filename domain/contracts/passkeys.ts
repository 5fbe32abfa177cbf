import * as z from "zod/mini";
import { SessionResponse } from "./account.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/** The longest credential id that WebAuthn allows, 1,023 bytes, in base64url. */
const LONGEST_ID = 1364;

const Base64Url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(32_768));
const NotAPasskey = { error: "Please send what the passkey has returned." };
const Transports = z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/))).check(z.maxLength(8));

/** The name of a key, base64url. */
export const PasskeyId = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(LONGEST_ID));

const Descriptor = z.object({ id: PasskeyId, type: z.literal("public-key"), transports: z.array(z.string()) });

/** What a browser needs to have a key made (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const CreationOptions = z.object({
  challenge: Base64Url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What a browser needs to have a key sign (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const RequestOptions = z.object({
  challenge: Base64Url,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
  allowCredentials: z.array(Descriptor),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** What every response of a key has. */
const CREDENTIAL = { id: PasskeyId, rawId: PasskeyId, type: z.literal("public-key") };

/** What a key that was made returns. */
export const AttestationAnswer = z.object(
  {
    ...CREDENTIAL,

    response: z.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: z.optional(Transports),
    }),
  },
  NotAPasskey,
);
export type AttestationAnswer = z.infer<typeof AttestationAnswer>;

/** What a key that has signed returns. */
export const AssertionAnswer = z.object(
  {
    ...CREDENTIAL,

    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
    }),
  },
  NotAPasskey,
);
export type AssertionAnswer = z.infer<typeof AssertionAnswer>;

/** The keys of an owner, and what the device needs to forget those that were removed. */
export const PasskeysResponse = z.object({
  domain: z.string(),
  /** What the keys name their owner by, base64url. */
  owner: Base64Url,
  passkeys: z.array(
    z.object({
      id: PasskeyId,
      /** The browser that made it. */
      name: z.string(),
      /** Whether it is kept on more devices than one. */
      isBackedUp: z.boolean(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type PasskeysResponse = z.infer<typeof PasskeysResponse>;

/** Lists the keys of the account. */
export const listPasskeys = endpoint({
  name: "listPasskeys",
  method: "GET",
  path: "/api/account/passkeys",
  summary: "List the passkeys of the account",
  access: "session",
  limit: "account",
  response: PasskeysResponse,
});

/** Begins to make a key for the account. */
export const beginPasskey = endpoint({
  name: "beginPasskey",
  method: "POST",
  path: "/api/account/passkeys/options",
  summary: "Ask for the challenge of a new passkey",
  access: "session",
  limit: "sign_in",
  response: CreationOptions,
  errors: ["conflict"],
});

/** Adds the key that was made. One whose challenge doesn't count any more is 410, one that is there already 409. */
export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  path: "/api/account/passkeys",
  summary: "Add a passkey to the account",
  access: "session",
  limit: "sign_in",
  body: jsonBody(AttestationAnswer),
  response: PasskeysResponse,
  statuses: [201],
  errors: ["gone", "conflict"],
});

/** Removes a key of the account. One that is gone already is no error. */
export const removePasskey = endpoint({
  name: "removePasskey",
  method: "DELETE",
  path: "/api/account/passkeys/{id}",
  summary: "Remove a passkey of the account",
  access: "session",
  limit: "account",
  params: z.object({ id: PasskeyId }),
  response: z.null(),
  statuses: [204],
});

/** Begins to sign in by a key: the device offers those that it has. */
export const beginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  method: "POST",
  path: "/api/account/passkey-sign-in/options",
  summary: "Ask for a challenge to sign in by a passkey",
  access: "public",
  limit: "sign_in",
  response: RequestOptions,
});

/**
 * Signs in by a key. A challenge that doesn't count any more is 410, an unknown key 404, one that opens the master's desk 403, and anything forged
 * 422.
 */
export const signInByPasskey = endpoint({
  name: "signInByPasskey",
  method: "POST",
  path: "/api/account/passkey-sign-in",
  summary: "Sign in by a passkey",
  access: "public",
  limit: "sign_in",
  body: jsonBody(AssertionAnswer),
  response: SessionResponse,
  errors: ["gone", "not_found", "forbidden", "not_ready"],
});
