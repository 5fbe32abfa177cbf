import { encodeBase64Url } from "./base64url.ts";

/** Makes a secret of 256 random bits, as 43 characters that may be used in a URL. */
export function newToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored of a secret: its SHA-256 as base64url. A secret of 256 random bits needs no salt. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}
