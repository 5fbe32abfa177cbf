import { AppError } from "./app-error.ts";

/** The largest body that is read, in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads a request's body as JSON in UTF-8, and stops reading where it grows too large, whatever its headers promise.
 * Throws `unsupported_media_type`, `body_too_large` or `malformed_json`.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) throw new AppError("unsupported_media_type");
  if (Number(request.headers.get("content-length")) > BODY_LIMIT_BYTES) throw new AppError("body_too_large");
  const bytes = await readBytes(request.body);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    // The parser's own error quotes the body, so it goes no further.
    throw new AppError("malformed_json");
  }
}

/** Reads a body to its end; throws `body_too_large` where that lies beyond the limit. */
export async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const bytes = new Uint8Array(BODY_LIMIT_BYTES);
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    if (length + chunk.length > BODY_LIMIT_BYTES) throw new AppError("body_too_large");
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}
