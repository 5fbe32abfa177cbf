import { getHealth, getReadiness, type ReadinessResponse } from "#domain/contracts/service.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import type { Probe } from "#worker/ports/runtime.ts";

/** Whether the service works; the call that tries other services is counted. */
export const HEALTH: Feature = {
  name: "health",
  routes: (_platform, { probes }) => [
    publicRoute(getHealth, () => ok({ status: "ok" })),
    publicRoute(getReadiness, () => checkReadiness(probes)),
  ],
};

/** What doesn't answer within this time counts as down. */
const PATIENCE_MS = 2_000;

/** Tries everything at once; fails with `not_ready`, which names what is down. */
async function checkReadiness(probes: readonly Probe[]): Promise<Result<ReadinessResponse, Fault>> {
  const results = await Promise.allSettled(probes.map((probe) => runInTime(probe)));
  const failures = results.flatMap((result, index) =>
    result.status === "rejected" ? [{ part: probes[index]?.part ?? "", reason: result.reason }] : [],
  );
  if (failures.length > 0) {
    const parts = failures.map(({ part }) => part).join(", ");
    return refuse("not_ready", { message: `Out of service at the moment: ${parts}.`, cause: failures[0]?.reason });
  }
  return ok({ status: "ok", parts: Object.fromEntries(probes.map(({ part }) => [part, "ok" as const])) });
}

async function runInTime(probe: Probe): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${probe.part} did not answer in time`)), PATIENCE_MS);
  });
  try {
    await Promise.race([probe.run(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
