import { countCrockfordBytes, formatCrockford, parseCrockford } from "./crockford.ts";

/** What a person quotes: orders, support tickets, and hand-drawn commissions. */
export type ReferencePrefix = (typeof PREFIXES)[number];

const PREFIXES = ["ORD", "SIG", "HD"] as const;

const SIGNS: Readonly<Record<ReferencePrefix, number>> = { ORD: 8, SIG: 8, HD: 6 };

/** How many random bytes a number of this kind is made from. */
export function countReferenceBytes(prefix: ReferencePrefix): number {
  return countCrockfordBytes(SIGNS[prefix]);
}

/** A number such as `SIG-7K3MQ9XB` from random bytes, of which there must be at least `countReferenceBytes`. */
export function formatReferenceNumber(prefix: ReferencePrefix, randomBytes: Uint8Array): string {
  return `${prefix}-${formatCrockford(randomBytes, SIGNS[prefix])}`;
}

/** The number that a person typed, in its stored form: capitals, one dash, 0 for O, 1 for I and L; null where it can't be one. */
export function parseReferenceNumber(text: string): string | null {
  const [, typed, rest = ""] = /^\s*(ORD|SIG|HD)(.*)$/is.exec(text) ?? [];
  const prefix = PREFIXES.find((known) => known === typed?.toUpperCase());
  if (prefix === undefined) return null;
  const signs = parseCrockford(rest, SIGNS[prefix]);
  return signs === null ? null : `${prefix}-${signs}`;
}
