import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { findFirstWeekday } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { WithFigures } from "#web/ui/with-figures.tsx";
import type { CalendarSpan } from "../../desk-search.ts";
import { DeskState } from "../../desk-state.tsx";
import { formatMonth } from "../practice-formats.ts";
import { calendarQuery } from "../practice-queries.ts";
import { findDayByKey, findShownDays } from "./calendar-days.ts";
import type { CalendarProps } from "./calendar-props.ts";
import { KeyMark } from "./day-marks.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { WeekList } from "./week-list.tsx";

/** The master's calendar: a month or a week, whose days are reached by the arrow keys. */
export function Calendar({
  day,
  today,
  zone,
  span,
  onChoose,
  onSpan,
}: Pick<CalendarProps, "day" | "today" | "zone" | "onChoose"> & {
  readonly span: CalendarSpan;
  readonly onSpan: (span: CalendarSpan) => void;
}): ReactElement {
  const firstWeekday = findFirstWeekday();
  const { from, to } = findShownDays(day, span, firstWeekday);
  const found = useQuery(calendarQuery(from, to), queryClient);
  const grid = useRef<HTMLDivElement>(null);
  const hasMovedByKey = useRef(false);

  useEffect(() => {
    // The chosen day may be in a month that has just been drawn.
    if (hasMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    hasMovedByKey.current = false;
  }, [day]);

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = findDayByKey(event.key, day, span, firstWeekday);
    if (next === null) return;
    event.preventDefault();
    hasMovedByKey.current = next !== day;
    onChoose(next);
  }

  function turn(key: "PageUp" | "PageDown"): void {
    const next = findDayByKey(key, day, span, firstWeekday);
    if (next !== null) onChoose(next);
  }

  const grids = { day, today, zone, firstWeekday, days: found.data?.days ?? [], onChoose, onKey: move };
  return (
    <div className="self-start px-6 pt-5 lg:sticky lg:top-0 pb-6 max-lg:px-2.5 max-lg:pt-3.5 max-lg:pb-4 max-xs:px-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-1 max-xs:px-4">
        <h3 id="calendar-heading" className="mr-auto text-h3" aria-live="polite">
          <WithFigures text={span === "month" ? formatMonth(day) : describeWeek(from, to)} />
        </h3>
        <div className="flex items-center max-xs:-ml-3">
          <Button variant="ghost" onClick={() => onChoose(today)}>
            Today
          </Button>
          <Button
            variant="ghost"
            aria-pressed={span === "week"}
            className="aria-pressed:underline aria-pressed:decoration-accent aria-pressed:decoration-2 aria-pressed:underline-offset-8"
            onClick={() => onSpan(span === "week" ? "month" : "week")}
          >
            Week
          </Button>
          <Button
            variant="ghost"
            icon="previous"
            aria-label={span === "month" ? "The month before" : "The week before"}
            onClick={() => turn("PageUp")}
          />
          <Button
            variant="ghost"
            icon="next"
            aria-label={span === "month" ? "The month after" : "The week after"}
            onClick={() => turn("PageDown")}
          />
        </div>
      </div>
      <div ref={grid} aria-busy={found.isFetching}>
        {span === "month" ? <MonthGrid {...grids} /> : <WeekList {...grids} />}
      </div>
      <DeskState isPending={false} error={found.error} onRetry={() => void found.refetch()} />
      <p className="mt-3.5 flex flex-wrap gap-x-5.5 gap-y-1.5 text-note text-ink-soft max-xs:px-4">
        <KeyMark kind="confirmed" />
        <KeyMark kind="pending" />
        <KeyMark kind="blocked" />
      </p>
    </div>
  );
}

function describeWeek(from: CivilDay, to: CivilDay): string {
  const format = new Intl.DateTimeFormat(undefined, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(from), new Date(to));
}
