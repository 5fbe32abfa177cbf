import { type ReactElement, useMemo } from "react";
import { listTimezones, nameTimezone } from "#domain/hours/timezone.ts";
import { describePlace } from "#domain/places/picked-place.ts";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlaceInput } from "./place-input.tsx";
import "#web/styles/all-utilities.css";
import type { PlaceChoice } from "./use-place-choice.ts";

/** The field for a place, what it has come to, and the zone of its clocks. */
export function PlaceField({ choice }: { readonly choice: PlaceChoice }): ReactElement {
  return (
    <div className="grid gap-3.5">
      <PlaceInput choice={choice} />
      {choice.isSettling && (
        <p className="text-ink-soft text-note leading-[1.35]" role="status">
          Looking up the place…
        </p>
      )}
      {choice.place && (
        <>
          <p className="flex items-start gap-[0.5em] text-ink-soft text-ui leading-[1.35] *:first:flex-none">
            <Icon name="pin" />
            <span>Current location: {describePlace(choice.place)}</span>
          </p>
          {choice.isGuessed && (
            <p className="text-ink-soft text-note leading-[1.35]">
              Taken from your device’s time zone. With your own place the hours are exact.
            </p>
          )}
          <ZoneField timezone={choice.place.timezone} onChange={choice.setTimezone} />
        </>
      )}
      <p className="text-ink-soft text-note leading-[1.35]">
        Place names by <a href="https://www.geonames.org/">GeoNames</a>,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        {choice.credit && ` Address: ${choice.credit}.`}
      </p>
    </div>
  );
}

/** The zone of the place's clocks, which can be changed: borders run closer than any map of zones. */
function ZoneField({
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
