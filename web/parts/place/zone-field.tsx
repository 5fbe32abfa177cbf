import { type ReactElement, useMemo } from "react";
import { listTimezones, nameTimezone } from "#domain/hours/timezone.ts";
import { Field } from "#web/ui/field/field.tsx";

/** The zone of the place's clocks, which can be changed: borders run closer than any map of zones. */
export function ZoneField({
  timezone,
  onChange,
}: {
  readonly timezone: string;
  readonly onChange: (timezone: string) => void;
}): ReactElement {
  const zones = useMemo(() => [...new Set([...listTimezones(), timezone])].sort(), [timezone]);
  return (
    <Field label="Time zone">
      {(control) => (
        <select {...control} className="input" value={timezone} onChange={({ target }) => onChange(target.value)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {nameTimezone(zone)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
