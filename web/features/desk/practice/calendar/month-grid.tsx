import type { ReactElement } from "react";
import { type CivilDay, findWeekday } from "#domain/hours/civil-day.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { nameWeekday } from "../practice-formats.ts";
import { isSameMonth, listMonthWeeks } from "./calendar-days.ts";
import type { CalendarDay, CalendarProps } from "./calendar-props.ts";
import { DayMarks, describeDay, listKept } from "./day-marks.tsx";

/** A month, with the days on which something is booked or blocked marked. */
export function MonthGrid({ day: chosen, today, firstWeekday, days, onChoose, onKey }: CalendarProps): ReactElement {
  const weeks = listMonthWeeks(chosen, firstWeekday);
  const entries = new Map(days.map((entry) => [entry.day, entry]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells are reached by the arrow keys.
    <table role="grid" aria-labelledby="calendar-heading" className="num w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weeks[0]?.map((day) => {
            const { short, full } = nameWeekday(day);
            return (
              <th
                key={full}
                scope="col"
                className="caps px-2 pt-1.5 pb-2 text-left text-note/none font-normal text-ink-soft max-lg:px-1"
              >
                <abbr title={full} className="no-underline">
                  {short.slice(0, 2)}
                </abbr>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              isSameMonth(day, chosen) ? (
                <DayCell
                  key={day}
                  day={day}
                  isChosen={day === chosen}
                  isToday={day === today}
                  entry={entries.get(day)}
                  onChoose={onChoose}
                  onKey={onKey}
                />
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  day,
  isChosen,
  isToday,
  entry,
  onChoose,
  onKey,
}: Pick<CalendarProps, "onChoose" | "onKey"> & {
  readonly day: CivilDay;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly entry: CalendarDay | undefined;
}): ReactElement {
  const weekday = findWeekday(day);
  const isWeekend = weekday === 0 || weekday === 6;
  const isBooked = entry !== undefined && listKept(entry).length > 0;
  const words = describeDay(entry);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid this is a gridcell, which can be selected.
    <td
      aria-selected={isChosen}
      className={`border border-rule p-0 align-top ${isWeekend ? "bg-base-200 text-ink-soft" : ""} ${
        isChosen ? "bg-base-100 outline-2 -outline-offset-1 outline-base-content" : ""
      }`}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-label={`${formatDay("fullDate", day)}${isToday ? ", today" : ""}${words === "" ? "" : `, ${words}`}`}
        className={`relative block h-16.5 w-full px-2 py-[5px] text-left align-top text-ui/[1.2] hover:bg-base-200 max-lg:h-13.5 max-lg:px-1 ${
          isBooked ? "font-semibold" : ""
        }`}
        onClick={() => onChoose(day)}
        onKeyDown={onKey}
      >
        <span className={`block ${isToday ? "w-fit border-b-2 border-primary" : ""}`}>{Number(day.slice(8))}</span>
        <DayMarks day={entry} />
      </button>
    </td>
  );
}
