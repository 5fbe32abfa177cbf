import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { AppError } from "./app-error.ts";
import { answerError, toErrorResponse } from "./error-response.ts";
import { type MountOptions, mount } from "./mount.ts";
import type { HttpEnv } from "./request-context.ts";
import type { Route } from "./route.ts";

const EVERYWHERE = "/api/*";

/** The API: its calls, and an answer in JSON for each address and method that is none of them. */
export function createApi(routes: readonly Route[], options: MountOptions): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  api.onError(answerError);
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
        toErrorResponse(c, new AppError("method_not_allowed", undefined, { headers: { Allow: methods.join(", ") } })),
    }),
  );
  for (const route of routes) mount(api, route, options);
  // Answered, not thrown: `methodNotAllowed` looks again at what was answered with 404, and lets errors pass.
  for (const path of ["/api", EVERYWHERE]) api.all(path, (c) => toErrorResponse(c, new AppError("not_found")));
  return api;
}
