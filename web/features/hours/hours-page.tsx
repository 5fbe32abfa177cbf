import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { isSamePlace } from "#domain/places/picked-place.ts";
import { Icon } from "#web/ui/icon.tsx";
import { AboutHours } from "./about-hours.tsx";
import { CurrentHourCard } from "./current-hour-card.tsx";
import "./hours.css";
import { HoursDial } from "./hours-dial.tsx";
import { HoursForm } from "./hours-form.tsx";
import { HoursResults } from "./hours-results.tsx";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";
import { NextHours } from "./next-hours.tsx";
import { useOpeningPlace } from "./use-opening-place.ts";
import { useNow, useShownDay } from "./use-shown-day.ts";
import { WeekView } from "./week-view.tsx";
// Last, so that paper has the last word.
import "./hours-print.css";

/** The planetary hours of a day at a place: both stand in the address, so that a link shows what its sender saw. */
export function HoursPage({ search }: { readonly search: HoursSearch }): ReactElement {
  const now = useNow();
  const division = findLinkedDivision(search);
  const { place, isPlaceUnknown, runningDay, writtenDate, dayFault, view, present } = useShownDay(search, now);

  const guess = useOpeningPlace(search);
  const isGuessed = guess !== null && place !== null && isSamePlace(guess, place);

  return (
    <div className="page hours-page">
      <Link to="/" className="hours-back">
        <Icon name="back" />
        Back to Home
      </Link>
      <header className="hours-intro">
        <h1>Planetary Hours</h1>
        <p className="lead">
          Each day has 24 planetary hours, 12 in daylight and 12 at night. They follow one another in the Chaldean
          order, from the slowest planet to the swiftest.
        </p>
      </header>
      <hr className="oxford" />
      <div className="hours-now">
        <HoursDial view={view} hasPlace={place !== null} current={present?.current ?? null} now={now} />
        <div>
          {present && <CurrentHourCard {...present} now={now} />}
          {isPlaceUnknown && (
            <p className="hours-note" role="alert">
              <Icon name="warning" />
              This link names a place or a time zone that we don’t know. Please choose the place anew.
            </p>
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
