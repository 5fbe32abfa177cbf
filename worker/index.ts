import type { ExecutionContext } from "hono";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { ConfigError } from "./config.ts";
import { ERROR_ANSWERS } from "./http/app-error.ts";
import { writeLog } from "./http/log.ts";

let app: ReturnType<typeof createApp> | null = null;

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    try {
      app ??= createApp(compose(env));
    } catch (error) {
      return answerMisconfigured(error);
    }
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;

function answerMisconfigured(error: unknown): Response {
  if (!(error instanceof ConfigError)) throw error;
  // This message names a variable and holds no value.
  writeLog("error", { configuration: error.message });
  const { status, message } = ERROR_ANSWERS.internal_error;
  return Response.json({ code: "internal_error", message }, { status, headers: { "Cache-Control": "no-store" } });
}
