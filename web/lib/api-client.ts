import type * as z from "zod/mini";
import { type Endpoint, type EndpointBody, ErrorBody, type JsonBody } from "#domain/contracts/endpoint.ts";
import type { Fault } from "#domain/lib/result.ts";
import { type DisplayableError, NetworkError } from "./displayable-error.ts";

/** The part of a call that a schema describes; absent where the endpoint has no such schema. */
type Part<Name extends string, Schema extends z.ZodMiniType> =
  unknown extends z.input<Schema>
    ? { readonly [Key in Name]?: undefined }
    : { readonly [Key in Name]: z.input<Schema> };

/** The body of a call: what its schema takes, or a file. Absent where the endpoint has no body. */
type BodyPart<Body extends EndpointBody> = EndpointBody extends Body
  ? { readonly body?: undefined }
  : { readonly body: Body extends JsonBody<infer Schema> ? z.input<Schema> : Blob };

/** What one call of an endpoint needs: exactly the parts that its contract names. */
export type CallInput<Params extends z.ZodMiniType, Query extends z.ZodMiniType, Body extends EndpointBody> = Part<
  "params",
  Params
> &
  Part<"query", Query> &
  BodyPart<Body> & { readonly signal?: AbortSignal } & BotProof;

/** The proof that a person makes the call; without one where none was wanted so far. */
export interface BotProof {
  readonly botProof?: string;
}

interface AnyCallInput extends BotProof {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Calls an endpoint of the API with its contract's types; throws `ApiError` or `NetworkError`. */
export async function callEndpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends EndpointBody,
  Response extends z.ZodMiniType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  input: CallInput<Params, Query, Body>,
): Promise<z.output<Response>>;
export async function callEndpoint(endpoint: Endpoint, input: AnyCallInput): Promise<unknown> {
  const { response, text } = await send(endpoint, input);
  if (!response.ok) throw ApiError.fromResponse(response.status, text || response.statusText);
  const parsed = endpoint.response.safeParse(response.status === 204 ? null : parseJson(text));
  if (!parsed.success) throw ApiError.fromResponse(response.status, `unexpected response from ${endpoint.path}`);
  return parsed.data;
}

/** Fetches a file of the API by its address, however long that takes, and tells how many bytes have come; throws `ApiError` or `NetworkError`. */
export async function fetchFile(url: string, tellProgress: (bytes: number) => void = () => {}): Promise<Blob> {
  try {
    const response = await fetch(url, { credentials: "include" });
    if (!response.ok || !response.body) {
      throw ApiError.fromResponse(response.status, (await response.text()) || response.statusText);
    }
    const chunks: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value);
      bytes += part.value.length;
      tellProgress(bytes);
    }
    return new Blob(chunks, { type: response.headers.get("content-type") ?? "" });
  } catch (error) {
    throw error instanceof ApiError ? error : new NetworkError(error);
  }
}

/** After this time without a whole response the connection counts as dead. */
const RESPONSE_LIMIT_MS = 30_000;

async function send(
  endpoint: Endpoint,
  { params, query, body, signal, botProof }: AnyCallInput,
): Promise<{ readonly response: Response; readonly text: string }> {
  const headers: Record<string, string> = botProof === undefined ? {} : { "x-bot-proof": botProof };
  const init: RequestInit = { method: endpoint.method, credentials: "include", headers };
  if (body instanceof Blob) {
    init.body = body;
    headers["content-type"] = body.type;
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  const limit = AbortSignal.timeout(RESPONSE_LIMIT_MS);
  init.signal = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await fetch(toUrl(endpoint.path, params, query), init);
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** The address of a call: its path with the parameters in their places, and the query. */
export function toUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(toEntries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(toEntries(query)).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

function toEntries(values: unknown): [string, string][] {
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
}

/** What a text says in JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A response that is not a success: its text is `status: body`, what a person sees is the body's own message. */
export class ApiError extends Error implements DisplayableError {
  readonly status: number;
  /** The body's code; `unexpected_response` where the response did not have the agreed shape. */
  readonly code: string;
  /** The server's own sentence. */
  readonly displayMessage: string | null;
  /** The starts that are free in place of one that is taken, as instants in ISO 8601. */
  readonly alternatives: readonly string[];

  constructor(status: number, text: string, body: ErrorBody | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.code = body?.code ?? "unexpected_response";
    this.displayMessage = body?.message ?? null;
    this.alternatives = body?.alternatives ?? [];
  }

  /** What the server would have refused, refused before it is asked. */
  static fromFault({ code, message = "" }: Fault): ApiError {
    return new ApiError(422, message, { code, message });
  }

  static fromResponse(status: number, text: string): ApiError {
    return new ApiError(status, text, parseErrorBody(text));
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const parsed = ErrorBody.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.message !== "" ? parsed.data : null;
  } catch {
    return null;
  }
}
