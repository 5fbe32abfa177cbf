import type { ReactElement } from "react";
import { findWeekday } from "#domain/hours/civil-day.ts";
import { findFirstWeekday } from "#web/lib/format/format-date.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import { listWeek } from "../calendar/calendar-days.ts";
import { nameWeekday } from "../practice-formats.ts";
import type { BlockDraft } from "./block-draft.ts";
import { TimeFields } from "./time-fields.tsx";

interface BlockFieldsProps {
  readonly draft: BlockDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: BlockDraft) => void;
}

/** The fields of what is being blocked, by its kind. */
export function BlockFields({ draft, error, onChange }: BlockFieldsProps): ReactElement {
  const from = { value: draft.from, onChange: (value: BlockDraft["from"]) => onChange({ ...draft, from: value }) };
  const to = { value: draft.to, onChange: (value: BlockDraft["to"]) => onChange({ ...draft, to: value }) };
  switch (draft.kind) {
    case "hour":
      return <TimeFields labels={["Day", "From"]} error={error} {...from} />;
    case "range":
      return (
        <>
          <TimeFields labels={["First day", "From"]} error={error} {...from} />
          <TimeFields labels={["Last day", "Until"]} {...to} />
        </>
      );
    case "days":
      return (
        <div className="grid grid-cols-2 gap-3 max-xs:grid-cols-1">
          <DayField label="First day" error={error} {...from} />
          <DayField label="Last day" {...to} />
        </div>
      );
    case "weekly":
      return (
        <>
          <WeekdayBoxes draft={draft} onChange={onChange} />
          <TimeFields labels={["Starting on", "From"]} error={error} {...from} />
          <TimeFields labels={["Ending on", "Until"]} {...to} />
        </>
      );
  }
}

function DayField({
  label,
  value,
  error,
  onChange,
}: {
  readonly label: string;
  readonly value: BlockDraft["from"];
  readonly error?: string | undefined;
  readonly onChange: (value: BlockDraft["from"]) => void;
}): ReactElement {
  return (
    <TextField
      label={label}
      type="date"
      value={value.day}
      error={error}
      onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
    />
  );
}

/** Any week: only the names of its days are shown. */
const SOME_WEEK = "2026-01-07";

function WeekdayBoxes({ draft, onChange }: Omit<BlockFieldsProps, "error">): ReactElement {
  const { weekdays } = draft;
  return (
    <fieldset>
      <legend className="label">On</legend>
      <div className="flex flex-wrap gap-x-5">
        {listWeek(SOME_WEEK, findFirstWeekday()).map((day) => {
          const weekday = findWeekday(day);
          const { short, full } = nameWeekday(day);
          return (
            <label key={day} className="check">
              <input
                type="checkbox"
                className="checkbox"
                aria-label={full}
                checked={weekdays.includes(weekday)}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...draft,
                    weekdays: currentTarget.checked
                      ? [...weekdays, weekday].toSorted()
                      : weekdays.filter((other) => other !== weekday),
                  })
                }
              />
              <span>{short}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
