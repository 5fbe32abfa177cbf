import type { MiddlewareHandler } from "hono";
import { respondToFault } from "./error-response.ts";
import type { HttpEnv } from "./request-context.ts";

/** Keeps requests off plain HTTP: a page is looked for by https, and anything else is refused, since what it held has been read on its way. */
export function requireHttps(publicUrl: string | null): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { protocol, host, pathname, search } = new URL(c.req.url);
    if (protocol === "https:") return next();
    const isPage = (c.req.method === "GET" || c.req.method === "HEAD") && !pathname.startsWith("/api/");
    if (!isPage) return respondToFault({ code: "https_required" }, c);
    return c.redirect(`${publicUrl ?? `https://${host}`}${pathname}${search}`, 308);
  };
}
