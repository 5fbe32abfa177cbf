import type { Context } from "hono";
import type * as z from "zod/mini";
import type { EndpointBody, Upload } from "#domain/contracts/endpoint.ts";
import { refuseCrossSite } from "./admit.ts";
import { AppError } from "./errors.ts";

/** Makes an unknown value typed by a schema; throws `invalid_request` with the first rule that it breaks. */
export function parseWith<Schema extends z.ZodMiniType>(schema: Schema, rawValue: unknown): z.output<Schema> {
  const parsed = schema.safeParse(rawValue);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  throw new AppError({ code: "invalid_request", ...(message !== undefined && { message }) });
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads a request's body as its contract declares it: parsed JSON, bytes, or a file. Throws `unsupported_media_type`, `body_too_large`,
 * `malformed_json` or `invalid_request`.
 */
export async function readBody(body: EndpointBody, request: Request): Promise<unknown> {
  switch (body.kind) {
    case "json":
      return parseWith(body.schema, await readJson(request, body.maxBytes));
    case "raw":
      checkMediaType(request, body.mediaTypes);
      return readBytes(request, body.maxBytes);
    case "upload": {
      const mediaType = checkMediaType(request, body.mediaTypes);
      const message = `Please send a file of at most ${Math.floor(body.maxBytes / 1024 ** 2)} MB.`;
      return { mediaType, bytes: await readBytes(request, body.maxBytes, message) } satisfies Upload;
    }
  }
}

/** Reads a body to its end, and stops where it grows too large, whatever its headers promise; throws `body_too_large`. */
async function readBytes(
  { headers, body }: Request,
  maxBytes: number,
  message?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = { code: "body_too_large", ...(message !== undefined && { message }) } as const;
  if (Number(headers.get("content-length")) > maxBytes) throw new AppError(tooLarge);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new AppError(tooLarge);
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? ""))
    throw new AppError({ code: "unsupported_media_type" });
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    // The parser's own error quotes the body, so it goes no further.
    throw new AppError({ code: "malformed_json" });
  }
}

/** The media type of a body, without its parameters. */
function checkMediaType({ headers }: Request, mediaTypes: readonly string[]): string {
  const mediaType = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (mediaTypes.includes(mediaType)) return mediaType;
  throw new AppError({
    code: "unsupported_media_type",
    message: `Please send one of these: ${mediaTypes.join(", ")}.`,
  });
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The largest form that is read, in bytes. */
const MAX_BYTES = 64 * 1024;

/** Reads what a form of our own pages posts. Throws `cross_site_request`, `unsupported_media_type` or `body_too_large`. */
export async function readForm(c: Context, publicUrl: string | null): Promise<URLSearchParams> {
  const request = c.req.raw;
  refuseCrossSite(request, publicUrl ?? new URL(request.url).origin);
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
    throw new AppError({ code: "unsupported_media_type", message: "Please use the button of the page." });
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_BYTES)));
}
