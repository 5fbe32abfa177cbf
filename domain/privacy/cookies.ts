import { LONGEST_SESSION_MS } from "../accounts/session-times.ts";
import { HOUR_MS } from "../lib/time.ts";

/** A cookie of the product. */
export interface CookieKind {
  /** Without its prefix. */
  readonly name: string;
  /** How long a browser keeps it, in milliseconds. */
  readonly keptMs: number;
}

/** Every cookie that the product sets. No other company sets one. */
export const COOKIES = {
  /** The secret of a session. The server decides when an unused session ends. */
  session: { name: "session", keptMs: LONGEST_SESSION_MS },
  /** The browser that began to pay: what was bought is open there. */
  browser: { name: "browser", keptMs: LONGEST_SESSION_MS },
  /** The browser that asked for a code: a code works there alone. Kept longer than a code counts, so that a late one is told from a foreign one. */
  codeBrowser: { name: "code-browser", keptMs: HOUR_MS },
  /** The browser that asked for a passkey's challenge before anybody was signed in: the challenge counts there alone. */
  passkeyBrowser: { name: "passkey-browser", keptMs: HOUR_MS },
} as const satisfies Readonly<Record<string, CookieKind>>;

/** A cookie, by what it is for. */
export type CookieId = keyof typeof COOKIES;

/** The prefix of every cookie's name, by which a browser refuses it from a subdomain and over plain HTTP. */
export const COOKIE_PREFIX = "__Host-";
