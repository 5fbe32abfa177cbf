import type { ReactElement } from "react";
import type { PlanetaryDay } from "#domain/hours/planetary-day.ts";
import { describePlace } from "#domain/places/picked-place.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { describeCrossing } from "./day-text.ts";
import type { DayView } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

/** Why a day has no planetary hours, when the sun crosses the horizon next, and what some do instead. */
export function NoHoursNotice({ view: { day, place, horizon } }: { readonly view: DayView }): ReactElement {
  const last = horizon?.last && describeCrossing(horizon.last, place.timezone, { rise: "last rose", set: "last set" });
  const next =
    horizon?.next && describeCrossing(horizon.next, place.timezone, { rise: "next rises", set: "next sets" });
  const crossings = [last, next].filter(Boolean).join(", and ");
  return (
    <div className="no-hours">
      <p className="lead">
        {describePlace(place)}: {explain(day)}
      </p>
      {crossings && <p className="num">There it {crossings}.</p>}
      <p>
        Planetary hours divide the time from sunrise to sunset, and from sunset to the next sunrise. Where one of these
        is missing the tradition has no hours, and we make none up.
      </p>
      <div className="no-hours-option">
        <p>
          Some practitioners divide such a day into 24 equal hours, the first beginning six hours before true noon. That
          is a modern convention.
        </p>
        <ButtonLink to="/planetary-hours" search={toHoursSearch(day.day, place, "equal")} resetScroll={false}>
          Show 24 equal hours
        </ButtonLink>
      </div>
    </div>
  );
}

function explain({ status, sun: { sunrise, solarNoon, sunset } }: PlanetaryDay): string {
  if (status === "polar_day") return "the sun does not set on this day.";
  if (status === "polar_night") return "the sun does not rise on this day.";
  if (solarNoon === null) return "by the clocks of this zone no noon of the sun falls on this day.";
  if (sunrise === null && sunset === null) return "the sun rises after noon and does not set before the next day.";
  if (sunrise === null) return "the sun has been up since an earlier day and sets on this one.";
  if (sunset === null) return "the sun rises and does not set before the next day.";
  return "the sun sets on this day and does not rise again on the next.";
}

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
