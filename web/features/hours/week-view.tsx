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
import { PLANET_NAME } from "./planet-row.tsx";

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
    <section className="mt-21 border-frame border-t-3 pt-7 max-lg:mt-14 print:hidden" aria-labelledby="week-heading">
      <div className="mb-5 flex items-center gap-3">
        <h2 id="week-heading" className="mr-auto">
          The week
        </h2>
        <WeekLink view={view} days={-WEEK_DAYS} />
        <WeekLink view={view} days={WEEK_DAYS} />
      </div>
      <ol className="grid grid-cols-7 border border-rule bg-base-100 max-lg:grid-cols-1">
        {days.map((one) => (
          <li
            key={one.day}
            className="not-first:border-l border-rule max-lg:not-first:border-t max-lg:not-first:border-l-0"
          >
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
  return (
    <a
      {...rest}
      className="grid h-full content-start gap-2.5 px-3 py-3.5 text-ui leading-[1.3] no-underline hover:bg-base-200 hover:text-base-content aria-[current=date]:bg-paper aria-[current=date]:[box-shadow:inset_0_0_0_2px_var(--color-secondary)] max-lg:min-h-14 max-lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] max-lg:items-center max-lg:px-3.5 max-lg:py-2 max-sm:grid-cols-[minmax(0,1fr)_7.5rem] max-sm:gap-x-2.5 max-sm:gap-y-0.5 cramped:grid-cols-1"
      aria-current={isChosen ? "date" : undefined}
    />
  );
}

const WeekDayLink = createLink(WeekDayAnchor);

function WeekDay({ day, isRunning }: { readonly day: PlanetaryDay; readonly isRunning: boolean }): ReactElement {
  const { sunrise, sunset } = day.sun;
  return (
    <>
      <span className="font-display text-[1.25rem] leading-[1.2] max-sm:row-span-2 cramped:row-auto">
        {formatDay("weekday", day.day)}
        <small className="num block font-text text-ink-soft text-note leading-[1.3]">
          {formatDay("shortDate", day.day)}
          {isRunning && ", now"}
        </small>
      </span>
      <span className={PLANET_NAME}>
        <PlanetSign planet={day.ruler} />
        {PLANET_LORE[day.ruler].name}
      </span>
      <span className="num text-ink-soft text-note leading-[1.3]">
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
