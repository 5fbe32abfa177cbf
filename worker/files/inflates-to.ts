/**
 * Whether deflated bytes (zlib, RFC 1950) inflate to exactly this many, checksum included. They are counted as they come and not
 * kept; nothing is read after the chunk that exceeds the length.
 */
export async function inflatesTo(deflated: Uint8Array<ArrayBuffer>, length: number): Promise<boolean> {
  let inflated = 0;
  try {
    const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate"));
    for await (const piece of stream) {
      inflated += piece.length;
      if (inflated > length) return false;
    }
  } catch {
    return false;
  }
  return inflated === length;
}
