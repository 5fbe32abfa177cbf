import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ReactElement } from "react";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { addDays, type CivilDay, findWeekday, isYearCovered } from "#domain/hours/civil-day.ts";
import { listPlanetaryDays, type PlanetaryDay } from "#domain/hours/planetary-day.ts";
import { PLANET_LORE } from "#domain/sigils/methods/planetary/planets.ts";
import { findFirstWeekday, formatDay } from "#web/lib/format/format-date.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { toDayTime } from "./day-text.ts";
import type { DayView } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

const WEEK_DAYS = 7;

/** The week of a day, from its first day by the visitor's region on: who rules each day, when the sun rises and sets, and the way to each. */
export function WeekView({
  view,
  runningDay,
}: {
  readonly view: DayView;
  readonly runningDay: CivilDay;
}): ReactElement {
  const { day, place, division } = view;
  const firstDay = addDays(day.day, -((findWeekday(day.day) - findFirstWeekday() + WEEK_DAYS) % WEEK_DAYS));
  const days = listPlanetaryDays(firstDay, WEEK_DAYS, place, createSun).filter((one) => isYearCovered(one.day));
  return (
    <section className="week" aria-labelledby="week-heading">
      <div className="week-head">
        <h2 id="week-heading">The week</h2>
        <WeekLink view={view} days={-WEEK_DAYS} />
        <WeekLink view={view} days={WEEK_DAYS} />
      </div>
      <ol className="week-days">
        {days.map((one) => (
          <li key={one.day}>
            <WeekDayLink
              to="/planetary-hours"
              search={toHoursSearch(one.day, place, division)}
              resetScroll={false}
              isChosen={one.day === day.day}
            >
              <WeekDay day={one} isRunning={one.day === runningDay} />
            </WeekDayLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

type WeekDayAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly isChosen: boolean };

/** The router would mark the day as the current page, where it is the chosen date. */
function WeekDayAnchor({ isChosen, className: _className, ...rest }: WeekDayAnchorProps): ReactElement {
  return <a {...rest} className="week-day" aria-current={isChosen ? "date" : undefined} />;
}

const WeekDayLink = createLink(WeekDayAnchor);

function WeekDay({ day, isRunning }: { readonly day: PlanetaryDay; readonly isRunning: boolean }): ReactElement {
  const { sunrise, sunset } = day.sun;
  return (
    <>
      <span className="week-day-name">
        {formatDay("weekday", day.day)}
        <small className="num">
          {formatDay("shortDate", day.day)}
          {isRunning && ", now"}
        </small>
      </span>
      <span className="planet-name">
        <PlanetSign planet={day.ruler} />
        {PLANET_LORE[day.ruler].name}
      </span>
      <span className="week-day-sun num">
        <span className="vh">Sun: </span>
        {sunrise === null && sunset === null
          ? describeMissing(day)
          : `${sunrise === null ? "none" : toDayTime(sunrise, day)} – ${sunset === null ? "none" : toDayTime(sunset, day)}`}
      </span>
    </>
  );
}

function describeMissing({ status, sun }: PlanetaryDay): string {
  if (status === "polar_day") return "up all day";
  if (status === "polar_night") return "down all day";
  return sun.solarNoon === null ? "no noon" : "rises after noon";
}

function WeekLink({ view: { day, place, division }, days }: { readonly view: DayView; readonly days: number }) {
  const target = addDays(day.day, days);
  if (!isYearCovered(target)) return null;
  return (
    <ButtonLink
      to="/planetary-hours"
      search={toHoursSearch(target, place, division)}
      resetScroll={false}
      icon={days < 0 ? "previous" : "next"}
      aria-label={days < 0 ? "Previous week" : "Next week"}
    />
  );
}
