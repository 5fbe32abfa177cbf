import type { CivilDay } from "../hours/civil-day.ts";
import { type CivilTime, readClock } from "../hours/civil-time.ts";

/** An hour as a client is shown it. */
export interface ShownSlot {
  /** By the client’s clock, as in `9:00 AM`. */
  readonly displayTime: string;
  /** The client’s civil day; null where it is the practice’s. */
  readonly localDay: CivilDay | null;
}

/** An hour of a day of the practice, as it is shown in a client’s zone. */
export function showSlot(startsAt: number, day: CivilDay, clientZone: string): ShownSlot {
  const clock = readClock(startsAt, clientZone);
  return { displayTime: toTwelveHours(clock.time), localDay: clock.day === day ? null : clock.day };
}

/** A time of 24 hours by the clock of twelve: `12:30 AM` for 00:30. */
function toTwelveHours(time: CivilTime): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
