import { type KeyboardEvent, type ReactElement, type Ref, useEffect, useId, useRef, useState } from "react";
import { type CivilMonth, toMonth } from "#domain/consultations/free-days.ts";
import { type CivilDay, findWeekday } from "#domain/hours/civil-day.ts";
import { findFirstWeekday, formatDay } from "#web/lib/format/format-date.ts";
import { formatMonth, nameWeekday } from "#web/lib/format/format-zoned.ts";
import { Button } from "#web/ui/button.tsx";
import { addMonths, layOutMonth } from "./free-hours.ts";
import { findGridTarget, findNearest } from "./grid-keys.ts";

/** A day of the month with its number of free hours. */
export interface GridDay {
  readonly day: CivilDay;
  readonly free: number;
}

/**
 * A month of the practitioner's calendar. It is one stop of the tab key; arrows, Home, End, Page Up and Page Down move in it, from one day that can
 * be chosen to the next. Other days are read out as having nothing free, and take no focus.
 */
export function MonthGrid({
  month,
  days,
  chosen,
  firstMonth,
  lastMonth,
  isBusy,
  onMonth,
  onChoose,
  ref,
}: {
  readonly month: CivilMonth;
  /** The days with free hours, in order; empty while nobody knows. */
  readonly days: readonly GridDay[];
  readonly chosen: CivilDay | null;
  readonly firstMonth: CivilMonth;
  readonly lastMonth: CivilMonth;
  /** Whether the month is being fetched. */
  readonly isBusy: boolean;
  readonly onMonth: (month: CivilMonth) => void;
  readonly onChoose: (day: CivilDay) => void;
  /** The day that the tab key comes to. */
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactElement {
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<CivilDay | null>(null);
  const wanted = useRef<{ readonly month: CivilMonth; readonly near: CivilDay } | null>(null);
  const freeDays = days.map(({ day }) => day);
  const weeks = layOutMonth(month, findFirstWeekday());
  const stop = [moved, chosen].find((day) => day !== null && freeDays.includes(day)) ?? freeDays[0] ?? null;

  // A key that led into another month goes on there once its days are known.
  useEffect(() => {
    if (wanted.current?.month !== month || isBusy) return;
    const day = findNearest(freeDays, wanted.current.near);
    wanted.current = null;
    if (day !== null) focusDay(day);
  });

  function focusDay(day: CivilDay): void {
    setMoved(day);
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  function move(event: KeyboardEvent, day: CivilDay): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findGridTarget(event.key, day, { freeDays, weeks });
    if (!target) return;
    event.preventDefault();
    if (target.kind === "day") focusDay(target.day);
    else turn(addMonths(month, target.shift), target.near);
  }

  function turn(next: CivilMonth, near: CivilDay): void {
    if (next < firstMonth || next > lastMonth) return;
    wanted.current = { month: next, near };
    // The day goes with its month, and the focus must not go with it.
    table.current?.focus();
    onMonth(next);
  }

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <MonthButton icon="previous" month={addMonths(month, -1)} isOver={month <= firstMonth} onMonth={onMonth} />
        <h3 id={titleId} className="text-center text-[1.5rem]/[1.2]">
          <MonthName month={month} />
        </h3>
        <MonthButton icon="next" month={addMonths(month, 1)} isOver={month >= lastMonth} onMonth={onMonth} />
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells hold controls.
        role="grid"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-busy={isBusy}
        className="num w-full table-fixed border-collapse text-center"
      >
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => {
              const { short, long } = nameWeekday(findWeekday(day));
              return (
                <th
                  key={long}
                  scope="col"
                  abbr={long}
                  className="caps pt-1.5 pb-2 text-note/none font-normal text-ink-soft"
                >
                  <span aria-hidden="true">{short}</span>
                  <span className="vh">{long}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (toMonth(day) !== month) return <td key={day} />;
                const free = days.find((known) => known.day === day)?.free ?? 0;
                const isChosen = day === chosen;
                return (
                  <td key={day} className="p-0.5 max-xs:p-0">
                    {free > 0 ? (
                      <button
                        ref={day === stop ? ref : undefined}
                        type="button"
                        data-day={day}
                        className={isChosen ? CHOSEN : FREE}
                        aria-pressed={isChosen}
                        tabIndex={day === stop ? 0 : -1}
                        aria-label={`${formatDay("dateOfWeek", day)}, ${countHours(free)} free`}
                        onClick={() => onChoose(day)}
                        onFocus={() => setMoved(day)}
                        onKeyDown={(event) => move(event, day)}
                      >
                        {toNumber(day)}
                      </button>
                    ) : (
                      <span className="flex min-h-11.5 items-center justify-center text-[1.125rem]/none text-ink-soft">
                        <span aria-hidden="true">{toNumber(day)}</span>
                        <span className="vh">
                          {formatDay("dateOfWeek", day)}, {isBusy ? "not known yet" : "nothing free"}
                        </span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const CELL =
  "flex min-h-11.5 w-full cursor-pointer items-center justify-center rounded-[2px] border text-[1.125rem]/none font-medium";
const FREE = `${CELL} border-edge bg-paper hover:border-base-content`;
const CHOSEN = `${CELL} border-secondary bg-secondary text-secondary-content`;

/** The name of a month, its year in figures of the text's face. */
export function MonthName({ month }: { readonly month: CivilMonth }): ReactElement {
  const { name, year } = formatMonth(month);
  return (
    <>
      {name} <span className="figs">{year}</span>
    </>
  );
}

function MonthButton({
  icon,
  month,
  isOver,
  onMonth,
}: {
  readonly icon: "previous" | "next";
  readonly month: CivilMonth;
  /** Whether nothing can be booked there any more, or yet. */
  readonly isOver: boolean;
  readonly onMonth: (month: CivilMonth) => void;
}): ReactElement {
  const { name, year } = formatMonth(month);
  return (
    <Button
      variant="ghost"
      icon={icon}
      className="btn-square"
      aria-label={`${icon === "next" ? "Next month" : "Previous month"}, ${name} ${year}`}
      disabled={isOver}
      onClick={() => onMonth(month)}
    />
  );
}

/** `1 hour`, `6 hours`. */
function countHours(hours: number): string {
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

function toNumber(day: CivilDay): number {
  return Number(day.slice("2026-12-".length));
}
