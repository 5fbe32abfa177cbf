import { countCrockfordBytes, formatCrockford, parseCrockford } from "../lib/crockford.ts";
import { HOUR_MS } from "../lib/time.ts";

/** How many characters a code has: 40 random bits, which five tries a code can't guess. */
export const CODE_LENGTH = 8;

/** How many random bytes a code is made from. */
export const CODE_BYTES = countCrockfordBytes(CODE_LENGTH);

/** How long a code counts, in milliseconds. */
export const CODE_VALID_MS = 10 * 60_000;

/** How often a code can be tried. */
export const CODE_TRIES = 5;

/** How long a browser waits before it has another code sent to the same address, in milliseconds. */
export const RESEND_AFTER_MS = 60_000;

/** How many codes are sent to one address within `CODES_COUNTED_MS`. */
export const MOST_CODES = 5;

/** Codes that are older than this no longer count towards the limit of an address, in milliseconds. */
export const CODES_COUNTED_MS = HOUR_MS;

/** A new code from random bytes, of which there must be `CODE_BYTES`; without its dash. */
export function makeSignInCode(randomBytes: Uint8Array): string {
  return formatCrockford(randomBytes, CODE_LENGTH);
}

/** A code as it is shown: `7K3M-Q9XB`. */
export function formatSignInCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** The code that somebody typed or pasted, with or without spaces and dashes; null where it can't be one. */
export function parseSignInCode(text: string): string | null {
  return parseCrockford(text, CODE_LENGTH);
}

/** What decides whether a code counts. Instants are milliseconds since 1970 in UTC. */
export interface CodeStanding {
  /** Tries so far. */
  readonly tries: number;
  readonly expiresAt: number;
  /** When somebody signed in with it; null where nobody has. */
  readonly usedAt: number | null;
}

/** Whether a code can be tried. */
export function canBeTried({ tries, expiresAt, usedAt }: CodeStanding, now: number): boolean {
  return usedAt === null && tries < CODE_TRIES && now < expiresAt;
}

/** Why a browser is not signed in by the code that it sent; `triesLeft` is at least 1. */
export type CodeRefusal =
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "no_tries_left" }
  | { readonly kind: "used" }
  | { readonly kind: "expired" }
  | { readonly kind: "not_asked_here" };

/**
 * Why none of the codes that a browser asked for is the one that it sent, the newest code first; the try has been counted. Where several
 * can still be tried, the newest says how often.
 */
export function explainRefusal(codes: readonly CodeStanding[], now: number): CodeRefusal {
  const open = codes.find((code) => canBeTried(code, now));
  if (open) return { kind: "wrong", triesLeft: CODE_TRIES - open.tries };
  const [newest] = codes;
  if (!newest) return { kind: "not_asked_here" };
  if (newest.usedAt !== null) return { kind: "used" };
  return now < newest.expiresAt ? { kind: "no_tries_left" } : { kind: "expired" };
}

/** What a person is told of a code that doesn't sign them in. */
export function describeCodeRefusal(refusal: CodeRefusal): string {
  switch (refusal.kind) {
    case "wrong":
      return `This is not the code we sent. ${refusal.triesLeft === 1 ? "One try is" : `${TRY_WORDS[refusal.triesLeft]} tries are`} left.`;
    case "no_tries_left":
      return "This code was tried five times and no longer counts. Please have a new one sent.";
    case "used":
      return "This code was used already. Please have a new one sent.";
    case "expired":
      return "This code has ended: it counts for ten minutes. Please have a new one sent.";
    case "not_asked_here":
      return "A code works only in the browser that asked for it. Please have one sent from here.";
  }
}

const TRY_WORDS: Readonly<Record<number, string>> = { 2: "Two", 3: "Three", 4: "Four" };

/** When codes were sent lately, in milliseconds since 1970 in UTC. */
export interface SentCodes {
  /** To the address, from any browser. */
  readonly toAddress: readonly number[];
  /** To the address, from this browser. */
  readonly fromBrowser: readonly number[];
}

/** Why no code is sent now, and how long to wait, in milliseconds. */
export interface CodeWait {
  readonly kind: "too_soon" | "too_many";
  readonly waitMs: number;
}

/** Decides whether another code is sent; null means that it is. */
export function decideCodeWait({ toAddress, fromBrowser }: SentCodes, now: number): CodeWait | null {
  const counted = toAddress.filter((at) => at > now - CODES_COUNTED_MS).toSorted((a, b) => b - a);
  const oldestInTheWay = counted[MOST_CODES - 1];
  if (oldestInTheWay !== undefined) return { kind: "too_many", waitMs: oldestInTheWay + CODES_COUNTED_MS - now };
  const last = Math.max(...fromBrowser, Number.NEGATIVE_INFINITY);
  return last > now - RESEND_AFTER_MS ? { kind: "too_soon", waitMs: last + RESEND_AFTER_MS - now } : null;
}

/** What a person is told who has to wait for another code. */
export function describeCodeWait({ kind, waitMs }: CodeWait): string {
  switch (kind) {
    case "too_soon":
      return `We have just sent a code. You can have another one in ${Math.ceil(waitMs / 1000)} seconds; the first one still counts.`;
    case "too_many":
      return `We have sent five codes to this address within an hour. Please use the newest, or ask again in ${Math.ceil(waitMs / 60_000)} minutes.`;
  }
}
