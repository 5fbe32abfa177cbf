import { err, ok } from "../lib/result.ts";
import { concatenate, readLetters, readUint16, readUint32 } from "./bytes.ts";
import { fitsLimits, type PictureReading } from "./picture.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const JFIF = 0xe0;
const EXIF = 0xe1;
const ADOBE = 0xee;

/** Baseline, extended and progressive: what browsers show. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Lossless, hierarchical and arithmetic frames, and a height that comes after the picture: no browser shows these. */
const UNKNOWN_TO_BROWSERS: ReadonlySet<number> = new Set([
  ...[0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf],
]);

/** Tables that the picture is decoded by: of Huffman codes, of quantization, and the restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);

interface Frame {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Reads a JPEG (ITU-T T.81) and copies what shows its picture: tables, frame and scans, how its colors are meant and which side is up. Everything else of
 * its application segments and comments is left out.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): PictureReading {
  const kept: Uint8Array[] = [];
  let frame: Frame | null = null;
  let orientation = 1;
  let jfif: readonly Uint8Array[] = [];
  let adobe: readonly Uint8Array[] = [];
  let hasScan = false;
  let at = 2;
  for (;;) {
    const found = findMarker(bytes, at);
    if (found === null) return err("damaged");
    const { marker, end: start } = found;
    if (marker === END) {
      if (frame === null || !hasScan) return err("damaged");
      if (bytes.subarray(start).some((byte) => byte !== 0)) return err("more_behind");
      break;
    }
    const length = readUint16(bytes, start);
    const end = start + length;
    if (length < 2 || end > bytes.length || marker < 0xc0 || marker === START) return err("damaged");
    const data = bytes.subarray(start + 2, end);
    at = end;
    if (FRAMES.has(marker)) {
      if (frame !== null) return err("damaged");
      frame = parseFrame(data);
      if (frame === null) return err("damaged");
      if (!fitsLimits(frame)) return err("too_many_pixels");
      kept.push(bytes.subarray(found.start, end));
    } else if (UNKNOWN_TO_BROWSERS.has(marker)) return err("damaged");
    else if (TABLES.has(marker)) kept.push(bytes.subarray(found.start, end));
    else if (marker === SCAN) {
      if (frame === null) return err("damaged");
      hasScan = true;
      at = findScanEnd(bytes, end);
      kept.push(bytes.subarray(found.start, at));
    } else if (marker === JFIF && readLetters(data, 0, 5) === "JFIF\0") jfif = [writeJfif(data)];
    else if (marker === ADOBE && readLetters(data, 0, 5) === "Adobe") adobe = [writeAdobe(data)];
    else if (marker === EXIF && readLetters(data, 0, 6) === "Exif\0\0") orientation = readOrientation(data.subarray(6));
  }
  const isOnItsSide = orientation >= 5;
  return ok({
    mediaType: "image/jpeg",
    widthPx: isOnItsSide ? frame.heightPx : frame.widthPx,
    heightPx: isOnItsSide ? frame.widthPx : frame.heightPx,
    bytes: concatenate([
      Uint8Array.of(0xff, START),
      ...jfif,
      ...adobe,
      ...(orientation === 1 ? [] : [writeOrientation(orientation)]),
      ...kept,
      Uint8Array.of(0xff, END),
    ]),
    rows: null,
  });
}

interface Marker {
  readonly marker: number;
  readonly start: number;
  /** Where its length begins. */
  readonly end: number;
}

/** The marker at this place, before which any number of bytes 0xFF may fill up; null where there is none. */
function findMarker(bytes: Uint8Array, at: number): Marker | null {
  if (bytes[at] !== 0xff) return null;
  let last = at;
  while (bytes[last + 1] === 0xff) last += 1;
  const marker = bytes[last + 1];
  return marker === undefined || marker === 0 ? null : { marker, start: last, end: last + 2 };
}

/** Where the next marker begins that is neither a stuffed byte nor a restart inside the scan. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next === 0xff) at -= 1;
    else if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function parseFrame(data: Uint8Array): Frame | null {
  const components = data[5] ?? 0;
  if (data[0] !== 8 || ![1, 3, 4].includes(components) || data.length !== 6 + components * 3) return null;
  return { heightPx: readUint16(data, 1), widthPx: readUint16(data, 3) };
}

/** A JFIF segment without the thumbnail that the original may have. */
function writeJfif(data: Uint8Array): Uint8Array {
  const density = Uint8Array.from(data.subarray(5, 12));
  const padded = new Uint8Array(9);
  padded.set(density);
  return concatenate([Uint8Array.of(0xff, JFIF, 0, 16), toBytes("JFIF\0"), padded]);
}

/** An Adobe segment with the color transform alone: without it a CMYK picture is shown as its negative. */
function writeAdobe(data: Uint8Array): Uint8Array {
  const version = 100;
  return concatenate([
    Uint8Array.of(0xff, ADOBE, 0, 14),
    toBytes("Adobe"),
    Uint8Array.of(0, version, 0, 0, 0, 0, data[11] ?? 0),
  ]);
}

/** The tag of Exif that says which side is up. */
const ORIENTATION_TAG = 0x0112;

/** Which of the eight ways a picture is turned or mirrored, 1 being upright; from the first directory of its TIFF data. */
function readOrientation(tiff: Uint8Array): number {
  const isLittleEndian = readLetters(tiff, 0, 2) === "II";
  const read16 = (at: number): number =>
    isLittleEndian ? (tiff[at] ?? 0) | ((tiff[at + 1] ?? 0) << 8) : readUint16(tiff, at);
  const directory = isLittleEndian ? read16(4) + read16(6) * 0x1_0000 : readUint32(tiff, 4);
  const entries = Math.min(read16(directory), 512);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (read16(at) !== ORIENTATION_TAG) continue;
    const orientation = read16(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** An Exif segment that says which side is up, and nothing else. */
function writeOrientation(orientation: number): Uint8Array {
  const directory = [0, 1, ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory, 0, 0, 0, 0);
  return concatenate([Uint8Array.of(0xff, EXIF, 0, 8 + tiff.length), toBytes("Exif\0\0"), tiff]);
}

function toBytes(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
