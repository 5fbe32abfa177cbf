import type * as z from "zod/mini";
import type { Endpoint, UploadBody } from "#domain/contracts/endpoint.ts";
import { ApiError, parseJson, toUrl } from "./api-client.ts";
import { NetworkError } from "./displayable-error.ts";

/** A file on its way. */
export interface SentFile<Params> {
  readonly params: Params;
  readonly file: Blob;
  /** Told the part that is sent, from 0 to 1. */
  readonly tellProgress: (part: number) => void;
  /** Ends it; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** After this time without an end the connection counts as dead: ten megabytes take as long on a poor telephone line. */
const LIMIT_MS = 600_000;

/** Calls an endpoint that takes a file, and tells how much of it is sent, which `fetch` can't; throws `ApiError` or `NetworkError`. */
export function sendFile<Params extends z.ZodMiniType, Response extends z.ZodMiniType>(
  { method, path, response }: Endpoint<Params, z.ZodMiniType, UploadBody, Response>,
  { params, file, tellProgress, signal }: SentFile<z.input<Params>>,
): Promise<z.output<Response>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, toUrl(path, params, undefined));
    request.setRequestHeader("content-type", file.type);
    request.timeout = LIMIT_MS;
    request.upload.onprogress = ({ loaded, total }) => tellProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new NetworkError("The connection broke"));
    request.ontimeout = () => reject(new NetworkError("The time was over"));
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status > 299) return reject(ApiError.fromResponse(status, responseText || statusText));
      const parsed = response.safeParse(parseJson(responseText));
      if (parsed.success) resolve(parsed.data);
      else reject(ApiError.fromResponse(status, `unexpected response from ${path}`));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
