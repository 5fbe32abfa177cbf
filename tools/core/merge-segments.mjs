import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

/**
 * Joins the data segments of a WebAssembly module into one, in place:
 *
 *     node tools/core/merge-segments.mjs build/sigil.wasm
 *
 * The compiler writes a segment for each string and table, and its optimizer cuts them where they hold zeros: a
 * smaller module, but one whose 1,600 offsets gzip can't shorten. As one segment the core is 7 % smaller to send.
 * Format: WebAssembly core specification, 5.5 (sections 11, data, and 12, the number of its segments).
 */

const HEADER_BYTES = 8;
const DATA = 11;
const DATA_COUNT = 12;
/** Active, in the only memory. */
const ACTIVE = 0x00;
const I32_CONST = 0x41;
const END = 0x0b;

const file = argv[2];
if (file === undefined) throw new Error("Name the module: node tools/core/merge-segments.mjs FILE");
const input = readFileSync(file);
const sections = [...readSections(input)];
writeFileSync(file, Buffer.concat([input.subarray(0, HEADER_BYTES), ...sections.map(rewrite)]));

/** @param {Buffer} bytes of a module */
function* readSections(bytes) {
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const [length, start] = readUnsigned(bytes, at + 1);
    yield { id: bytes[at], body: bytes.subarray(start, start + length) };
    at = start + length;
  }
}

/** @param {{ id: number | undefined, body: Buffer }} section */
function rewrite({ id, body }) {
  const written = id === DATA ? merge(body) : id === DATA_COUNT ? Buffer.from([1]) : body;
  return Buffer.concat([Buffer.from([id ?? 0]), writeUnsigned(written.length), written]);
}

/**
 * One segment from the first byte of all to the last, with zeros where there was none: memory begins as zeros.
 * @param {Buffer} body of a data section
 */
function merge(body) {
  const segments = readSegments(body);
  const first = Math.min(...segments.map(({ offset }) => offset));
  const last = Math.max(...segments.map(({ offset, data }) => offset + data.length));
  const merged = Buffer.alloc(last - first);
  for (const { offset, data } of segments) data.copy(merged, offset - first);
  const head = [Buffer.from([1, ACTIVE, I32_CONST]), writeSigned(first), Buffer.from([END])];
  return Buffer.concat([...head, writeUnsigned(merged.length), merged]);
}

/** @param {Buffer} body of a data section */
function readSegments(body) {
  let [left, at] = readUnsigned(body, 0);
  const segments = [];
  for (; left > 0; left -= 1) {
    if (body[at] !== ACTIVE || body[at + 1] !== I32_CONST) throw new Error("A data segment is not at a fixed place.");
    const [offset, afterOffset] = readUnsigned(body, at + 2);
    const [length, start] = readUnsigned(body, afterOffset + 1);
    segments.push({ offset, data: body.subarray(start, start + length) });
    at = start + length;
  }
  return segments;
}

/**
 * A number in LEB128, and where it ends. Offsets are signed there; those of a memory below 2 GB read the same.
 * @param {Buffer} bytes
 * @param {number} start
 * @returns {[number, number]}
 */
function readUnsigned(bytes, start) {
  let value = 0;
  for (let at = start, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at + 1];
  }
}

/** @param {number} value */
function writeUnsigned(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** A positive number whose last byte must not look like a negative one's. @param {number} value */
function writeSigned(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x40) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
