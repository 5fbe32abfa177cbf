import type { ReactElement } from "react";
import { formatDay } from "#web/lib/format/format-date.ts";
import { formatInstant, nameWeekday } from "../practice-formats.ts";
import { STATUS_NAMES } from "../status-badge.tsx";
import { listWeek } from "./calendar-days.ts";
import type { CalendarDay, CalendarProps } from "./calendar-props.ts";
import { describeDay, listKept } from "./day-marks.tsx";

/** A week, each day with its sessions and blocked times in words. */
export function WeekList({
  day: chosen,
  today,
  zone,
  firstWeekday,
  days,
  onChoose,
  onKey,
}: CalendarProps): ReactElement {
  const entries = new Map(days.map((entry) => [entry.day, entry]));
  return (
    <ol aria-labelledby="calendar-heading" className="num border-t border-rule">
      {listWeek(chosen, firstWeekday).map((day) => {
        const entry = entries.get(day);
        const words = describeDay(entry);
        return (
          <li key={day} className="border-b border-rule">
            <button
              type="button"
              data-day={day}
              tabIndex={day === chosen ? 0 : -1}
              aria-current={day === chosen ? "date" : undefined}
              aria-label={`${formatDay("fullDate", day)}${day === today ? ", today" : ""}${words === "" ? "" : `, ${words}`}`}
              className={`grid min-h-14 w-full grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3.5 cramped:grid-cols-1 px-2 py-2.5 text-left text-ui/[1.35] hover:bg-base-200 max-xs:px-4 ${
                day === chosen ? "bg-base-100 outline-2 -outline-offset-1 outline-base-content" : ""
              }`}
              onClick={() => onChoose(day)}
              onKeyDown={onKey}
            >
              <span className={day === today ? "w-fit border-b-2 border-primary" : "text-ink-soft"}>
                {nameWeekday(day).short} {Number(day.slice(8))}
              </span>
              <span className="grid gap-0.5">{entry && listLines(entry, zone)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function listLines(entry: CalendarDay, zone: string): readonly ReactElement[] {
  const sessions = listKept(entry).map(({ id, time, name, status }) => ({
    id,
    at: time,
    words: name,
    state: STATUS_NAMES[status],
  }));
  const blocks = entry.blocks.map(({ startsAt, blocks: under }) => ({
    id: startsAt,
    at: startsAt,
    words: under.find(({ reason }) => reason !== null)?.reason ?? "",
    state: "Blocked",
  }));
  return [...sessions, ...blocks]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ id, at, words, state }) => (
      <span key={id} className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-2.5 cramped:grid-cols-1 cramped:gap-0">
        <span>{formatInstant("time", at, zone)}</span>
        <span className="wrap-anywhere">
          {words === "" ? state : words}
          {words !== "" && <span className="text-ink-soft">, {state.toLowerCase()}</span>}
        </span>
      </span>
    ));
}
