import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { AppError } from "./app-error.ts";
import { respondToError, toErrorResponse } from "./error-response.ts";
import { type Kit, mount } from "./mount.ts";
import type { HttpEnv } from "./request-context.ts";
import type { Route } from "./route.ts";

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
