import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { getFile } from "#domain/contracts/files.ts";
import {
  findPageRights,
  isPrivatePage,
  PAGE_POLICIES,
  type PagePolicy,
  type PageRights,
  withBotCheck,
} from "#domain/page-rights.ts";
import { respondToFault } from "./errors.ts";
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

/** Two years, in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * Headers that keep every response to itself: nothing runs or loads that is not our own or belongs to the page's rights, nobody frames us. A
 * development server puts its own scripts and styles into the pages, which is then allowed.
 */
export function securityHeaders({
  isDevServer,
  areBotsChecked,
}: {
  readonly isDevServer: boolean;
  /** Whether the service that tells people from bots may show its check, as it may on any page that has a form. */
  readonly areBotsChecked: boolean;
}): MiddlewareHandler {
  const inline = isDevServer ? ["'unsafe-inline'"] : [];
  const create = (policy: PagePolicy): MiddlewareHandler =>
    createHeaders(areBotsChecked ? withBotCheck(policy) : policy, inline);
  const byRights: Readonly<Record<PageRights, MiddlewareHandler>> = {
    ordinary: create(PAGE_POLICIES.ordinary),
    payment: create(PAGE_POLICIES.payment),
    call: create(PAGE_POLICIES.call),
  };
  return async (c, next) => {
    await byRights[findPageRights(c.req.path)](c, next);
    const isFile = c.req.path.startsWith(FILES_PATH);
    if (isFile) c.header("Content-Security-Policy", FILE_POLICY);
    if (!isFile && !isPrivatePage(c.req.path)) return;
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Robots-Tag", "noindex, nofollow");
  };
}

const FILES_PATH = getFile.path.replace("{token}", "");

/** A file that somebody has sent loads and runs nothing, wherever it is opened, and has nothing to do with our own pages. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

function createHeaders(
  { scripts, frames, connections, features }: PagePolicy,
  inline: readonly string[],
): MiddlewareHandler {
  const { camera, microphone, displayCapture, payment } = features;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The drawing core is WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts, ...inline],
      styleSrc: ["'self'", ...inline],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connections],
      ...(frames.length > 0 && { frameSrc: [...frames] }),
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    permissionsPolicy: {
      ...{
        camera: [...camera],
        microphone: [...microphone],
        displayCapture: [...displayCapture],
        payment: [...payment],
      },
      ...{ geolocation: ["self"], usb: [], browsingTopics: [] },
    },
    // Paths and queries can hold tokens and e-mail addresses.
    referrerPolicy: "same-origin",
    strictTransportSecurity: `max-age=${HSTS_MAX_AGE_S}; includeSubDomains`,
    xFrameOptions: "DENY",
  });
}
