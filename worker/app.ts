import { Hono } from "hono";
import type { Endpoint } from "#domain/contracts/endpoint.ts";
import { receivePaymentMessage } from "#domain/contracts/payments.ts";
import { FEATURES } from "./features.ts";
import { createApi } from "./http/api.ts";
import { respondToError, respondToFault } from "./http/errors.ts";
import { servePages } from "./http/pages.ts";
import { type HttpEnv, requestLog } from "./http/request-context.ts";
import { requireHttps, securityHeaders } from "./http/security.ts";
import { writeLog } from "./log.ts";
import type { Platform } from "./platform.ts";

/** The whole application: the log and the security headers around everything, then the API, then the pages. */
export function createApp(platform: Platform): Hono<HttpEnv> {
  const { clock, sessions, publicUrl, limits, environment, pageSource, botCheck } = platform;
  const contracts: Endpoint[] = [];
  const probes = [...platform.probes, ...FEATURES.flatMap((feature) => feature.probes?.(platform) ?? [])];
  const routes = FEATURES.flatMap(
    (feature) => feature.routes?.(platform, { contracts, probes, features: FEATURES }) ?? [],
  );
  contracts.push(...routes.map(({ endpoint }) => endpoint));
  const app = createFrame({ isDevServer: platform.isDevServer, areBotsChecked: botCheck.siteKey !== null });
  app.use((c, next) => {
    c.set("pageSource", pageSource);
    return next();
  });
  if (environment === "production") app.use(requireHttps(publicUrl));
  app.route(
    "/",
    createApi(routes, {
      areRepliesChecked: environment === "test",
      publicUrl,
      limits,
      botCheck,
      now: () => clock.now(),
      findVisitor: (secrets) => sessions.findVisitor(secrets, clock.now()),
    }),
  );
  for (const feature of FEATURES) {
    const pages = feature.pages?.(platform);
    if (pages) app.route("/", pages);
  }
  app.all("*", servePages(pageSource));
  // As if they had come over the network: through everything that a call of the real provider goes through.
  platform.paymentSimulator?.listen(async (body, signature) => {
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
    const url = new URL(receivePaymentMessage.path, platform.linkOrigin);
    return (await app.fetch(new Request(url, { method: receivePaymentMessage.method, headers, body }))).status;
  });
  return app;
}

/** What responds while a variable of the Worker is wrong: an error, plainly, to everything. */
export function createOutOfOrderApp(): Hono<HttpEnv> {
  const app = createFrame({ isDevServer: false, areBotsChecked: false });
  app.all("*", (c) => respondToFault({ code: "not_ready" }, c));
  return app;
}

function createFrame(options: Parameters<typeof securityHeaders>[0]): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(respondToError);
  app.use(requestLog());
  app.use(securityHeaders(options));
  return app;
}

/** Runs the jobs of one cron expression, one after the other; a failing one stops no other, and the run is marked as failed. */
export async function runScheduled(platform: Platform, { cron, scheduledTime }: ScheduledController): Promise<void> {
  const due = FEATURES.flatMap(({ jobs = [] }) => jobs).filter(({ schedule }) => schedule === cron);
  const failures: string[] = [];
  for (const { name, run } of due) {
    try {
      writeLog("info", { job: name, count: await run(platform, scheduledTime, FEATURES) });
    } catch (error) {
      // The platform logs what is thrown below: a job's name, and nothing that the failure may quote.
      writeLog("error", { job: name, failure: error instanceof Error ? error.name : "unknown" });
      failures.push(name);
    }
  }
  if (failures.length > 0) throw new Error(`Jobs failed: ${failures.join(", ")}`);
}
