import type { ReactElement, ReactNode } from "react";
import type { PlanetaryDay } from "#domain/hours/planetary-day.ts";
import { describePlace } from "#domain/places/picked-place.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
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
    <div className="grid gap-3.5 border-frame border-t-3 border-b py-7">
      <p className="lead max-w-[44rem]">
        {describePlace(place)}: {explain(day)}
      </p>
      {crossings && <p className="num max-w-[44rem]">There it {crossings}.</p>}
      <p className="max-w-[44rem]">
        Planetary hours divide the time from sunrise to sunset, and from sunset to the next sunrise. Where one of these
        is missing the tradition has no hours, and we make none up.
      </p>
      <div className="mt-1.75 flex flex-wrap items-center gap-x-7 gap-y-3.5 border-rule border-t pt-5">
        <p className="max-w-[36rem] flex-[1_1_24rem]">
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

/** A remark between rules, with an icon before it and, where there is something to do, a button behind or under it. */
export function HoursNote({
  icon,
  isAlert,
  action,
  children,
}: {
  readonly icon: IconName;
  readonly isAlert?: boolean;
  readonly action?: ReactElement;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div
      className="mb-7 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border border-rule bg-paper px-4.5 py-3.5 text-ui leading-[1.4] max-md:grid-cols-[auto_minmax(0,1fr)] *:first:mt-0.5 *:first:self-start"
      role={isAlert ? "alert" : undefined}
    >
      <Icon name={icon} />
      <p>{children}</p>
      {action && <div className="max-md:col-start-2 print:hidden">{action}</div>}
    </div>
  );
}

/** Says that the hours shown are equal ones, which the tradition doesn't know, and leads back. */
export function DivisionNote({ view: { day, place } }: { readonly view: DayView }): ReactElement {
  const back = (
    <ButtonLink to="/planetary-hours" search={toHoursSearch(day.day, place, "traditional")} resetScroll={false}>
      Back to the traditional hours
    </ButtonLink>
  );
  return (
    <HoursNote icon="info" action={back}>
      <b>Equal hours, a modern convention.</b> Twenty-four hours of the same length, the first beginning six hours
      before true noon. The tradition divides by sunrise and sunset alone.
    </HoursNote>
  );
}
