import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { MINUTE_MS } from "#domain/lib/time.ts";
import { isSamePlace } from "#domain/places/picked-place.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Icon } from "#web/ui/icon.tsx";
import { AboutHours } from "./about-hours.tsx";
import { CurrentHourCard } from "./current-hour-card.tsx";
import "#web/styles/all-utilities.css";
import { HoursDial } from "./hours-dial.tsx";
import { HoursForm } from "./hours-form.tsx";
import { HoursNote } from "./hours-notices.tsx";
import { HoursResults } from "./hours-results.tsx";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";
import { NextHours } from "./next-hours.tsx";
import { useOpeningPlace } from "./use-opening-place.ts";
import { useShownDay } from "./use-shown-day.ts";
import { WeekView } from "./week-view.tsx";

/** The planetary hours of a day at a place: both stand in the address, so that a link shows what its sender saw. */
export function HoursPage({ search }: { readonly search: HoursSearch }): ReactElement {
  const now = useNow(MINUTE_MS);
  const division = findLinkedDivision(search);
  const { place, isPlaceUnknown, runningDay, writtenDate, dayFault, view, present } = useShownDay(search, now);

  const guess = useOpeningPlace(search);
  const isGuessed = guess !== null && place !== null && isSamePlace(guess, place);

  return (
    <div className="page pt-7 max-md:pt-3.5">
      <Link to="/" className="inline-flex min-h-11 items-center gap-[0.5em] text-ui no-underline print:hidden">
        <Icon name="back" />
        Back to Home
      </Link>
      <header className="mt-3.5 grid grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] items-end gap-14 pb-7 max-lg:grid-cols-1 max-lg:gap-7 print:hidden">
        <h1>Planetary Hours</h1>
        <p className="lead max-w-[34rem] text-ink-soft">
          Each day has 24 planetary hours, 12 in daylight and 12 at night. They follow one another in the Chaldean
          order, from the slowest planet to the swiftest.
        </p>
      </header>
      <hr className="oxford print:hidden" />
      <div className="grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] items-start gap-14 pt-10.5 max-lg:grid-cols-1 max-lg:gap-7 max-lg:pt-7 print:block print:p-0">
        <HoursDial view={view} hasPlace={place !== null} current={present?.current ?? null} now={now} />
        <div className="print:hidden">
          {present && <CurrentHourCard {...present} now={now} />}
          {isPlaceUnknown && (
            <HoursNote icon="warning" isAlert>
              This link names a place or a time zone that we don’t know. Please choose the place anew.
            </HoursNote>
          )}
          <HoursForm
            search={search}
            now={now}
            date={writtenDate}
            place={place}
            isGuessed={isGuessed}
            dayFault={dayFault}
          />
        </div>
      </div>
      {view && (
        <>
          <HoursResults view={view} runningDay={runningDay} now={now} />
          <WeekView view={view} runningDay={runningDay} />
          <NextHours place={view.place} division={division} now={now} />
        </>
      )}
      <AboutHours view={view} />
    </div>
  );
}
