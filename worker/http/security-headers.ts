import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Two years, in seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

/**
 * Headers that keep every answer to itself: nothing runs or loads that is not our own, nobody frames us. A development
 * server puts scripts and styles of its own into the pages, which is then allowed.
 */
export function securityHeaders({ isDevServer }: { readonly isDevServer: boolean }): MiddlewareHandler {
  const inline = isDevServer ? ["'unsafe-inline'"] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The drawing core is WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inline],
      styleSrc: ["'self'", ...inline],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: [], usb: [], browsingTopics: [] },
    // Paths and queries can hold tokens and e-mail addresses.
    referrerPolicy: "same-origin",
    strictTransportSecurity: `max-age=${HSTS_MAX_AGE_S}; includeSubDomains`,
    xFrameOptions: "DENY",
  });
}
