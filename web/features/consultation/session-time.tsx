import type { ReactElement } from "react";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { formatZoned, formatZonedRange } from "#web/lib/format/format-zoned.ts";

/** When a session is, by the clocks of a zone, and where another zone is given by the clocks there as well. */
export function SessionTime({
  startsAt,
  endsAt,
  zone,
  practitionerZone = null,
}: {
  /** Milliseconds since 1970 in UTC, as the end is. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly zone: string;
  /** Null where it is not known; the same zone is not said twice. */
  readonly practitionerZone?: string | null;
}): ReactElement {
  const isElsewhere = practitionerZone !== null && practitionerZone !== zone;
  return (
    <span className="num block">
      <b className="block text-[1.1875rem]/[1.3] font-semibold">{formatZonedRange(startsAt, endsAt, zone)}</b>
      <span className="block leading-[1.4] text-ink-soft">
        {nameTimezone(zone)}.
        {isElsewhere &&
          ` For the master in ${nameTown(practitionerZone)}: ${formatThere(startsAt, practitionerZone, zone)}.`}
      </span>
    </span>
  );
}

/** When it is in another zone, with the day where that is not the same. */
function formatThere(instant: number, there: string, here: string): string {
  const isSameDay = findCivilDay(instant, there) === findCivilDay(instant, here);
  return formatZoned(isSameDay ? "clock" : "dayMinute", instant, there);
}

/** `New York` for `America/New_York`. */
function nameTown(zone: string): string {
  return nameTimezone(zone).split("/").at(-1) ?? zone;
}
