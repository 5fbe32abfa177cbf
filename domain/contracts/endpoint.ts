import * as z from "zod/mini";
import type { ErrorCode } from "../lib/result.ts";

/** HTTP methods that the API uses. */
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call: anybody; whoever is signed in; the master; whoever has the secret in the path's `{token}`; a service that signs
 * its messages.
 */
export type Access = "public" | "session" | "master" | "token" | "webhook";

/** Statuses of a success. 204, 303 and 304 have no body. */
export type SuccessStatus = 200 | 201 | 202 | 204 | 303 | 304;

/** One call of the API as plain data: the worker mounts it, the browser calls it, the OpenAPI document lists it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends EndpointBody = EndpointBody,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Limit extends string | null = string | null,
> {
  /** Unique name, the OpenAPI `operationId`. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `{param}` placeholders, as in OpenAPI. */
  readonly path: `/api/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Who;
  /** Whether a passkey has to have proved within the last minutes that it is still the master; only for calls of the master. */
  readonly needsStepUp?: true;
  /** Which limit counts the calls of a client: `generate` is the binding `GENERATE_LIMIT`. Null where calls cost next to nothing. */
  readonly limit: Limit;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** What a success is sent as; JSON where it is absent. A calendar is text, and the response's schema a string; an archive or a file is a stream of bytes. */
  readonly mediaType?: "text/calendar" | "application/pdf" | "application/zip" | "application/octet-stream";
  /** The statuses of a success, the usual one first; 200 alone where they are absent. */
  readonly statuses?: readonly [SuccessStatus, ...SuccessStatus[]];
  /** The error codes that this call can respond with, beside those that follow from its access, limit and body. */
  readonly errors?: readonly ErrorCode[];
  /** Whether the browser has to prove that a person makes this call, where a service that checks that is configured. */
  readonly isBotChecked?: true;
  /** Whether other sites may make this call, and read its response; only for one that changes nothing, or brings its own proof. */
  readonly isOpenToOtherSites?: true;
}

/** Names the schemas of an endpoint once, so that both sides infer the same types from it. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends EndpointBody,
  Response extends z.ZodMiniType,
  const Who extends Access,
  const Limit extends string | null,
>(
  definition: Endpoint<Params, Query, Body, Response, Who, Limit>,
): Endpoint<Params, Query, Body, Response, Who, Limit> {
  return definition;
}

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

/**
 * The body of every response that is not a success: a code for programs, a message fit to show to a person, and for a slot that is taken
 * the starts that are free instead, as instants in ISO 8601.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  alternatives: z.optional(z.array(z.string())),
});

/** The body of every response that is not a success. */
export type ErrorBody = z.infer<typeof ErrorBody>;
