import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { findPageRights, PAGE_POLICIES, type PagePolicy, type PageRights } from "#domain/page-rights.ts";

/** Two years, in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * Headers that keep every response to itself: nothing runs or loads that is not our own or belongs to the page's rights, nobody frames us. A
 * development server puts scripts and styles of its own into the pages, which is then allowed.
 */
export function securityHeaders({ isDevServer }: { readonly isDevServer: boolean }): MiddlewareHandler {
  const inline = isDevServer ? ["'unsafe-inline'"] : [];
  const byRights: Readonly<Record<PageRights, MiddlewareHandler>> = {
    ordinary: createHeaders(PAGE_POLICIES.ordinary, inline),
    payment: createHeaders(PAGE_POLICIES.payment, inline),
    call: createHeaders(PAGE_POLICIES.call, inline),
  };
  return (c, next) => byRights[findPageRights(c.req.path)](c, next);
}

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
