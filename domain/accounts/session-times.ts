import { DAY_MS, HOUR_MS } from "../lib/time.ts";
import type { SessionRole } from "./visitor.ts";

/** A client's session ends this long after its browser was last seen, in milliseconds … */
export const IDLE_MS = 30 * DAY_MS;
/** … and this long after it began, whatever was seen since; in milliseconds. */
export const LONGEST_SESSION_MS = 180 * DAY_MS;
/** A browser that was seen more recently needs no new note of it. */
const NOTE_EVERY_MS = HOUR_MS;

/** The desk shows everybody's orders, so that a session of the master ends with the day's work, and with the week. */
const LIMITS: Readonly<Record<SessionRole, { readonly idleMs: number; readonly longestMs: number }>> = {
  client: { idleMs: IDLE_MS, longestMs: LONGEST_SESSION_MS },
  master: { idleMs: 12 * HOUR_MS, longestMs: 7 * DAY_MS },
};

/** When a session began and when its browser was last seen, both in milliseconds since 1970 in UTC. */
export interface SessionTimes {
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Whether a session still counts at an instant; at the very end of its time it does not. */
export function isSessionLive({ createdAt, seenAt }: SessionTimes, role: SessionRole, now: number): boolean {
  const { idleMs, longestMs } = LIMITS[role];
  return now < seenAt + idleMs && now < createdAt + longestMs;
}

/** Whether it is time to note that the browser was seen. */
export function isNoteDue({ seenAt }: SessionTimes, now: number): boolean {
  return now >= seenAt + NOTE_EVERY_MS;
}

/** Sessions that began, or were last seen, at or before these instants are over, whatever they open. */
export function computeSessionEnds(now: number): SessionTimes {
  return { createdAt: now - LONGEST_SESSION_MS, seenAt: now - IDLE_MS };
}
