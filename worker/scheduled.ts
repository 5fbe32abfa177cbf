import type { Deps } from "./compose.ts";
import { writeLog } from "./http/log.ts";
import { JOBS } from "./jobs.ts";

/** Runs the jobs of one cron expression, one after the other; a failing one stops no other, and the run is marked as failed. */
export async function runScheduled(deps: Deps, { cron, scheduledTime }: ScheduledController): Promise<void> {
  const failures: string[] = [];
  for (const { name, run } of JOBS[cron] ?? []) {
    try {
      writeLog("info", { job: name, count: await run(deps, scheduledTime) });
    } catch (error) {
      // The platform logs what is thrown below: a job's name, and nothing that the failure may quote.
      writeLog("error", { job: name, failure: error instanceof Error ? error.name : "unknown" });
      failures.push(name);
    }
  }
  if (failures.length > 0) throw new Error(`Jobs failed: ${failures.join(", ")}`);
}
