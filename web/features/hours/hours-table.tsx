import { type ReactElement, useId } from "react";
import type { HourRecord } from "#domain/hours/describe-hours.ts";
import type { PLANETS } from "#domain/sigils/methods/planetary/planets.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { PLANET_NAME } from "./planet-row.tsx";

/** An hour as a row of the table, with its planet's key beside its name. */
export interface HourRow extends Omit<HourRecord, "timeRange"> {
  /** As clocks of the visitor's own country show them. */
  readonly from: string;
  readonly to: string;
  readonly planetKey: (typeof PLANETS)[number];
}

const HEAD = [
  "border-b border-frame pt-2.25 pr-3 pb-2 pl-0 text-left align-bottom max-md:pr-2 cramped:pr-1",
  "font-caps text-[1rem]/[1.2] font-normal tracking-[0.03em] text-ink-soft cramped:text-[0.75rem]/[1.2] cramped:tracking-normal",
].join(" ");

// On paper no hour is the present one.
const CELL = [
  "border-b border-rule pt-2.5 pr-3 pb-2.25 pl-0 group-last:border-b-0 max-md:pr-2 cramped:pr-1 print:py-1",
  "not-print:[tr:has(+[aria-current])>&]:border-primary not-print:group-aria-[current]:border-primary",
  "not-print:group-aria-[current]:bg-paper not-print:group-aria-[current]:font-semibold",
].join(" ");

const FIRST = "w-14.5 pl-2.5 max-xs:w-13.5 max-xs:pl-1.75 max-xs:tracking-normal cramped:w-[2.2rem] cramped:pl-1";
const SECOND = "max-sm:w-33 max-xs:w-30 cramped:w-[5.4rem]";

const BADGE = [
  "ml-auto inline-flex items-center gap-[0.4em] rounded-selector bg-primary px-[0.55rem] pt-[0.05rem] pb-[0.1rem]",
  "font-text text-[1rem]/[1.35] font-medium whitespace-nowrap text-primary-content max-md:px-[0.4rem]",
  "cramped:px-[0.25rem] cramped:text-[0.875rem]/[1.35] before:size-[0.42em] before:rotate-45 before:bg-current print:hidden",
].join(" ");

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
      <table
        className="hours-table num w-full border-collapse border-t-3 border-b border-frame text-ui/[1.35] max-sm:table-fixed"
        aria-labelledby={id}
      >
        <thead>
          <tr>
            <th className={`${HEAD} ${FIRST}`} scope="col">
              Hour
            </th>
            <th className={`${HEAD} ${SECOND}`} scope="col">
              Time Range
            </th>
            <th className={HEAD} scope="col">
              Planet
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, from, to, planet, planetKey, isCurrent }) => (
            <tr className="group" key={hour} aria-current={isCurrent ? "time" : undefined}>
              <td
                className={`${CELL} ${FIRST} not-print:group-aria-[current]:shadow-[inset_5px_0_0_var(--color-primary)]`}
              >
                {hour}
              </td>
              <td className={`${CELL} ${SECOND}`}>
                {/* Broken, where it has to be, behind the dash alone. */}
                <span className="inline-block">{from} –</span> <span className="inline-block">{to}</span>
              </td>
              <td className={CELL}>
                <span
                  className={`${PLANET_NAME} max-sm:group-aria-[current]:flex-wrap max-sm:group-aria-[current]:gap-x-[0.4em] max-sm:group-aria-[current]:gap-y-[0.15em] cramped:flex-wrap cramped:gap-x-[0.3em] cramped:gap-y-0`}
                >
                  <PlanetSign planet={planetKey} />
                  {planet}
                  {isCurrent && <span className={`hours-badge ${BADGE}`}>Current</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
