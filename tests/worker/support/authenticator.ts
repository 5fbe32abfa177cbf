import type {
  AssertionAnswer,
  AttestationAnswer,
  CreationOptions,
  RequestOptions,
} from "#domain/contracts/passkeys.ts";
import { decodeBase64Url, encodeBase64Url } from "#worker/base64url.ts";
import { ORIGIN } from "./call.ts";

/** What an authenticator and its browser can get wrong, or be made to say by somebody who forges. */
export interface Tricks {
  readonly origin?: string;
  readonly domain?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  /** Signs with another key than the one that was registered. */
  readonly isForged?: boolean;
}

const encoder = new TextEncoder();

/** A device with one passkey (ES256), as WebAuthn level 3 describes it, and the browser around it. */
export class Authenticator {
  readonly id = encodeBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  /** What the key says that it was used; null where it doesn't count. */
  counter: number | null = 0;
  #keys: CryptoKeyPair | null = null;

  /** Makes the key. */
  async create({ challenge, rp }: CreationOptions, tricks: Tricks = {}): Promise<AttestationAnswer> {
    this.#keys = await makeKeys();
    const credential = fromBase64Url(this.id);
    const jwk = await crypto.subtle.exportKey("jwk", this.#keys.publicKey);
    if (!("x" in jwk)) throw new Error("This key has no point.");
    const authData = concatenate(
      await this.#writeHead(tricks.domain ?? rp.id, 0x41, tricks),
      new Uint8Array(16),
      Uint8Array.from([0, credential.length]),
      credential,
      writeCoseKey(fromBase64Url(jwk.x ?? ""), fromBase64Url(jwk.y ?? "")),
    );
    const attestation = concatenate(
      Uint8Array.from([0xa3]),
      ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Uint8Array.from([0xa0])],
      ...[cborText("authData"), Uint8Array.from([0x58, authData.length]), authData],
    );
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: writeClientData("webauthn.create", challenge, tricks),
        attestationObject: encodeBase64Url(attestation),
        transports: ["internal"],
      },
    };
  }

  /** Signs with the key. */
  async sign({ challenge, rpId }: RequestOptions, tricks: Tricks = {}): Promise<AssertionAnswer> {
    if (this.counter !== null) this.counter += 1;
    const clientDataJSON = writeClientData("webauthn.get", challenge, tricks);
    const authData = await this.#writeHead(tricks.domain ?? rpId, 0x01, tricks);
    const clientHash = new Uint8Array(await crypto.subtle.digest("SHA-256", fromBase64Url(clientDataJSON)));
    const key = tricks.isForged ? (await makeKeys()).privateKey : this.#keys?.privateKey;
    if (!key) throw new Error("This authenticator has no key yet.");
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, concatenate(authData, clientHash)));
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON,
        authenticatorData: encodeBase64Url(authData),
        signature: encodeBase64Url(toDer(signature)),
      },
    };
  }

  /** The domain's digest, the flags and the counter. */
  async #writeHead(domain: string, flags: number, { isUserVerified = true }: Tricks): Promise<Uint8Array> {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(domain)));
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, this.counter ?? 0);
    return concatenate(hash, Uint8Array.from([flags | (isUserVerified ? 0x04 : 0)]), counter);
  }
}

async function makeKeys(): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("No pair of keys was made.");
  return keys;
}

function writeClientData(type: string, challenge: string, tricks: Tricks): string {
  const data = { type, challenge: tricks.challenge ?? challenge, origin: tricks.origin ?? ORIGIN, crossOrigin: false };
  return encodeBase64Url(encoder.encode(JSON.stringify(data)));
}

/** A public key as COSE writes it: EC2, ES256, P-256 and the point. */
function writeCoseKey(x: Uint8Array, y: Uint8Array): Uint8Array {
  return concatenate(
    Uint8Array.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Uint8Array.from([0x22, 0x58, 0x20]),
    y,
  );
}

function cborText(text: string): Uint8Array {
  return concatenate(Uint8Array.from([0x60 + text.length]), encoder.encode(text));
}

/** WebCrypto writes a signature as two numbers of 32 bytes, WebAuthn wants them in DER. */
function toDer(signature: Uint8Array): Uint8Array {
  const numbers = concatenate(toDerNumber(signature.subarray(0, 32)), toDerNumber(signature.subarray(32)));
  return concatenate(Uint8Array.from([0x30, numbers.length]), numbers);
}

function toDerNumber(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0);
  const plain = bytes.subarray(start);
  const isHigh = ((plain[0] ?? 0) & 0x80) !== 0;
  return concatenate(Uint8Array.from([0x02, plain.length + (isHigh ? 1 : 0), ...(isHigh ? [0] : [])]), plain);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64Url(text) ?? new Uint8Array();
}

function concatenate(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
