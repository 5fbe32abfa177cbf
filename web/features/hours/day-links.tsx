import type { ReactElement } from "react";
import { addDays } from "#domain/hours/civil-day.ts";
import { findDayFault } from "#domain/hours/find-fault.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { DayView } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

/** The day before, the day after, and the way back to the running one. */
export function DayLinks({ view, runningDay }: { readonly view: DayView; readonly runningDay: string }): ReactElement {
  const { day, place, division } = view;
  const before = findNeighbor(view, -1);
  const after = findNeighbor(view, 1);
  const stay = { to: "/planetary-hours", resetScroll: false } as const;
  return (
    <nav className="day-links" aria-label="Days">
      {before && (
        <ButtonLink {...stay} search={toHoursSearch(before, place, division)} icon="previous">
          Previous day
        </ButtonLink>
      )}
      {day.day !== runningDay && (
        <ButtonLink {...stay} search={toHoursSearch(undefined, place, division)}>
          Now
        </ButtonLink>
      )}
      {after && (
        <ButtonLink {...stay} search={toHoursSearch(after, place, division)} icon="next" className="icon-last">
          Next day
        </ButtonLink>
      )}
    </nav>
  );
}

/** The next day that the calendar of the place holds: a zone that crossed the date line has left one out. Null beyond the years. */
function findNeighbor({ day, place }: DayView, direction: 1 | -1): string | null {
  const next = addDays(day.day, direction);
  const fault = findDayFault(next, place.timezone);
  if (fault?.code === "day_left_out") return addDays(next, direction);
  return fault ? null : next;
}
