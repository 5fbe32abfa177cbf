import type { Context } from "hono";
import { AppError } from "./app-error.ts";
import { readBytes } from "./read-body.ts";
import { refuseCrossSite } from "./same-origin.ts";

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
