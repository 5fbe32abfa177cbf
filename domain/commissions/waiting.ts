import { DAY_MS } from "../lib/time.ts";
import { type CommissionStatus, computeStep } from "./lifecycle.ts";

/** After how many days without answers the buyer of a commission is reminded. */
export const INTAKE_REMINDER_DAYS = [3, 10] as const;

/** How long a reminder that a missed run has left out is made up for, in milliseconds. */
export const REMINDER_LATENESS_MS = 3 * DAY_MS;

/** How long a step may wait for the master before it counts as overdue, in milliseconds. */
export const STEP_OVERDUE_MS = 7 * DAY_MS;

/** How often a day a package can be mailed again. */
export const DELIVERIES_PER_DAY = 5;

/** What is said once it was mailed as often as that. */
export const DELIVERY_LIMIT_MESSAGE =
  "It was mailed five times today. Please look into the folder for unwanted mail, or try again tomorrow.";

/** What of a commission says for what it waits. Instants are milliseconds since 1970 in UTC. */
interface CommissionTimes {
  readonly status: CommissionStatus;
  readonly createdAt: number;
  /** When the second step was completed; null before. */
  readonly drawnAt: number | null;
}

/** The step that waits for the master, and since when; null where none does. */
export function findWaitingStep({ status, createdAt, drawnAt }: CommissionTimes): {
  readonly step: 2 | 3;
  readonly since: number;
} | null {
  if (status === "completed" || status === "delivered") return null;
  return computeStep(status) === 3 ? { step: 3, since: drawnAt ?? createdAt } : { step: 2, since: createdAt };
}

/** Whether a step has waited too long. */
export function isStepOverdue(since: number, now: number): boolean {
  return now - since >= STEP_OVERDUE_MS;
}
