import type { ReactElement } from "react";
import { listOfferedTimezones } from "#domain/consultations/booking-input.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { formatZoned } from "#web/lib/format/format-zoned.ts";
import { useNow } from "#web/lib/use-now.ts";
import { SelectField } from "#web/ui/field/select-field.tsx";

/** The zone of this browser by its present name, or the first of those that are offered where it has none. */
export function findBrowserZone(): string {
  return listOfferedTimezones(readBrowserZone()).preselected;
}

function readBrowserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone in which times are shown: one of those that are offered, the browser's, or the one that the address has. */
export function ZoneField({
  zone,
  onChange,
}: {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}): ReactElement {
  const { timezones } = listOfferedTimezones(readBrowserZone());
  const offered = timezones.includes(zone) ? timezones : [zone, ...timezones];
  const now = useNow(LOOK_EVERY_MS);
  return (
    <SelectField
      label="Your time zone"
      value={zone}
      hint={<span className="num">The clock there now reads {formatZoned("clock", now, zone)}.</span>}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {offered.map((name) => (
        <option key={name} value={name}>
          {nameTimezone(name)}
        </option>
      ))}
    </SelectField>
  );
}

/** So often that the minute is right. */
const LOOK_EVERY_MS = 5000;
