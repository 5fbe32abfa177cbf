import { getHealth, getReadiness } from "#domain/contracts/health.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { Probe } from "#worker/ports/probe.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { checkReadiness } from "./check-readiness.ts";

/** What the calls about health stand on. */
export interface HealthRouteDeps {
  readonly probes: readonly Probe[];
  readonly healthLimiter: RateLimiter;
}

/** The calls that say whether the service works; the one that asks other services is counted. */
export function createHealthRoutes({ probes, healthLimiter }: HealthRouteDeps): readonly Route[] {
  return [
    route(getHealth, () => ({ status: "ok" as const })),
    route(getReadiness, () => checkReadiness(probes), { limiter: healthLimiter }),
  ];
}
