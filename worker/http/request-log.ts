import type { MiddlewareHandler } from "hono";
import { writeLog } from "./log.ts";
import type { HttpEnv } from "./request-context.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Gives each request an id, shows it as `X-Request-Id`, and writes one line about how the request was answered. */
export function requestLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    writeLog("info", {
      requestId,
      // A method is free text to HTTP.
      method: METHODS.has(c.req.method) ? c.req.method : "other",
      route: c.get("route") ?? "unmatched",
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  };
}
