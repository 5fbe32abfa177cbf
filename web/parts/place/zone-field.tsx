import { type ReactElement, useMemo } from "react";
import { listTimezones, nameTimezone } from "#domain/hours/timezone.ts";
import { SelectField } from "#web/ui/field/select-field.tsx";

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
    <SelectField label="Time zone" value={timezone} onChange={({ target }) => onChange(target.value)}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {nameTimezone(zone)}
        </option>
      ))}
    </SelectField>
  );
}
