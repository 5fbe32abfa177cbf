import { type ReactElement, useState } from "react";
import type { HoursFault } from "#domain/hours/find-fault.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";
import { HoursSettings } from "./hours-settings.tsx";
import { PlaceField } from "./place/place-field.tsx";
import { usePlaceChoice } from "./place/use-place-choice.ts";
import { useCalculation } from "./use-calculation.ts";

/** The settings while they are written: apart from the page, so that a keystroke draws no day anew. */
export function HoursForm({
  search,
  date,
  place,
  dayFault,
}: {
  readonly search: HoursSearch;
  /** The day and the place of the address. */
  readonly date: string;
  readonly place: PickedPlace | null;
  readonly dayFault: HoursFault | null;
}): ReactElement {
  const choice = usePlaceChoice(place);
  const calculation = useCalculation(choice, findLinkedDivision(search));
  const [written, setWritten] = useState<{ readonly search: HoursSearch; readonly date: string } | null>(null);
  // Another address takes the place of what was written, and of what was said about it.
  const isWritten = written?.search === search;
  const shownDate = isWritten ? written.date : date;
  const shownFault = isWritten ? calculation.fault : dayFault;

  function changeDate(next: string): void {
    setWritten({ search, date: next });
    calculation.forgetFault();
  }

  function calculate(): void {
    setWritten({ search, date: shownDate });
    calculation.run(shownDate);
  }

  return (
    <HoursSettings
      date={shownDate}
      dateError={shownFault?.message}
      onDateChange={changeDate}
      placeField={<PlaceField choice={choice} />}
      isCalculating={calculation.isUnderWay}
      onCalculate={calculate}
      isDetecting={choice.isDetecting}
      onDetect={() => void choice.detect()}
    />
  );
}
