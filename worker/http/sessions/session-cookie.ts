import type { Context } from "hono";
import { LONGEST_SESSION_MS } from "#domain/accounts/session-times.ts";
import { type Cookie, findCookie } from "../cookies.ts";

const NAME = "session";

/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Takes the secret of a session from the browser. */
export const ENDED_SESSION: Cookie = { name: NAME, value: "", maxAgeS: 0 };

/** Gives the secret of a session to the browser; when it ends for want of use is the server's to decide. */
export function toSessionCookie(token: string): Cookie {
  return { name: NAME, value: token, maxAgeS: LONGEST_SESSION_MS / 1000 };
}

/** The secret of the session that a request belongs to; null where it brings none. */
export function findSessionToken(c: Context): string | null {
  const token = findCookie(c, NAME);
  return token !== null && TOKEN.test(token) ? token : null;
}
