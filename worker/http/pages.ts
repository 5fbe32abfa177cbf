import type { Context, MiddlewareHandler } from "hono";
import { findPagePath } from "#domain/pages.ts";
import type { PageSource } from "#worker/ports/runtime.ts";
import { AppError } from "./errors.ts";
import type { HttpEnv } from "./request-context.ts";

/** The one HTML file of which all pages are views. */
const SHELL_PATH = "/";

/** Where the build puts its files; those that exist never come past here. */
const BUILT_FILES = "/assets/";

/**
 * Serves everything that is not the API: a page of the product with the shell, a file with itself, and whatever is
 * neither with the shell and status 404, so that the browser shows the not-found page.
 */
export function servePages(source: PageSource): MiddlewareHandler<HttpEnv> {
  return async (c) => {
    const page = findPagePath(c.req.path);
    c.set("route", page ?? "/*");
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      throw new AppError({ code: "method_not_allowed" }, { Allow: "GET, HEAD" });
    }
    if (page) return asPage(await source.fetch(toShellRequest(c, c.req.raw.headers)));
    // A part of another release, asked for while releases change: a page in its place would only confuse.
    if (c.req.path.startsWith(BUILT_FILES)) throw new AppError({ code: "not_found" });
    const file = await source.fetch(c.req.raw);
    if (file.status !== 404) return new Response(file.body, file);
    return asNotFound(await source.fetch(toShellRequest(c, new Headers())));
  };
}

function toShellRequest(c: Context, headers: Headers): Request {
  return new Request(new URL(SHELL_PATH, c.req.url), { method: c.req.method, headers });
}

function asPage(shell: Response): Response {
  const response = new Response(shell.body, shell);
  response.headers.set("Cache-Control", "no-cache");
  return response;
}

function asNotFound(shell: Response): Response {
  const response = new Response(shell.body, { status: 404, headers: shell.headers });
  response.headers.set("Cache-Control", "no-cache");
  // With a validator a browser could be told that its copy of this is still good, by the page that is.
  response.headers.delete("ETag");
  response.headers.delete("Last-Modified");
  return response;
}
