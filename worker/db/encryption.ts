import { decodeBase64Url, encodeBase64Url } from "../base64url.ts";
import type { Encrypted } from "./schema/columns.ts";

/** One key of the ring: its id is part of every value that it encrypts. */
export interface RingKey {
  readonly kid: string;
  /** 32 bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The keys of encrypted columns: the first encrypts, all of them decrypt. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

const KEY_BYTES = 32;
const RING_KEY = /^(?<kid>[A-Za-z0-9_-]{1,32}):(?<key>[A-Za-z0-9+/_-]+={0,2})$/;

/** Reads `kid:base64[,kid:base64…]`; null where the text has another shape, a kid is there twice or a key is not 32 bytes. */
export function parseKeyRing(text: string): KeyRing | null {
  const keys: RingKey[] = [];
  for (const entry of text.split(",")) {
    const { kid, key } = RING_KEY.exec(entry.trim())?.groups ?? {};
    const bytes = key === undefined ? null : decodeBase64Url(key);
    if (kid === undefined || bytes?.length !== KEY_BYTES || keys.some((other) => other.kid === kid)) return null;
    keys.push({ kid, bytes });
  }
  const [current, ...older] = keys;
  return current ? [current, ...older] : null;
}

// An encrypted value reads `s1.<kid>.<base64url of 12 bytes of nonce, ciphertext, 16 bytes of tag>`.
const VERSION = "s1";
const NONCE_BYTES = 12;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A value can't be decrypted: it was changed, comes from another place, or its key is not in the ring. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

/** Encrypts and decrypts the columns of one row. */
export interface RowEncryption<Table extends string> {
  encrypt<Column extends string>(column: Column, plaintext: string): Promise<Encrypted<Table, Column>>;
  /** Throws `DecryptionError`. */
  decrypt<Column extends string>(column: Column, encrypted: Encrypted<Table, Column>): Promise<string>;
}

/**
 * Encryption of columns: AES-256-GCM under a key for each row, derived with HKDF-SHA256 from the key ring. The
 * additional data `table|column|row id` binds each value to its place.
 */
export class Encryption {
  /** What every value begins with that the current key has encrypted. */
  readonly currentPrefix: string;
  /** What the values of the ring's older keys begin with, the oldest last. */
  readonly olderPrefixes: readonly string[];
  readonly #current: RingKey;
  readonly #rootKeys: ReadonlyMap<string, Promise<CryptoKey>>;

  constructor(keyRing: KeyRing) {
    const [current, ...older] = keyRing;
    this.currentPrefix = toPrefix(current);
    this.olderPrefixes = older.map(toPrefix);
    this.#current = current;
    this.#rootKeys = new Map(keyRing.map(({ kid, bytes }) => [kid, importRootKey(bytes)]));
  }

  /** The encryption of one row; its id has to be made before the row is inserted. */
  forRow<Table extends string>(table: Table, rowId: string): RowEncryption<Table> {
    const derived = new Map<string, Promise<CryptoKey>>();
    const keyOf = (kid: string): Promise<CryptoKey> => {
      const known = derived.get(kid) ?? this.#deriveRowKey(kid, table, rowId);
      derived.set(kid, known);
      return known;
    };
    const { currentPrefix } = this;
    const { kid } = this.#current;
    return {
      async encrypt<Column extends string>(column: Column, plaintext: string): Promise<Encrypted<Table, Column>> {
        const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
        const algorithm = { name: "AES-GCM", iv: nonce, additionalData: toPlace(table, column, rowId) };
        const ciphertext = await crypto.subtle.encrypt(algorithm, await keyOf(kid), encoder.encode(plaintext));
        return `${currentPrefix}${encodeBase64Url(concat(nonce, ciphertext))}` as Encrypted<Table, Column>;
      },
      async decrypt(column, encrypted) {
        const { kid: encryptedWith, payload } = parseEncrypted(encrypted);
        const iv = payload.subarray(0, NONCE_BYTES);
        const algorithm = { name: "AES-GCM", iv, additionalData: toPlace(table, column, rowId) };
        const key = await keyOf(encryptedWith);
        try {
          return decoder.decode(await crypto.subtle.decrypt(algorithm, key, payload.subarray(NONCE_BYTES)));
        } catch (cause) {
          throw new DecryptionError(`The value of ${table}.${column} can’t be decrypted.`, { cause });
        }
      },
    };
  }

  /**
   * A keyed digest of text as base64url: equal texts have equal digests under the current key, and without it nobody can find the text by
   * trying. A digest for one purpose says nothing of those for another.
   */
  async digest(purpose: string, text: string): Promise<string> {
    return this.#digest(this.#current.kid, purpose, text);
  }

  /** The digests of a text under every key of the ring, the current one first: what an older key has digested is found by them. */
  async listDigests(purpose: string, text: string): Promise<readonly [string, ...string[]]> {
    const older = [...this.#rootKeys.keys()].filter((kid) => kid !== this.#current.kid);
    return [
      await this.digest(purpose, text),
      ...(await Promise.all(older.map((kid) => this.#digest(kid, purpose, text)))),
    ];
  }

  async #digest(kid: string, purpose: string, text: string): Promise<string> {
    const key = await crypto.subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`digest|${purpose}`) },
      await this.#getRootKey(kid),
      { name: "HMAC", hash: "SHA-256", length: 256 },
      false,
      ["sign"],
    );
    return encodeBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
  }

  #getRootKey(kid: string): Promise<CryptoKey> {
    const rootKey = this.#rootKeys.get(kid);
    if (!rootKey) throw new DecryptionError("The key that encrypted this value is not in the ring.");
    return rootKey;
  }

  async #deriveRowKey(kid: string, table: string, rowId: string): Promise<CryptoKey> {
    // The root key is random and the info names one row alone, so HKDF needs no salt. With another info nothing that is stored could be read.
    const algorithm = {
      name: "HKDF",
      hash: "SHA-256",
      salt: new Uint8Array(),
      info: encoder.encode(`sealed-column|${table}|${rowId}`),
    };
    return crypto.subtle.deriveKey(algorithm, await this.#getRootKey(kid), { name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
  }
}

function toPrefix({ kid }: RingKey): string {
  return `${VERSION}.${kid}.`;
}

function importRootKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
}

function toPlace(table: string, column: string, rowId: string): Uint8Array {
  return encoder.encode(`${table}|${column}|${rowId}`);
}

function parseEncrypted(encrypted: string): { kid: string; payload: Uint8Array<ArrayBuffer> } {
  const [version, kid, encoded, ...rest] = encrypted.split(".");
  const payload = encoded === undefined ? null : decodeBase64Url(encoded);
  if (version !== VERSION || kid === undefined || !payload || rest.length > 0) {
    throw new DecryptionError("The value is not encrypted.");
  }
  return { kid, payload };
}

function concat(nonce: Uint8Array, ciphertext: ArrayBuffer): Uint8Array {
  const bytes = new Uint8Array(nonce.length + ciphertext.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(ciphertext), nonce.length);
  return bytes;
}
