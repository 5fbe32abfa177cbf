import type { FormEvent, MouseEvent, ReactElement, ReactNode } from "react";
import { FIRST_YEAR, LAST_YEAR } from "#domain/hours/civil-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

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
export function HoursSettings({
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
    <form className="hours-card hours-settings" aria-labelledby="hours-settings-heading" noValidate onSubmit={submit}>
      <h2 id="hours-settings-heading">Calculation Settings</h2>
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
      <div className="hours-settings-buttons">
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
