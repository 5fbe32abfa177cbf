/** Crockford's Base32: no I, L, O or U, so that a text can be read aloud and typed from paper (crockford.com/base32.html). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_A_SIGN = 5;

/** How many random bytes a text of this many signs is made from. */
export function countCrockfordBytes(signs: number): number {
  return Math.ceil((signs * BITS_A_SIGN) / 8);
}

/** Writes a number of signs from random bytes, of which there must be at least `countCrockfordBytes`; each sign comes from five other bits. */
export function formatCrockford(randomBytes: Uint8Array, signs: number): string {
  let bits = 0n;
  for (const byte of randomBytes.subarray(0, countCrockfordBytes(signs))) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: signs }, (_, at) => ALPHABET[Number((bits >> BigInt(BITS_A_SIGN * at)) & 31n)]).join("");
}

/** What a person typed, as it was written: capitals, no spaces and dashes, 0 for O, 1 for I and L; null where it has another sign or another length. */
export function parseCrockford(text: string, signs: number): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[\s\-–—]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return plain.length === signs && /^[0-9A-HJKMNP-TV-Z]*$/.test(plain) ? plain : null;
}
