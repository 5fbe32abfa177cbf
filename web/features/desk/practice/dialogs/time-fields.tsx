import type { ReactElement } from "react";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { TypedTime } from "./typed-time.ts";

/** A day and a time beside each other, in the master's zone. */
export function TimeFields({
  labels,
  value,
  error,
  hint,
  onChange,
}: {
  readonly labels: readonly [day: string, time: string];
  readonly value: TypedTime;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: TypedTime) => void;
}): ReactElement {
  return (
    <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3 max-xs:grid-cols-1">
      <TextField
        label={labels[0]}
        type="date"
        value={value.day}
        error={error}
        hint={hint}
        onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
      />
      <TextField
        label={labels[1]}
        type="time"
        value={value.time}
        aria-invalid={error !== undefined}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </div>
  );
}
