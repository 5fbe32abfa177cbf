import { type FormEvent, type MouseEvent, type ReactElement, type ReactNode, useMemo, useState } from "react";
import { FIRST_YEAR, LAST_YEAR } from "#domain/hours/civil-day.ts";
import type { HoursFault } from "#domain/hours/parse-input.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { PlaceField } from "#web/parts/place/place-field.tsx";
import { usePlaceChoice } from "#web/parts/place/use-place-choice.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { nameRunningDay } from "./day-view.ts";
import { findLinkedDivision, type HoursSearch } from "./hours-search.ts";
import { useCalculation } from "./use-calculation.ts";

/** The settings while they are written: apart from the page, so that a keystroke redraws no day. */
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

/**
 * A field that loses the focus takes back what it said under itself, and a button below it would move away from under the pointer before
 * the click is one. So a press leaves the focus where it is, and the click takes it; the keyboard's click leaves it.
 */
const STEADY = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLButtonElement>) =>
    event.detail > 0 && event.currentTarget.focus({ focusVisible: false }),
} as const;

/** What the calculation goes by: a date and a place. */
function HoursSettings({
  date,
  dateError,
  onDateChange,
  placeField,
  isCalculating,
  onCalculate,
  isDetecting,
  onDetect,
}: {
  readonly date: string;
  /** What is wrong with the date and what to do; nothing where nothing is. */
  readonly dateError: string | undefined;
  readonly onDateChange: (date: string) => void;
  readonly placeField: ReactNode;
  readonly isCalculating: boolean;
  readonly onCalculate: () => void;
  readonly isDetecting: boolean;
  readonly onDetect: () => void;
}): ReactElement {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onCalculate();
  }

  return (
    <form
      className="grid grid-cols-1 gap-5 rounded-(--radius-box) border border-rule bg-base-100 p-7 max-md:p-5"
      aria-labelledby="hours-settings-heading"
      noValidate
      onSubmit={submit}
    >
      <h2 id="hours-settings-heading" className="text-h3 leading-[1.1]">
        Calculation Settings
      </h2>
      <TextField
        label="Date"
        type="date"
        min={`${FIRST_YEAR}-01-01`}
        max={`${LAST_YEAR}-12-31`}
        value={date}
        error={dateError}
        onChange={({ target }) => onDateChange(target.value)}
      />
      {placeField}
      <div className="grid gap-3">
        <Button type="submit" variant="primary" isBlock isBusy={isCalculating} {...STEADY}>
          {isCalculating ? "Calculating..." : "Calculate Planetary Hours"}
        </Button>
        <Button
          icon="pin"
          isBlock
          isBusy={isDetecting}
          onMouseDown={STEADY.onMouseDown}
          onClick={(event) => {
            STEADY.onClick(event);
            onDetect();
          }}
        >
          Detect Location
        </Button>
      </div>
    </form>
  );
}
