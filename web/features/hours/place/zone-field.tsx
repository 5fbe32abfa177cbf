import { type ReactElement, useMemo } from "react";
import { Field } from "#web/ui/field/field.tsx";

/** The zone of the place's clocks, which can be changed: borders run closer than any map of zones. */
export function ZoneField({
  timezone,
  onChange,
}: {
  readonly timezone: string;
  readonly onChange: (timezone: string) => void;
}): ReactElement {
  const zones = useMemo(() => listZones(timezone), [timezone]);
  return (
    <Field label="Time zone">
      {(control) => (
        <select {...control} className="input" value={timezone} onChange={({ target }) => onChange(target.value)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The browser's own list; some zones go by another name there, so the present one is always in it. */
function listZones(timezone: string): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", timezone])].sort();
}
