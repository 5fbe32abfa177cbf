import { PICTURE_LIMITS, PICTURE_MESSAGES, type Picture, type PictureFlaw } from "#domain/files/picture.ts";
import { readByFormat } from "#domain/files/read-picture.ts";
import { err, ok, type Result } from "#domain/lib/result.ts";

/** A JPEG that has to be drawn again loses nothing that anybody sees at this quality. */
const JPEG_QUALITY = 0.92;

/**
 * Makes of a chosen file what the server takes, without its metadata, before anything is sent: WebP becomes PNG, and a picture with something behind it, as
 * telephones write them, is drawn once more. Otherwise a sentence that says what to do.
 */
export async function preparePicture(file: Blob): Promise<Result<Blob, string>> {
  if (file.size > PICTURE_LIMITS.bytes) return err(PICTURE_MESSAGES.too_many_bytes);
  const bytes = await readBytes(file);
  if (bytes === null) return err(PICTURE_MESSAGES.damaged);
  const reading = readByFormat(bytes);
  if (reading.isOk) return ok(toBlob(reading.value));
  const isRedrawn = reading.error === "webp" || reading.error === "more_behind";
  return isRedrawn ? redraw(bytes, reading.error) : err(PICTURE_MESSAGES[reading.error]);
}

async function redraw(bytes: Uint8Array<ArrayBuffer>, flaw: PictureFlaw): Promise<Result<Blob, string>> {
  const isJpeg = flaw === "more_behind" && bytes[0] === 0xff;
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => null);
  if (bitmap === null) return err(PICTURE_MESSAGES.damaged);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const drawn = await canvas
    .convertToBlob(isJpeg ? { type: "image/jpeg", quality: JPEG_QUALITY } : { type: "image/png" })
    .catch(() => null);
  const drawnBytes = drawn && (await readBytes(drawn));
  if (!drawnBytes) return err(PICTURE_MESSAGES.damaged);
  const reading = readByFormat(drawnBytes);
  return reading.isOk ? ok(toBlob(reading.value)) : err(PICTURE_MESSAGES[reading.error]);
}

/** Null where the file can't be read any more, such as one that was deleted after it was chosen. */
async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

function toBlob({ bytes, mediaType }: Picture): Blob {
  return new Blob([bytes], { type: mediaType });
}
