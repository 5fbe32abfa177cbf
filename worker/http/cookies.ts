import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** A cookie to be set. Its name gets the prefix `__Host-`, which a browser refuses from a subdomain and over plain HTTP. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** 0 deletes the cookie. */
  readonly maxAgeS: number;
}

/** The value of one of our cookies; null where the request brings none. */
export function findCookie(c: Context, name: string): string | null {
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
