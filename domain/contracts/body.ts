import type * as z from "zod/mini";

/** A kibibyte, in bytes. */
const KIB = 1024;

/** The largest JSON body where a call says nothing else, in bytes. */
const JSON_MAX_BYTES = 64 * KIB;

/** A body of JSON that keeps a schema. */
export interface JsonBody<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: "json";
  readonly schema: Schema;
  readonly maxBytes: number;
}

/** A body whose bytes are taken as they were sent, such as one that is signed. */
export interface RawBody {
  readonly kind: "raw";
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
}

/** A file. What it really is has to be found out from its bytes: the media type is only what the sender says. */
export interface UploadBody {
  readonly kind: "upload";
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
}

/** What a call can be sent. */
export type EndpointBody = JsonBody | RawBody | UploadBody;

/** An uploaded file. */
export interface Upload {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Declares a body of JSON, of at most 64 KiB unless it says otherwise. */
export function jsonBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  { maxBytes = JSON_MAX_BYTES }: { readonly maxBytes?: number } = {},
): JsonBody<Schema> {
  return { kind: "json", schema, maxBytes };
}

/** Declares a body of which each byte counts. */
export function rawBody(limits: { readonly mediaTypes: readonly string[]; readonly maxBytes: number }): RawBody {
  return { kind: "raw", ...limits };
}

/** Declares a file to be uploaded. */
export function uploadBody(limits: { readonly mediaTypes: readonly string[]; readonly maxBytes: number }): UploadBody {
  return { kind: "upload", ...limits };
}
