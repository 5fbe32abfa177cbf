import { err, ok } from "../lib/result.ts";
import { concatenate, readLetters, readUint32 } from "./bytes.ts";
import { fitsLimits, type PictureReading } from "./picture.ts";

const SIGNATURE_BYTES = 8;

/** What surrounds the data of a chunk: their length, the type before them, and a checksum behind. */
const CHUNK_FRAME_BYTES = 12;

/** Chunks that change how the picture looks, and how long each may be. All others are metadata or later pictures of an animation. */
const KEPT_CHUNKS: Readonly<Record<string, (length: number) => boolean>> = {
  PLTE: (length) => length > 0 && length <= 768 && length % 3 === 0,
  tRNS: (length) => length <= 256,
  sRGB: (length) => length === 1,
  gAMA: (length) => length === 4,
  cHRM: (length) => length === 32,
};

/** Samples in a pixel by the type of color, and how many bits each may have. */
const COLOR_TYPES: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

interface Header {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bitsPerPixel: number;
  readonly isIndexed: boolean;
  readonly isInterlaced: boolean;
}

/**
 * Reads a PNG (W3C, third edition) and copies the chunks that show its still picture. Whether its rows inflate to their length is left to the caller that has a
 * decompressor.
 */
export function readPng(bytes: Uint8Array<ArrayBuffer>): PictureReading {
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  const deflated: Uint8Array[] = [];
  let header: Header | null = null;
  let hasPalette = false;
  let haveRowsEnded = false;
  let at = SIGNATURE_BYTES;
  for (;;) {
    if (at + CHUNK_FRAME_BYTES > bytes.length) return err("damaged");
    const length = readUint32(bytes, at);
    const type = readLetters(bytes, at + 4, 4);
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return err("damaged");
    const chunk = bytes.subarray(at, end);
    const data = chunk.subarray(8, 8 + length);
    if (computeChecksum(chunk.subarray(4, 8 + length)) !== readUint32(chunk, 8 + length)) return err("damaged");
    at = end;
    if (header === null) {
      header = type === "IHDR" ? parseHeader(data) : null;
      if (header === null) return err("damaged");
      if (!fitsLimits(header)) return err("too_many_pixels");
      kept.push(chunk);
      continue;
    }
    if (deflated.length > 0 && type !== "IDAT") haveRowsEnded = true;
    if (type === "IEND") {
      if (length > 0 || deflated.length === 0 || (header.isIndexed && !hasPalette)) return err("damaged");
      if (end < bytes.length) return err("more_behind");
      kept.push(chunk);
      break;
    }
    if (type === "IDAT") {
      if (haveRowsEnded) return err("damaged");
      kept.push(chunk);
      deflated.push(data);
      continue;
    }
    const isLengthRight = KEPT_CHUNKS[type];
    if (isLengthRight) {
      if (!isLengthRight(length) || deflated.length > 0) return err("damaged");
      hasPalette ||= type === "PLTE";
      kept.push(chunk);
    } else if (isCritical(type)) return err("damaged");
  }
  const { widthPx, heightPx } = header;
  return ok({
    mediaType: "image/png",
    ...{ widthPx, heightPx },
    bytes: concatenate(kept),
    rows: { deflated: concatenate(deflated), inflatedBytes: computeRowBytes(header) },
  });
}

function parseHeader(data: Uint8Array): Header | null {
  const [depth = 0, colorType = 0, compression, filter, interlace] = data.subarray(8);
  const color = COLOR_TYPES[colorType];
  if (data.length !== 13 || !color?.depths.includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return null;
  return {
    widthPx: readUint32(data, 0),
    heightPx: readUint32(data, 4),
    bitsPerPixel: depth * color.samples,
    isIndexed: colorType === 3,
    isInterlaced: interlace === 1,
  };
}

/** Whether a program has to know the chunk to show the picture: its first letter is a capital then. */
function isCritical(type: string): boolean {
  return type[0] === type[0]?.toUpperCase();
}

/** Where the seven passes of an interlaced picture (Adam7) begin, and how far apart their pixels are. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
] as const;

/** How many bytes all rows have, each with the byte that names its filter. */
function computeRowBytes({ widthPx, heightPx, bitsPerPixel, isInterlaced }: Header): number {
  const passes = isInterlaced ? PASSES : [{ x: 0, y: 0, dx: 1, dy: 1 }];
  return passes.reduce((sum, { x, y, dx, dy }) => {
    const columns = Math.ceil((widthPx - x) / dx);
    const rows = Math.ceil((heightPx - y) / dy);
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : sum;
  }, 0);
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

/** CRC-32 (ISO 3309), as PNG has it behind each chunk. */
function computeChecksum(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (CHECKSUMS[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}
