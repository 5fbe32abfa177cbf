import { type ReactElement, useId } from "react";
import { WORK_DAYS, type WorkDay } from "#domain/consultations/settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { nameWeekday } from "../practice-formats.ts";
import type { SettingsDraft, TypedHours } from "./settings-draft.ts";

/** A day of each name, from which they are written in the master's language. */
const SOME_DAYS: Readonly<Record<WorkDay, string>> = {
  monday: "2026-01-05",
  tuesday: "2026-01-06",
  wednesday: "2026-01-07",
  thursday: "2026-01-08",
  friday: "2026-01-09",
};

/** From when until when there are sessions, day by day. */
export function HoursFields({
  hours,
  error,
  onChange,
}: {
  readonly hours: SettingsDraft["hours"];
  readonly error: string | undefined;
  readonly onChange: (hours: SettingsDraft["hours"]) => void;
}): ReactElement {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="label">Working hours</legend>
      <div className="mt-1.5 border-t border-rule">
        {WORK_DAYS.map((day) => (
          <DayFields
            key={day}
            name={nameWeekday(SOME_DAYS[day]).full}
            hours={hours[day]}
            onChange={(changed) => onChange({ ...hours, [day]: changed })}
          />
        ))}
      </div>
      {error !== undefined && (
        <p className="error mt-1.5" id={id} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function DayFields({
  name,
  hours,
  onChange,
}: {
  readonly name: string;
  readonly hours: TypedHours;
  readonly onChange: (hours: TypedHours) => void;
}): ReactElement {
  return (
    <div className="grid min-h-15 grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)] items-center gap-x-4 border-b border-rule py-1 max-sm:grid-cols-1">
      <label className="check">
        <input
          type="checkbox"
          className="checkbox"
          checked={hours.isOpen}
          onChange={({ currentTarget }) => onChange({ ...hours, isOpen: currentTarget.checked })}
        />
        <span>{name}</span>
      </label>
      {hours.isOpen ? (
        <div className="flex flex-wrap items-center gap-2.5 max-sm:pb-2">
          <input
            type="time"
            className="input min-w-[6.6em] flex-1"
            aria-label={`${name} from`}
            value={hours.start}
            onChange={({ currentTarget }) => onChange({ ...hours, start: currentTarget.value })}
          />
          <span className="text-ui text-ink-soft">to</span>
          <input
            type="time"
            className="input min-w-[6.6em] flex-1"
            aria-label={`${name} until`}
            value={hours.end}
            onChange={({ currentTarget }) => onChange({ ...hours, end: currentTarget.value })}
          />
        </div>
      ) : (
        <span className="text-ui text-ink-soft italic max-sm:pb-2">No sessions</span>
      )}
    </div>
  );
}
