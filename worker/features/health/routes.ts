import { getHealth, getReadiness } from "#domain/contracts/health.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { Probe } from "#worker/ports/probe.ts";
import { checkReadiness } from "./check-readiness.ts";

/** The calls that say whether the service works. */
export function createHealthRoutes({ probes }: { readonly probes: readonly Probe[] }): readonly Route[] {
  return [route(getHealth, () => ({ status: "ok" as const })), route(getReadiness, () => checkReadiness(probes))];
}
