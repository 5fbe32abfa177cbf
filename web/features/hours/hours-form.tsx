import { type ReactElement, useMemo, useState } from "react";
import type { HoursFault } from "#domain/hours/find-fault.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { PlaceField } from "#web/parts/place/place-field.tsx";
import { usePlaceChoice } from "#web/parts/place/use-place-choice.ts";
import { nameRunningDay } from "./day-view.ts";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";
import { HoursSettings } from "./hours-settings.tsx";
import { useCalculation } from "./use-calculation.ts";

/** The settings while they are written: apart from the page, so that a keystroke draws no day anew. */
export function HoursForm({
  search,
  now,
  date,
  place,
  isGuessed,
  dayFault,
}: {
  readonly search: HoursSearch;
  readonly now: number;
  /** The day and the place of the page. */
  readonly date: string;
  readonly place: PickedPlace | null;
  /** Whether nobody has chosen the place. */
  readonly isGuessed: boolean;
  readonly dayFault: HoursFault | null;
}): ReactElement {
  const division = findLinkedDivision(search);
  const choice = usePlaceChoice(place, isGuessed);
  const calculation = useCalculation(choice, division);
  const [written, setWritten] = useState<{ readonly search: HoursSearch; readonly date: string | null } | null>(null);
  // Another address takes the place of what was written, and of what was said about it.
  const isWritten = written?.search === search;
  // A date that nobody chose is that of the place, also of one that is only picked yet.
  const chosenDate = (isWritten ? written.date : null) ?? search.date ?? null;
  const pickedPlace = choice.place;
  const dateThere = useMemo(
    () => (pickedPlace && chosenDate === null ? nameRunningDay(now, pickedPlace, division) : date),
    [now, pickedPlace, division, chosenDate, date],
  );

  function changeDate(next: string): void {
    setWritten({ search, date: next });
    calculation.forgetFault();
  }

  function calculate(): void {
    setWritten({ search, date: chosenDate });
    calculation.run(chosenDate);
  }

  return (
    <HoursSettings
      date={chosenDate ?? dateThere}
      dateError={(isWritten ? calculation.fault : dayFault)?.message}
      onDateChange={changeDate}
      placeField={<PlaceField choice={choice} />}
      isCalculating={calculation.isUnderWay && !choice.isDetecting}
      onCalculate={calculate}
      isDetecting={choice.isDetecting}
      onDetect={() => {
        setWritten({ search, date: chosenDate });
        void calculation.detect(chosenDate);
      }}
    />
  );
}
