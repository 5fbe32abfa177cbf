import { decodeBase64Url } from "./base64url.ts";

/** One key of the ring: its id stands in every value that it sealed. */
export interface RingKey {
  readonly kid: string;
  /** 32 bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The keys of encrypted columns: the first seals, all of them open. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

const KEY_BYTES = 32;
const RING_KEY = /^(?<kid>[A-Za-z0-9_-]{1,32}):(?<key>[A-Za-z0-9+/_-]+={0,2})$/;

/** Reads `kid:base64[,kid:base64…]`; null where the text has another shape, a kid stands twice or a key is not 32 bytes. */
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
