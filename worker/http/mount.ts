import type { Context, Hono, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type * as z from "zod/mini";
import type { Endpoint } from "#domain/contracts/endpoint.ts";
import { AppError } from "./app-error.ts";
import { countCall } from "./rate-limit.ts";
import { readJson } from "./read-json.ts";
import type { HttpEnv } from "./request-context.ts";
import { AnswerWithHeaders, type HandlerInput, type Route } from "./route.ts";
import { refuseCrossSite } from "./same-origin.ts";
import { findSessionToken } from "./sessions/session-token.ts";
import { ANONYMOUS, type Visitor } from "./sessions/visitor.ts";

/** How long a browser may remember that a page of another site may ask, s: a day. */
const PREFLIGHT_S = 86_400;

type RequestParts = Omit<HandlerInput<unknown, unknown, unknown>, "findVisitor" | "origin">;

/** How the API treats its own answers. */
export interface MountOptions {
  /** Whether each answer is compared with its contract before it is sent: in tests, where a difference is a defect. */
  readonly areAnswersChecked: boolean;
  /** Who the secret of a session belongs to. */
  readonly findVisitor: (token: string) => Promise<Visitor>;
}

/** Puts a call on the application: keeps other sites out, counts it, checks what comes in, answers with what its handler returns. */
export function mount(app: Hono<HttpEnv>, route: Route, options: MountOptions): void {
  const { endpoint, limiter } = route;
  const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
  if (endpoint.isOpenToOtherSites) app.use(path, ...createOpenness(endpoint));
  app.on(endpoint.method, path, async (c) => {
    c.set("route", endpoint.path);
    if (!endpoint.isOpenToOtherSites) refuseCrossSite(c.req.raw);
    if (limiter) await countCall(limiter, c.req.raw);
    const answer = await route.handle({
      ...(await checkInput(endpoint, c)),
      origin: new URL(c.req.url).origin,
      findVisitor: () => findVisitor(c, options),
    });
    const { body, headers } = answer instanceof AnswerWithHeaders ? answer : { body: answer, headers: {} };
    if (options.areAnswersChecked) checkAnswer(endpoint, body);
    if (!endpoint.mediaType) return c.json(body, endpoint.status ?? 200, headers);
    return c.body(String(body), endpoint.status ?? 200, {
      "Content-Type": `${endpoint.mediaType}; charset=utf-8`,
      ...headers,
    });
  });
}

/** What the programs of others are given: leave for their pages to ask, and 304 where they have the answer already. */
function createOpenness({ method }: Endpoint): readonly MiddlewareHandler<HttpEnv>[] {
  return [
    cors({ origin: "*", allowMethods: [method], exposeHeaders: ["ETag"], maxAge: PREFLIGHT_S }),
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, "Access-Control-Allow-Origin"] }),
  ];
}

async function findVisitor(c: Context, options: MountOptions): Promise<Visitor> {
  const token = findSessionToken(c);
  return token === null ? ANONYMOUS : options.findVisitor(token);
}

async function checkInput(endpoint: Endpoint, c: Context): Promise<RequestParts> {
  return {
    params: endpoint.params && check(endpoint.params, c.req.param()),
    query: endpoint.query && check(endpoint.query, c.req.query()),
    body: endpoint.body && check(endpoint.body, await readJson(c.req.raw)),
  };
}

function check(schema: z.ZodMiniType, rawValue: unknown): unknown {
  const parsed = schema.safeParse(rawValue);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_request", parsed.error.issues[0]?.message);
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (toCanonicalJson(endpoint.response.parse(answer)) !== toCanonicalJson(answer)) {
    throw new Error(`${endpoint.name} answers with more than its contract names`);
  }
}

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
