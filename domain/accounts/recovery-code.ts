import { countCrockfordBytes, formatCrockford, parseCrockford } from "../lib/crockford.ts";

/** How many characters a code has: 60 random bits, too many to guess. */
const CODE_CHARACTERS = 12;

/** How many codes the master has at a time. */
export const RECOVERY_CODES = 10;

/** How many random bytes a code is made from. */
export const RECOVERY_CODE_BYTES = countCrockfordBytes(CODE_CHARACTERS);

/** How many codes one client can try on a day. */
export const MOST_RECOVERY_TRIES = 10;

/** A code from random bytes, of which there must be `RECOVERY_CODE_BYTES`; without its dashes. */
export function makeRecoveryCode(randomBytes: Uint8Array): string {
  return formatCrockford(randomBytes, CODE_CHARACTERS);
}

/** A code as it is shown and printed: `4TQ8-WM2X-9KHB`. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** The code that somebody typed, with or without spaces and dashes; null where it can't be one. */
export function parseRecoveryCode(text: string): string | null {
  return parseCrockford(text, CODE_CHARACTERS);
}
