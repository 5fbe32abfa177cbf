import type * as z from "zod/mini";
import type { Endpoint } from "#domain/contracts/endpoint.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import type { Visitor } from "./sessions/visitor.ts";

/** What a handler is given: the parts of the request that the contract names, checked. */
export interface HandlerInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Where we were asked, as in `https://example.org`: links in mails lead back there. The platform routes by it, so nobody can make it up. */
  readonly origin: string;
  /** Looks up who asks; only calls whose answer depends on it pay for it. */
  findVisitor(): Promise<Visitor>;
}

/** What a handler answers with where headers of its own belong to the body, such as how long it may be cached. */
export class AnswerWithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** What a handler answers with. */
export type Answer<Body> = Body | AnswerWithHeaders<Body>;

/** One call of the API with what answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  /**
   * Takes the checked parts of the request, resolves with the body of the answer, or with that and headers. A method on purpose: `route` has
   * compared the handler with its contract, and what is mounted next to each other has lost its single types.
   */
  handle(input: HandlerInput<unknown, unknown, unknown>): unknown;
  /** Counts the calls of each client; absent where calls cost next to nothing. */
  readonly limiter?: RateLimiter;
}

/** Binds a handler to a contract; the compiler holds the handler to the contract's types. */
export function route<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  handle: (
    input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Answer<z.output<Response>> | Promise<Answer<z.output<Response>>>,
  options: { readonly limiter?: RateLimiter } = {},
): Route {
  return { endpoint, handle, ...options };
}
