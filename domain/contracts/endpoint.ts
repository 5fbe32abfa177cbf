import type * as z from "zod/mini";
import type { ErrorCode } from "./error-code.ts";

/** HTTP methods that the API uses. */
export type HttpMethod = "GET" | "POST" | "DELETE";

/** One call of the API as plain data: the worker mounts it, the browser calls it, the OpenAPI document lists it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique name, the OpenAPI `operationId`. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `{param}` placeholders, as in OpenAPI. */
  readonly path: `/api/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** What a success is sent as; JSON where it is absent. Anything else is text, and the response's schema a string. */
  readonly mediaType?: "text/calendar";
  /** Status of a success; 200 where it is absent. */
  readonly status?: 200 | 201 | 202;
  /** The error codes that this call can answer with beside those that every call can. */
  readonly errors?: readonly ErrorCode[];
  /** Whether other sites may make this call, and read its answer; only for one that changes nothing, or brings its own proof. */
  readonly isOpenToOtherSites?: true;
}

/** Names the schemas of an endpoint once, so that both sides infer the same types from it. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}
