import { AppError } from "#worker/http/app-error.ts";
import { readBytes } from "#worker/http/read-json.ts";

/** The token that a page's form posts; empty where it posts none. Throws `body_too_large`. */
export async function readToken(request: Request): Promise<string> {
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) {
    throw new AppError("unsupported_media_type", "Please use the button of the page.");
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request.body))).get("token") ?? "";
}
