import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { encodeBase64Url } from "#worker/db/base64url.ts";

/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The secret of the session that a request belongs to; null where it brings none. It comes in the cookie
 * `__Host-session`: a browser refuses such a name from a subdomain and over plain HTTP.
 */
export function findSessionToken(context: Context): string | null {
  const token = getCookie(context, "session", "host");
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** What is stored of a secret: its SHA-256 as base64url. A secret of 256 random bits needs no salt. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}
