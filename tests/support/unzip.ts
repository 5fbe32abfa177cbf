const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;
const END = 0x06054b50;

/** The files of a ZIP whose entries are stored as they are, by their names: what the archive of an account consists of. */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decode = (from: number, length: number): string =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  const files = new Map<string, string>();
  let at = view.getUint32(findEnd(view) + 16, true);
  while (at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === ENTRY) {
    if (view.getUint16(at + 10, true) !== 0) throw new Error("An entry is compressed.");
    const size = view.getUint32(at + 24, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const header = view.getUint32(at + 42, true);
    const data = header + HEADER_BYTES + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    files.set(decode(at + ENTRY_BYTES, nameLength ?? 0), decode(data, size));
    at += ENTRY_BYTES + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Error("This is no ZIP.");
}
