import { type ReactElement, useEffect, useState } from "react";
import { listOfferedTimezones } from "#domain/consultations/booking-input.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { formatZoned } from "#web/lib/format/format-zoned.ts";
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
  const now = useMinute();
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

/** The present instant, which is looked at again so often that its minute is right. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const LOOK_EVERY_MS = 5000;
