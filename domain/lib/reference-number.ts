/** Crockford's Base32: no I, L, O or U, so that a number can be read aloud and typed from paper (crockford.com/base32.html). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_A_SIGN = 5;

/** What a person quotes: orders, support tickets, and hand-drawn commissions. */
export type ReferencePrefix = "ORD" | "SIG" | "HD";

const SIGNS: Readonly<Record<ReferencePrefix, number>> = { ORD: 8, SIG: 8, HD: 6 };

/** How many random bytes a number of this kind is made from. */
export function countReferenceBytes(prefix: ReferencePrefix): number {
  return Math.ceil((SIGNS[prefix] * BITS_A_SIGN) / 8);
}

/** A number such as `SIG-7K3MQ9XB` from random bytes, of which there must be at least `countReferenceBytes`. */
export function formatReferenceNumber(prefix: ReferencePrefix, randomBytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of randomBytes.subarray(0, countReferenceBytes(prefix))) bits = (bits << 8n) | BigInt(byte);
  const signs = Array.from(
    { length: SIGNS[prefix] },
    (_, at) => ALPHABET[Number((bits >> BigInt(BITS_A_SIGN * at)) & 31n)],
  );
  return `${prefix}-${signs.join("")}`;
}

/** The number that a person typed, in its stored form: capitals, one dash, 0 for O, 1 for I and L; null where it can't be one. */
export function parseReferenceNumber(text: string): string | null {
  const [, prefix, signs] = /^\s*(ORD|SIG|HD)[\s\-–—]*([0-9A-Z\s-]+?)\s*$/i.exec(text) ?? [];
  if (!prefix || !signs) return null;
  const plain = signs.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const number = `${prefix.toUpperCase()}-${plain}`;
  return isReferenceNumber(number) ? number : null;
}

function isReferenceNumber(number: string): boolean {
  return /^(?:ORD-[0-9A-HJKMNP-TV-Z]{8}|SIG-[0-9A-HJKMNP-TV-Z]{8}|HD-[0-9A-HJKMNP-TV-Z]{6})$/.test(number);
}
