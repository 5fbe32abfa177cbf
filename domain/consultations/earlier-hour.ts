import { HOLD_MS } from "./holds.ts";
import { findSlotRefusal, type Practice } from "./slots.ts";

/** Somebody who waits for an earlier hour. Instants are milliseconds since 1970 in UTC. */
export interface HourRequest {
  readonly id: string;
  /** When the session begins that they have, which a freed hour has to precede; null where they have none. */
  readonly bookedAt: number | null;
  readonly createdAt: number;
}

/** Whether an hour can be offered: it has to be bookable still when the offer ends. */
export function canBeOffered(practice: Practice, startsAt: number): boolean {
  const whenItEnds = { ...practice, now: practice.now + HOLD_MS.offer };
  return findSlotRefusal(practice, startsAt) === null && findSlotRefusal(whenItEnds, startsAt) === null;
}

/** Whose request is offered an hour next: of those who had no offer of it yet and would be earlier by it, the one that has waited longest; null where there is none. */
export function chooseNextRequest<Request extends HourRequest>(
  waiting: readonly Request[],
  startsAt: number,
): Request | null {
  const fitting = waiting.filter(({ bookedAt }) => bookedAt === null || startsAt < bookedAt);
  return fitting.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))[0] ?? null;
}
