import { type ReactElement, useMemo } from "react";
import { describePlace } from "#domain/places/picked-place.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { PlaceChoice } from "./use-place-choice.ts";
import "./place-field.css";
import { listTimezones, nameTimezone } from "#domain/hours/timezone.ts";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { PlaceInput } from "./place-input.tsx";

/** The field for a place, what it has come to, and the zone of its clocks. */
export function PlaceField({ choice }: { readonly choice: PlaceChoice }): ReactElement {
  return (
    <div className="place-field">
      <PlaceInput choice={choice} />
      {choice.isSettling && (
        <p className="place-status" role="status">
          Looking up the place…
        </p>
      )}
      {choice.place && (
        <>
          <p className="place-now">
            <Icon name="pin" />
            <span>Current location: {describePlace(choice.place)}</span>
          </p>
          {choice.isGuessed && (
            <p className="place-status">Taken from your device’s time zone. With your own place the hours are exact.</p>
          )}
          <ZoneField timezone={choice.place.timezone} onChange={choice.setTimezone} />
        </>
      )}
      <p className="place-credit">
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
