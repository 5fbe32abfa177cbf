import type { ReactElement } from "react";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import {
  describeHours,
  findHourTimes,
  type HourRecord,
  toHoursCsv,
  toHoursFileName,
} from "#domain/hours/describe-hours.ts";
import type { Division } from "#domain/hours/planetary-hours.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { describePlace } from "#domain/places/picked-place.ts";
import { downloadTextFile } from "#web/lib/download-file.ts";
import { formatClock } from "#web/lib/format/format-clock.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { explainMarks, nameZonesOfDay, toDayTime } from "./day-text.ts";
import { DayLinks, ShareButtons } from "./day-tools.tsx";
import type { DayView } from "./day-view.ts";
import { DivisionNote, NoHoursNotice } from "./hours-notices.tsx";
import { HoursTable } from "./hours-table.tsx";

const HEADINGS: Readonly<Record<Division, { readonly day: string; readonly night: string }>> = {
  traditional: { day: "Day Hours (Sunrise to Sunset)", night: "Night Hours (Sunset to Sunrise)" },
  equal: { day: "Equal Hours around Noon", night: "Equal Hours around Midnight" },
};

/** How the hours were made, for whoever finds them printed. */
const METHODS: Readonly<Record<Division, string>> = {
  traditional: "Traditional hours, divided from sunrise to sunset and from sunset to sunrise.",
  equal: "Equal hours, a modern convention.",
};

/** A day's hours in two tables, with what can be done with them; or the plain word that the sun makes none on it. */
export function HoursResults({
  view,
  runningDay,
  now,
}: {
  readonly view: DayView;
  readonly runningDay: CivilDay;
  readonly now: number;
}): ReactElement {
  const { day, hours, division } = view;
  const records = describeHours(day, hours, now);
  const rows = hours.flatMap((hour, index) => {
    const record = records[index];
    const [from, to] = findHourTimes(day, hour).map(formatClock);
    return record && from && to ? [{ ...record, from, to, planetKey: hour.planet }] : [];
  });
  return (
    <section className="mt-21 max-lg:mt-14 print:mt-3.5" aria-labelledby="hours-results-heading">
      <div className="flex flex-wrap items-end gap-x-7 gap-y-3.5">
        <h2 id="hours-results-heading" className="mr-auto print:text-[1.75rem]">
          {records.length > 0 ? "Planetary Hours" : "No planetary hours"}{" "}
          <span className="soft">
            for <span className="figs">{formatDay("numericDate", day.day)}</span>
          </span>
        </h2>
        <SunTimes view={view} />
        {records.length > 0 && (
          <Button icon="download" className="max-md:w-full" onClick={() => download(day.day, records, division)}>
            Download CSV
          </Button>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-7 gap-y-2 print:hidden">
        <DayLinks view={view} runningDay={runningDay} />
        <ShareButtons day={day.day} />
      </div>
      <p className="note num mt-3.5 mb-7 print:mt-1.75 print:mb-3.5">
        {describePlace(view.place)}, by its own clocks: {nameTimezone(day.place.timezone)} (
        {nameZonesOfDay(day).join(", then ")}
        ). {records.length > 0 && METHODS[division]} {explainMarks(day, hours)}
      </p>
      {records.length > 0 ? (
        <>
          {division === "equal" && <DivisionNote view={view} />}
          <div className="grid grid-cols-2 gap-x-14 gap-y-10.5 max-lg:grid-cols-1 max-lg:gap-10.5 print:grid-cols-2 print:gap-7">
            <HoursTable heading={HEADINGS[division].day} icon="sun" rows={rows.filter(({ isDay }) => isDay)} />
            <HoursTable heading={HEADINGS[division].night} icon="night" rows={rows.filter(({ isDay }) => !isDay)} />
          </div>
        </>
      ) : (
        <NoHoursNotice view={view} />
      )}
    </section>
  );
}

function SunTimes({ view: { day } }: { readonly view: DayView }): ReactElement | null {
  const { sunrise, sunset } = day.sun;
  if (sunrise === null && sunset === null) return null;
  return (
    <dl className="sun-times flex gap-7">
      <div>
        <dt className="text-ink-soft text-ui leading-[1.2]">Sunrise</dt>
        <dd className="num text-[1.625rem] leading-[1.2]">{sunrise === null ? "none" : toDayTime(sunrise, day)}</dd>
      </div>
      <div>
        <dt className="text-ink-soft text-ui leading-[1.2]">Sunset</dt>
        <dd className="num text-[1.625rem] leading-[1.2]">{sunset === null ? "none" : toDayTime(sunset, day)}</dd>
      </div>
    </dl>
  );
}

function download(day: string, records: readonly HourRecord[], division: Division): void {
  downloadTextFile(toHoursFileName(day, division), "text/csv", toHoursCsv(records, division));
}
