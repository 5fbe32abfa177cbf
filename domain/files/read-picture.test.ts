import { PNG as PngFile } from "pngjs";
import { describe, expect, it } from "vitest";
import {
  ANIMATED_WEBP,
  AUTHOR,
  CMYK_JPEG,
  INTERLACED_PNG,
  JPEG_ON_ITS_SIDE,
  listChunks,
  makeAnimatedPng,
  makePngOfSize,
  PNG,
  PROGRESSIVE_JPEG,
  REFUSED_FILES,
} from "#tests/support/pictures.ts";
import { concatenate } from "./bytes.ts";
import { PICTURE_LIMITS, type Picture } from "./picture.ts";
import { readByFormat, readPicture } from "./read-picture.ts";

function read(bytes: Uint8Array<ArrayBuffer>): Picture {
  const reading = readByFormat(bytes);
  if (!reading.isOk) throw new Error(reading.error);
  return reading.value;
}

function toText(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** The segments of a JPEG up to its first scan, by their markers. */
function listSegments(jpeg: Uint8Array): readonly number[] {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset);
  const markers: number[] = [];
  for (let at = 2; view.getUint16(at) !== 0xffda; at += 2 + view.getUint16(at + 2)) markers.push(view.getUint8(at + 1));
  return markers;
}

describe("a picture that we take", () => {
  it.each([
    ["a PNG", PNG, "image/png", 16, 10],
    ["an interlaced PNG", INTERLACED_PNG, "image/png", 16, 10],
    ["an animated PNG", makeAnimatedPng(), "image/png", 16, 10],
    ["a progressive JPEG", PROGRESSIVE_JPEG, "image/jpeg", 16, 10],
    ["a CMYK JPEG", CMYK_JPEG, "image/jpeg", 16, 10],
    ["a JPEG that lies on its side", JPEG_ON_ITS_SIDE, "image/jpeg", 10, 16],
    ["a JPEG with zeros behind it", concatenate([PROGRESSIVE_JPEG, new Uint8Array(40)]), "image/jpeg", 16, 10],
  ] as const)("is %s: upright, without its author, and unchanged when it is read again", (_what, bytes, type, w, h) => {
    const picture = read(bytes);
    expect([picture.mediaType, picture.widthPx, picture.heightPx]).toEqual([type, w, h]);
    expect(toText(picture.bytes)).not.toContain(AUTHOR);
    expect(picture.bytes.length).toBeLessThanOrEqual(bytes.length);
    expect(read(picture.bytes)).toEqual(picture);
  });

  it("keeps of a PNG what shows its first picture", () => {
    expect(listChunks(PNG)).toContain("eXIf");
    expect(listChunks(makeAnimatedPng())).toEqual(expect.arrayContaining(["acTL", "fcTL", "fdAT"]));
    const shown = read(makeAnimatedPng()).bytes;
    expect(listChunks(shown)).toEqual(["IHDR", "IDAT", "IEND"]);
    expect(PngFile.sync.read(Buffer.from(shown)).data).toEqual(PngFile.sync.read(Buffer.from(PNG)).data);
    expect(listChunks(read(INTERLACED_PNG).bytes)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  });

  it("keeps of a JPEG how its colors are meant and which side is up", () => {
    expect(toText(JPEG_ON_ITS_SIDE)).toContain(AUTHOR);
    const { bytes } = read(JPEG_ON_ITS_SIDE);
    expect(listSegments(bytes).filter((marker) => marker === 0xe1)).toHaveLength(1);
    expect(toText(bytes)).toContain("Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006");
    expect(listSegments(read(CMYK_JPEG).bytes)).toContain(0xee);
    expect(listSegments(read(PROGRESSIVE_JPEG).bytes)).toEqual(expect.arrayContaining([0xdb, 0xc2, 0xc4]));
  });

  it("says how many bytes the rows of a PNG have, interlaced or not", () => {
    expect(read(PNG).rows?.inflatedBytes).toBe(10 * (1 + 16 * 3));
    expect(read(PROGRESSIVE_JPEG).rows).toBeNull();
  });
});

describe("a file that is none", () => {
  it.each(REFUSED_FILES)("is %s, and the message says what to do", (_what, bytes, message) => {
    const result = readPicture(bytes);
    expect(result).toEqual({
      isOk: false,
      error: { code: "invalid_request", message: expect.stringContaining(message) },
    });
  });

  it("has more bytes than a picture may have", () => {
    expect(readByFormat(new Uint8Array(PICTURE_LIMITS.bytes + 1))).toEqual({ isOk: false, error: "too_many_bytes" });
  });

  it.each([
    [12_000, 4_166, true],
    [12_001, 1, false],
    [1, 12_001, false],
    [8_000, 6_251, false],
    [0, 10, false],
  ])("has more pixels than can be shown, or none: %i by %i", (width, height, isTaken) => {
    expect(readByFormat(makePngOfSize(width, height)).isOk).toBe(isTaken);
  });

  it("is called by what it is, whatever its name says", () => {
    expect(readByFormat(ANIMATED_WEBP)).toEqual({ isOk: false, error: "webp" });
  });

  it("breaks off at any byte", () => {
    for (const whole of [PNG, INTERLACED_PNG, PROGRESSIVE_JPEG, CMYK_JPEG, JPEG_ON_ITS_SIDE]) {
      for (let length = 0; length < whole.length; length += 1) {
        expect(readByFormat(whole.slice(0, length)).isOk).toBe(false);
      }
    }
  });
});
