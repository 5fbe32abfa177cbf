import type { Context, MiddlewareHandler } from "hono";
import { writeLog } from "#worker/log.ts";
import type { PageSource } from "#worker/ports/runtime.ts";

/** What every request carries through the Worker. */
export interface HttpEnv {
  Variables: {
    /** Made here for each request, never taken from outside. */
    requestId: string;
    /** The pattern that the request was matched to: what a log may know of a path. */
    route: string;
    /** Where plain pages find the product's style sheet; absent while a variable of the Worker is wrong. */
    pageSource?: PageSource;
  };
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Patterns whose paths hold an e-mail address or the secret of a link. */
const PRIVATE_PATTERN = /[{$](?:email|token)\b/;

/** Paths that hold an e-mail address although no pattern fits them. */
const PRIVATE_PATH = /@|%40/;

/** Gives each request an id, shows it as `X-Request-Id`, and writes one line about how it went. */
export function requestLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    logRequest(c, "info", {
      requestId,
      // A method is free text to HTTP.
      method: METHODS.has(c.req.method) ? c.req.method : "other",
      route: c.get("route") ?? "unmatched",
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  };
}

/**
 * Writes a line about a request, unless its path is private: the platform stores the path beside every line that is written while a
 * request runs, whatever the line says.
 */
export function logRequest(
  c: Context<HttpEnv>,
  level: "info" | "error",
  fields: Readonly<Record<string, unknown>>,
): void {
  if (!PRIVATE_PATTERN.test(c.get("route") ?? "") && !PRIVATE_PATH.test(c.req.path)) writeLog(level, fields);
}
