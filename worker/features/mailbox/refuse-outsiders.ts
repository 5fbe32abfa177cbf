import type { MiddlewareHandler } from "hono";
import { respondToFault } from "#worker/http/error-response.ts";
import type { HttpEnv } from "#worker/http/request-context.ts";

/** The names of this very machine. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Keeps what lies in the mailbox from everything but its own pages and whoever opens them: a page of another port of this machine is of the same
 * site to a browser, and a name that leads to this machine for the moment is of no interest either.
 */
export function refuseOutsiders(publicUrl: string | null): MiddlewareHandler<HttpEnv> {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).hostname;
  return (c, next) => {
    const { hostname, origin: here } = new URL(c.req.url);
    const isLocal = publicHost === null ? LOCAL_HOSTS.has(hostname) : hostname === publicHost;
    const origin = c.req.header("Origin");
    const isOwn = isLocal && isOpenedHere(c.req.raw.headers) && (origin === undefined || origin === here);
    return isOwn ? next() : Promise.resolve(respondToFault({ code: "cross_site_request" }, c));
  };
}

/** Whether a page of ours asks, a person has opened the address, or a program that is no browser asks. A page that leads here sees nothing of it. */
function isOpenedHere(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site === null || site === "same-origin" || site === "none") return true;
  return headers.get("Sec-Fetch-Mode") === "navigate" && headers.get("Sec-Fetch-Dest") === "document";
}
