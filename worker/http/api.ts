import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Visitor } from "#domain/accounts/visitor.ts";
import type { Endpoint } from "#domain/contracts/endpoint.ts";
import type { BotCheck } from "#worker/ports/bot-check.ts";
import type { RateLimiter } from "#worker/ports/runtime.ts";
import { type Arrival, admit, admitMessage, checkForBots, refuseCrossSite, unwrap } from "./admit.ts";
import { checkFault, checkReply } from "./contract-responses.ts";
import { applyCookie, findBrowserToken, findCodeBrowser, findPasskeyBrowser, findSessionToken } from "./cookies.ts";
import { AppError, respondToError, toErrorResponse } from "./errors.ts";
import { countCall, getLimiter, toClientKey } from "./rate-limit.ts";
import { parseWith, readBody } from "./read-request.ts";
import { Reply } from "./reply.ts";
import type { HttpEnv } from "./request-context.ts";
import type { Route } from "./route.ts";
import type { VisitorSecrets } from "./session-store.ts";

const EVERYWHERE = "/api/*";

/** The API: its calls, and a response in JSON for each address and method that is none of them. */
export function createApi(routes: readonly Route[], kit: Kit): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  api.onError(respondToError);
  api.use(EVERYWHERE, async (c, next) => {
    c.set("route", EVERYWHERE);
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });
  api.use(
    EVERYWHERE,
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        toErrorResponse(c, new AppError({ code: "method_not_allowed" }, { Allow: methods.join(", ") })),
    }),
  );
  for (const route of routes) mount(api, route, kit);
  // Returned, not thrown: `methodNotAllowed` looks again at what ended with 404, and lets errors pass.
  for (const path of ["/api", EVERYWHERE]) {
    api.all(path, (c) => toErrorResponse(c, new AppError({ code: "not_found" })));
  }
  return api;
}

/** How long a browser may remember that a page of another site may ask, s: a day. */
const PREFLIGHT_S = 86_400;

/** What all calls share. */
export interface Kit {
  /** Whether each response is compared with its contract before it is sent: in tests, where a difference is a defect. */
  readonly areRepliesChecked: boolean;
  /** Where the product is reached, as in `https://example.org`; null means where the request came to. */
  readonly publicUrl: string | null;
  readonly limits: Readonly<Record<string, RateLimiter>>;
  readonly now: () => number;
  readonly botCheck: BotCheck;
  /** Who a request with these secrets is from. */
  readonly findVisitor: (secrets: VisitorSecrets) => Promise<Visitor>;
}

/**
 * Puts a call on the application as its contract declares it: keeps other sites out, counts the call, admits who may make it, checks what comes
 * in, and responds with what the handler returns.
 */
function mount(app: Hono<HttpEnv>, route: Route, kit: Kit): void {
  const { endpoint, gate } = route;
  const limiter = getLimiter(endpoint, kit.limits);
  const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
  // For each method, also those that the path doesn't have: the log goes by it.
  app.use(path, (c, next) => {
    c.set("route", endpoint.path);
    return next();
  });
  if (endpoint.isOpenToOtherSites) app.use(path, ...createOpenness(endpoint));
  app.on(endpoint.method, path, async (c) => {
    const arrival = toArrival(c, kit);
    const { request, origin, findVisitor } = arrival;
    if (!endpoint.isOpenToOtherSites && gate.access !== "webhook") refuseCrossSite(request, origin);
    if (limiter) await countCall(limiter, request);
    const grant = await admit(gate, arrival);
    const params = endpoint.params && parseWith(endpoint.params, c.req.param());
    const query = endpoint.query && parseWith(endpoint.query, c.req.query());
    const body = endpoint.body && (await readBody(endpoint.body, request));
    // A proof counts once: it isn't used up by what is refused for other reasons.
    if (endpoint.isBotChecked) await checkForBots(kit.botCheck, request);
    const outcome = await route.handle({
      ...grant,
      ...(await admitMessage(gate, arrival, body)),
      ...{ params, query, body, origin, findVisitor },
      clientKey: toClientKey(request.headers),
      sessionToken: findSessionToken(c),
      browserToken: findBrowserToken(c),
      codeBrowser: findCodeBrowser(c),
      passkeyBrowser: findPasskeyBrowser(c),
      userAgent: request.headers.get("user-agent") ?? "",
    });
    if (kit.areRepliesChecked && !outcome.isOk) checkFault(endpoint, outcome.error);
    const value = unwrap(outcome);
    const reply = value instanceof Reply ? value : new Reply(value);
    if (kit.areRepliesChecked) checkReply(endpoint, reply);
    return respond(c, endpoint, reply);
  });
}

function toArrival(c: Context<HttpEnv>, { publicUrl, now, findVisitor }: Kit): Arrival {
  const secrets = { session: findSessionToken(c), browser: findBrowserToken(c) };
  let visitor: Promise<Visitor> | null = null;
  return {
    request: c.req.raw,
    origin: publicUrl ?? new URL(c.req.url).origin,
    pathToken: c.req.param("token") ?? "",
    now,
    findVisitor() {
      visitor ??= findVisitor(secrets);
      return visitor;
    },
  };
}

function respond(c: Context<HttpEnv>, { mediaType, statuses }: Endpoint, { body, details }: Reply<unknown>): Response {
  const { status = statuses?.[0] ?? 200, headers = {}, cookies = [] } = details;
  for (const cookie of cookies) applyCookie(c, cookie);
  if (body === null || status === 204 || status === 304) return c.body(null, status, headers);
  if (!mediaType) return c.body(JSON.stringify(body), status, { "Content-Type": "application/json", ...headers });
  if (body instanceof ReadableStream) return c.body(body, status, { "Content-Type": mediaType, ...headers });
  return c.body(String(body), status, { "Content-Type": `${mediaType}; charset=utf-8`, ...headers });
}

/** What the programs of others are given: leave for their pages to ask, and 304 where they have the response already. */
function createOpenness({ method }: Endpoint): readonly MiddlewareHandler<HttpEnv>[] {
  return [
    cors({ origin: "*", allowMethods: [method], exposeHeaders: ["ETag"], maxAge: PREFLIGHT_S }),
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, "Access-Control-Allow-Origin"] }),
  ];
}
