import type { ReactElement } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { DayView } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

/** Says that the hours shown are equal ones, which the tradition doesn't know, and leads back. */
export function DivisionNote({ view: { day, place } }: { readonly view: DayView }): ReactElement {
  return (
    <div className="hours-note">
      <Icon name="info" />
      <p>
        <b>Equal hours, a modern convention.</b> Twenty-four hours of the same length, the first beginning six hours
        before true noon. The tradition divides by sunrise and sunset alone.
      </p>
      <ButtonLink
        to="/planetary-hours"
        search={toHoursSearch(day.day, place, "traditional")}
        resetScroll={false}
        className="screen-only"
      >
        Back to the traditional hours
      </ButtonLink>
    </div>
  );
}
