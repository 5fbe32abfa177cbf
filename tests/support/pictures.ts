import { crc32 } from "node:zlib";
import { concatenate } from "#domain/files/bytes.ts";

/** What the author of the pictures is called: it is in their metadata alone. */
export const AUTHOR = "CANARY-ARTIST";

/** A JPEG of a telephone: 16 by 10 pixels that are to be turned by a right angle, with an author and a place. */
export const JPEG_ON_ITS_SIDE = toBytes(
  "/9j/4QEYRXhpZgAASUkqAAgAAAAIABIBAwABAAAABgAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAADsBAgAOAAAAfgAAABMCAwABAAAAAQAAAGmHBAABAAAAjAAAACWIBAABAAAA2gAAAAAAAAA4YwAA6AMAADhjAADoAwAAQ0FOQVJZLUFSVElTVAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAEAAAAAOgBAABAAAACgAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAA+AAAAAAAAAAzAAAAAQAAAB4AAAABAAAAAAAAAAEAAAD/4gHwSUNDX1BST0ZJTEUAAQEAAAHgbGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLWhhbmR56b9WWj4BtoMjhVVG90+qAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMPwAABd3///MmAAAHkAAA/ZL///uh///9ogAAA9wAAMBxWFlaIAAAAAAAAG+gAAA48gAAA49YWVogAAAAAAAAYpYAALeJAAAY2lhZWiAAAAAAAAAkoAAAD4UAALbEcGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0AAAClv/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAKABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAUG/8QAHBAAAQMFAAAAAAAAAAAAAAAAAAIEIgEFITGR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAaEQACAgMAAAAAAAAAAAAAAAAABQMEIoHB/9oADAMBAAIRAxEAPwCQ1smoC2tk1A0zVKcRpwW1SnEacJn12TDfAEzCU//Z",
);

/** A progressive JPEG. */
export const PROGRESSIVE_JPEG = toBytes(
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAKABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAwQF/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//aAAwDAQACEAMQAAABjbTUj//EABYQAQEBAAAAAAAAAAAAAAAAAAACA//aAAgBAQABBQKcU4pS/8QAFhEBAQEAAAAAAAAAAAAAAAAABAAC/9oACAEDAQE/ARo1f//EABgRAAIDAAAAAAAAAAAAAAAAAAACAwQh/9oACAECAQE/Ab8zYf/EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABcQAAMBAAAAAAAAAAAAAAAAAAABUWH/2gAIAQEAAT8hzMxVBVD/2gAMAwEAAgADAAAAEJ//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EF//xAAWEQADAAAAAAAAAAAAAAAAAAAAocH/2gAIAQIBAT8Qaw//xAAXEAADAQAAAAAAAAAAAAAAAAAAITGR/9oACAEBAAE/EImJQTBBMP/Z",
);

/** A JPEG for printers, with an author. */
export const CMYK_JPEG = toBytes(
  "/9j/7gAOQWRvYmUAZAAAAAAA/+EA1kV4aWYAAElJKgAIAAAABwASAQMAAQAAAAEAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAA7AQIADgAAAHIAAAATAgMAAQAAAAEAAABphwQAAQAAAIAAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAENBTkFSWS1BUlRJU1QABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAABAAAAADoAQAAQAAAAoAAAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/8AAFAgACgAQBEMRAE0RAFkRAEsRAP/EABkAAAMBAQEAAAAAAAAAAAAAAAUGBwECA//EACQQAAEDAwIHAQAAAAAAAAAAAAEAAgMEESEGEgUxMkFRcZFC/9oADgRDAE0AWQBLAAA/AAVLQu3i4K836WmH4J9JxD2nk4fU4729zZUyGWOZm+JwIPhcVmkXwEmMlzexCjlroVwwyxEMmaWkYylmNjb9I+J6VMBPlF0WowGkWx6WHkprH1BY4AjIBX//2Q==",
);

/** A PNG of 16 by 10 pixels, with an author. */
export const PNG = toBytes(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAIAAAAy3EnLAAAAzmVYSWZJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAOwECAA4AAAByAAAAEwIDAAEAAAABAAAAaYcEAAEAAACAAAAAAAAAADhjAADoAwAAOGMAAOgDAABDQU5BUlktQVJUSVNUAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAQAAAAA6AEAAEAAAAKAAAAAAAAALgIg7EAAAAJcEhZcwAAA+gAAAPoAbV7UmsAAAE2SURBVBjTDcshFcUgAIZRIkz8BrcIHBLMY4gwQQAKcM4iTKFpABGQn1yE0WAR3rv+GmPYDLvBGQ5DNJyGbLiMbqNmNIym0WP0Gn1Gxlg2y25xlsMSLaclWy6r26pZDatp9Vi9Vp/9B8/m2T3Oc3ii5/Rkz+V1ezWv4TW9Hq/X6/P/ENgCe8AFjkAMnIEcuILuoBY0gmbQE/QGfeEfEltiT7jEkYiJM5ETV9Kd1JJG0kx6kt6kL/1DYSvsBVc4CrFwFnLhKrqLWtEomkVP0Vv0lX+obJW94ipHJVbOSq5cVXdVqxpVs+qpequ++g+drbN3XOfoxM7ZyZ2r6+5qXaNrdj1db9fX/wE22MHBARFOyHChGzU00EQPetHHPyy2xb5wi2MRF+ciL66le6ktjaW59Cy9S9/SD2ke1hHgXnfLAAAAAElFTkSuQmCC",
);

/** A PNG with a palette, interlaced. */
export const INTERLACED_PNG = toBytes(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAKBAMAAAE4l/M5AAAAMFBMVEUiG8hYZMjZGxQZZMhiwMgmosjdyBQi1cid1hTWjhRgG8iYoxSYcRTZWBSYPxSYDhRAQtoGAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAZElEQVQImWPgZ6hgYGJwYzA8y8D1CUSWtDEwrHqnxBAasnsmA8Oq/0oQrrHgmbsQsXKXjjQGBgauVf//KykxGBsbCr57d/cug7GxoOCZMzNnMoSGhrjs3r0tjaG8vNylo6MtDQA8FiOQN8r5CgAAAABJRU5ErkJggg==",
);

/** A WebP of two pictures. */
export const ANIMATED_WEBP = toBytes(
  "UklGRtwAAABXRUJQVlA4WAoAAAACAAAADwAACQAAQU5JTQYAAAD/////AABBTk1GVAAAAAAAAAAAAA8AAAkAAGQAAAJWUDggPAAAAPABAJ0BKhAACgAEAGglsAJ0AQ68QMd4AAD+6f0rNlUlr93fNmb+xiielBOm2blj10gPi+8/8CnnaAAAAEFOTUZUAAAAAAAAAAAADwAACQAAZAAAAFZQOCA8AAAA1AEAnQEqEAAKAAAAaCWwAnQBDrxApxgA/uDI5peSb9yqXbs63+/xFb/d8jzvmnSbaTD6Tfz+39JwAAAA",
);

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

/** A chunk of a PNG. */
function makeChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** The chunks of a PNG by their types, in their order. */
export function listChunks(png: Uint8Array): readonly string[] {
  const view = new DataView(png.buffer, png.byteOffset);
  const types: string[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    types.push(new TextDecoder().decode(png.subarray(at + 4, at + 8)));
  }
  return types;
}

/** Puts chunks before or behind the first chunk of this type. */
function insertBeside(png: Uint8Array, type: string, place: "before" | "behind", chunks: readonly Uint8Array[]) {
  const view = new DataView(png.buffer, png.byteOffset);
  let at = 8;
  while (new TextDecoder().decode(png.subarray(at + 4, at + 8)) !== type) at += 12 + view.getUint32(at);
  if (place === "behind") at += 12 + view.getUint32(at);
  return concatenate([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

/** The PNG as the first of two pictures of an animation. */
export function makeAnimatedPng(): Uint8Array<ArrayBuffer> {
  const control = makeChunk("acTL", Uint8Array.of(0, 0, 0, 2, 0, 0, 0, 0));
  const frame = (sequence: number): Uint8Array =>
    makeChunk(
      "fcTL",
      Uint8Array.of(0, 0, 0, sequence, 0, 0, 0, 16, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0),
    );
  const first = insertBeside(PNG, "IDAT", "before", [control, frame(0)]);
  return insertBeside(first, "IEND", "before", [frame(1), makeChunk("fdAT", Uint8Array.of(0, 0, 0, 2, 120, 156))]);
}

/** A PNG that says it has this many pixels, and has the rows of the small one. */
export function makePngOfSize(widthPx: number, heightPx: number): Uint8Array<ArrayBuffer> {
  const header = PNG.slice(16, 29);
  const view = new DataView(header.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
  return concatenate([PNG.subarray(0, 8), makeChunk("IHDR", header), PNG.subarray(33)]);
}

/** Files that are none of the pictures that we take, each with the beginning of what is said about it. */
export const REFUSED_FILES: readonly (readonly [what: string, bytes: Uint8Array<ArrayBuffer>, message: string])[] = [
  ["nothing at all", new Uint8Array(), "This file is empty."],
  ["an SVG with a script", encode("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "This is no PNG"],
  ["a page that calls itself a PNG", encode("<!doctype html><script>alert(1)</script>"), "This is no PNG"],
  ["a GIF", encode("GIF89a\u0001\u0000\u0001\u0000"), "This is no PNG"],
  ["a WebP", ANIMATED_WEBP, "A WebP picture has to be turned into PNG"],
  ["30,000 by 30,000 pixels", makePngOfSize(30_000, 30_000), "This picture has too many pixels."],
  ["a page behind a PNG", concatenate([PNG, encode("<script>")]), "There is something else behind"],
  ["a page behind a JPEG", concatenate([PROGRESSIVE_JPEG, encode("<script>")]), "There is something else behind"],
  ["an archive behind a JPEG", concatenate([CMYK_JPEG, encode("PK\u0003\u0004")]), "There is something else behind"],
  ["a PNG that breaks off in its header", PNG.slice(0, 30), "This picture is damaged"],
  ["a PNG that breaks off before its end", PNG.slice(0, -12), "This picture is damaged"],
  ["a PNG that breaks off in its rows", PNG.slice(0, -40), "This picture is damaged"],
  ["a PNG with a changed byte", PNG.with(60, (PNG[60] ?? 0) ^ 1), "This picture is damaged"],
  ["a JPEG that breaks off", PROGRESSIVE_JPEG.slice(0, -20), "This picture is damaged"],
  ["a JPEG without its end", PROGRESSIVE_JPEG.slice(0, -2), "This picture is damaged"],
  ["a JPEG without a scan", Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), "This picture is damaged"],
];
