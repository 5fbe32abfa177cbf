import { err, type Fault, ok, type Result, refuse } from "../lib/result.ts";
import { readLetters } from "./bytes.ts";
import { readJpeg } from "./jpeg.ts";
import { PICTURE_LIMITS, PICTURE_MESSAGES, type Picture, type PictureReading } from "./picture.ts";
import { readPng } from "./png.ts";

/**
 * Reads a picture by its content: walks its whole structure and copies what shows it, and nothing else. Of an animation that is its first picture. Fails
 * with `invalid_request` and a sentence that says what to do.
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): Result<Picture, Fault> {
  const reading = readByFormat(bytes);
  return reading.isOk ? ok(reading.value) : refuse("invalid_request", { message: PICTURE_MESSAGES[reading.error] });
}

/** The same, with the flaw by its name. */
export function readByFormat(bytes: Uint8Array<ArrayBuffer>): PictureReading {
  if (bytes.length === 0) return err("empty");
  if (bytes.length > PICTURE_LIMITS.bytes) return err("too_many_bytes");
  if (readLetters(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n") return readPng(bytes);
  if (readLetters(bytes, 0, 3) === "\u00ff\u00d8\u00ff") return readJpeg(bytes);
  return err(readLetters(bytes, 0, 4) === "RIFF" && readLetters(bytes, 8, 4) === "WEBP" ? "webp" : "not_a_picture");
}
