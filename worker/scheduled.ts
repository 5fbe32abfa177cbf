import { FEATURES } from "./features.ts";
import { writeLog } from "./log.ts";
import type { Platform } from "./platform.ts";

/** Runs the jobs of one cron expression, one after the other; a failing one stops no other, and the run is marked as failed. */
export async function runScheduled(platform: Platform, { cron, scheduledTime }: ScheduledController): Promise<void> {
  const due = FEATURES.flatMap(({ jobs = [] }) => jobs).filter(({ schedule }) => schedule === cron);
  const failures: string[] = [];
  for (const { name, run } of due) {
    try {
      writeLog("info", { job: name, count: await run(platform, scheduledTime) });
    } catch (error) {
      // The platform logs what is thrown below: a job's name, and nothing that the failure may quote.
      writeLog("error", { job: name, failure: error instanceof Error ? error.name : "unknown" });
      failures.push(name);
    }
  }
  if (failures.length > 0) throw new Error(`Jobs failed: ${failures.join(", ")}`);
}
