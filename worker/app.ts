import { Hono } from "hono";
import type { Deps } from "./compose.ts";
import { createAccountRoutes } from "./features/account/routes.ts";
import { createNewsletterPages } from "./features/email/pages.ts";
import { createEmailRoutes } from "./features/email/routes.ts";
import { createHealthRoutes } from "./features/health/routes.ts";
import { createHoursRoutes } from "./features/hours/routes.ts";
import { createIntentionRoutes } from "./features/intentions/routes.ts";
import { createMailboxPages } from "./features/mailbox/pages.ts";
import { createOpenApiRoutes } from "./features/openapi/routes.ts";
import { createPlaceRoutes } from "./features/places/routes.ts";
import { createSigilRoutes } from "./features/sigils/routes.ts";
import { createApi } from "./http/api.ts";
import { AppError } from "./http/app-error.ts";
import { answerError } from "./http/error-response.ts";
import { servePages } from "./http/pages.ts";
import type { HttpEnv } from "./http/request-context.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { SessionStore } from "./http/sessions/session-store.ts";

/** The whole application: the log and the security headers around everything, then the API, then the pages. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const routes = [
    ...createHealthRoutes(deps),
    ...createOpenApiRoutes(),
    ...createSigilRoutes(deps),
    ...createIntentionRoutes(deps),
    ...createPlaceRoutes(deps),
    ...createAccountRoutes(deps),
    ...createEmailRoutes(deps),
    ...createHoursRoutes(deps),
  ];
  const sessions = new SessionStore(deps.database);
  const app = createFrame(deps);
  app.route(
    "/",
    createApi(routes, {
      areAnswersChecked: deps.environment === "test",
      findVisitor: (token) => sessions.findVisitor(token, deps.clock.now()),
    }),
  );
  app.route("/", createNewsletterPages(deps));
  if (deps.mailbox) app.route("/", createMailboxPages(deps.mailbox));
  app.all("*", servePages(deps.pageSource));
  return app;
}

/** What answers while a variable of the Worker is wrong: an error, plainly, to everything. */
export function createOutOfOrderApp(): Hono<HttpEnv> {
  const app = createFrame({ isDevServer: false });
  app.all("*", () => {
    throw new AppError("not_ready");
  });
  return app;
}

function createFrame(options: { readonly isDevServer: boolean }): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(answerError);
  app.use(requestLog());
  app.use(securityHeaders(options));
  return app;
}
