import { getHealth, getReadiness } from "#domain/contracts/health.ts";
import { ok } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { checkReadiness } from "./check-readiness.ts";

/** Whether the service works; the call that tries other services is counted. */
export const HEALTH: Feature = {
  name: "health",
  routes: (_platform, { probes }) => [
    publicRoute(getHealth, () => ok({ status: "ok" })),
    publicRoute(getReadiness, () => checkReadiness(probes)),
  ],
};
