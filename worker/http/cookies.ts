import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { COOKIES, type CookieKind } from "#domain/privacy/cookies.ts";

/** A cookie to be set. Its name gets the prefix `__Host-`, which a browser refuses from a subdomain and over plain HTTP. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** 0 deletes the cookie. */
  readonly maxAgeS: number;
}

/** The value of one of our cookies; null where the request brings none. */
function findCookie(c: Context, name: string): string | null {
  return getCookie(c, name, "host") ?? null;
}

/** Sets a cookie that no script can read and no other site's form can bring along. */
export function applyCookie(c: Context, { name, value, maxAgeS }: Cookie): void {
  setCookie(c, name, value, {
    prefix: "host",
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
    maxAge: maxAgeS,
  });
}

const { session: SESSION, browser: BROWSER, codeBrowser: CODE_BROWSER, passkeyBrowser: PASSKEY_BROWSER } = COOKIES;

function toCookie({ name, keptMs }: CookieKind, value: string): Cookie {
  return { name, value, maxAgeS: keptMs / 1000 };
}

/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Takes the secret of a session from the browser. */
export const ENDED_SESSION: Cookie = { name: SESSION.name, value: "", maxAgeS: 0 };

/** Gives the secret of a session to the browser; the server decides when an unused session ends. */
export function toSessionCookie(token: string): Cookie {
  return toCookie(SESSION, token);
}

/** Gives a browser the secret that its challenges are bound to. */
export function toPasskeyBrowserCookie(secret: string): Cookie {
  return toCookie(PASSKEY_BROWSER, secret);
}

/** The secret that a browser's challenges are bound to; null where it has asked for none lately. */
export function findPasskeyBrowser(c: Context): string | null {
  const secret = findCookie(c, PASSKEY_BROWSER.name);
  return secret !== null && TOKEN.test(secret) ? secret : null;
}

/** Lets a browser be known again as the one that began an order. */
export function toBrowserCookie(token: string): Cookie {
  return toCookie(BROWSER, token);
}

/** Lets nothing be opened any more by what was paid in a browser. */
export const FORGOTTEN_BROWSER: Cookie = { name: BROWSER.name, value: "", maxAgeS: 0 };

/** The secret by which a browser is known that began to pay; null where it hasn't. */
export function findBrowserToken(c: Context): string | null {
  const token = findCookie(c, BROWSER.name);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** The secret of the session that a request belongs to; null where it brings none. */
export function findSessionToken(c: Context): string | null {
  const token = findCookie(c, SESSION.name);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** Gives a browser the secret that its codes are bound to. */
export function toCodeBrowserCookie(secret: string): Cookie {
  return toCookie(CODE_BROWSER, secret);
}

/** The secret that a browser's codes are bound to; null where it has asked for none lately. */
export function findCodeBrowser(c: Context): string | null {
  const secret = findCookie(c, CODE_BROWSER.name);
  return secret !== null && TOKEN.test(secret) ? secret : null;
}
