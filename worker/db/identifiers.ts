import { encodeBase64Url } from "../base64url.ts";

/**
 * Makes a UUID of version 7 (RFC 9562): 48 bits of time, then 74 random bits. Ids sort by the millisecond in which they
 * were made, so that new rows go to the end of an index.
 */
export function newId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(now / 0x1_0000));
  view.setUint16(4, now % 0x1_0000);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** When an id of `newId` was made, in milliseconds since 1970 in UTC; not a number for any other text. */
export function readTimeOfId(id: string): number {
  return Number.parseInt(id.replace("-", "").slice(0, 12), 16);
}

/** Makes a secret of 256 random bits, as 43 characters that may be used in a URL. */
export function newToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored of a secret: its SHA-256 as base64url. A secret of 256 random bits needs no salt. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}
