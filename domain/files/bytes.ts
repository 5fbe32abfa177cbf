/** One array of many parts. */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A number of two bytes, the high one first. */
export function readUint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** A number of four bytes, the highest one first. */
export function readUint32(bytes: Uint8Array, at: number): number {
  return readUint16(bytes, at) * 0x1_0000 + readUint16(bytes, at + 2);
}

/** The letters of some bytes, each byte one. */
export function readLetters(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
