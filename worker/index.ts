import type { ExecutionContext } from "hono";
import { createApp, createOutOfOrderApp, runScheduled } from "./app.ts";
import { getPlatform } from "./compose.ts";
import { ConfigError } from "./config.ts";
import { writeLog } from "./log.ts";

export { ConsultationDay } from "./durable/consultation-day/consultation-day.ts";

let app: ReturnType<typeof createApp> | null = null;

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    app ??= createAppOf(env);
    return app.fetch(request, env, context);
  },

  async scheduled(controller: ScheduledController, env: Env): Promise<void> {
    app ??= createAppOf(env);
    await runScheduled(getPlatform(env), controller);
  },
} satisfies ExportedHandler<Env>;

function createAppOf(env: Env): ReturnType<typeof createApp> {
  try {
    return createApp(getPlatform(env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // This message names a variable and holds no value.
    writeLog("error", { configuration: error.message });
    return createOutOfOrderApp();
  }
}
