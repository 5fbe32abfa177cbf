import { type ReactElement, useId } from "react";
import type { HourRecord } from "#domain/hours/describe-hours.ts";
import type { PLANETS } from "#domain/sigils/methods/planetary/planets.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";

/** An hour as a row of the table, with its planet's key beside its name. */
export interface HourRow extends Omit<HourRecord, "timeRange"> {
  /** As clocks of the visitor's own country show them. */
  readonly from: string;
  readonly to: string;
  readonly planetKey: (typeof PLANETS)[number];
}

/** Twelve hours of a day; the present one is marked. */
export function HoursTable({
  heading,
  icon,
  rows,
}: {
  readonly heading: string;
  readonly icon: IconName;
  readonly rows: readonly HourRow[];
}): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 flex items-center gap-[0.5em] text-[1.5rem] print:mb-1.5 print:text-[1.125rem]">
        <Icon name={icon} />
        {heading}
      </h3>
      <table className="hours-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Time Range</th>
            <th scope="col">Planet</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, from, to, planet, planetKey, isCurrent }) => (
            <tr key={hour} aria-current={isCurrent ? "time" : undefined}>
              <td>{hour}</td>
              <td>
                {/* Broken, where it has to be, behind the dash alone. */}
                <span className="inline-block">{from} –</span> <span className="inline-block">{to}</span>
              </td>
              <td>
                <span className="planet-name font-normal text-[1.0625rem]/[1.15] font-display">
                  <PlanetSign planet={planetKey} />
                  {planet}
                  {isCurrent && <span className="hours-badge print:hidden">Current</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
