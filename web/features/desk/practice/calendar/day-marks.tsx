import type { ReactElement } from "react";
import type { ConsultationStatus } from "#domain/consultations/consultation-status.ts";
import { count } from "../practice-formats.ts";
import type { CalendarDay } from "./calendar-props.ts";

/** What the calendar marks; sessions that are over look as confirmed ones do, in a quieter ink. */
type Mark = "confirmed" | "pending" | "over" | "blocked";

const MARK_OF_STATUS: Readonly<Record<ConsultationStatus, Mark | null>> = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "over",
  no_show: "over",
  cancelled: null,
};

const LOOKS: Readonly<Record<Mark, string>> = {
  confirmed: "size-[9px] max-lg:size-[7px] rotate-45 scale-85 bg-secondary",
  pending: "size-[9px] max-lg:size-[7px] rotate-45 scale-85 border-2 border-warning",
  over: "size-[9px] max-lg:size-[7px] rotate-45 scale-85 bg-ink-soft",
  blocked: "h-0.5 w-3 max-lg:w-2 self-center bg-ink-soft",
};

/** The sessions of a day that were not cancelled. */
export function listKept({ consultations }: CalendarDay): CalendarDay["consultations"] {
  return consultations.filter(({ status }) => status !== "cancelled");
}

/** The marks of a day, the earliest first; for the eye alone, since the day's name says the same. */
export function DayMarks({ day }: { readonly day: CalendarDay | undefined }): ReactElement | null {
  const marks = day ? listMarks(day) : [];
  if (marks.length === 0) return null;
  return (
    <span className="absolute right-1 bottom-2 left-2 flex flex-wrap gap-[5px] max-lg:left-1 max-lg:gap-[3px]">
      {marks.map(({ key, mark }) => (
        <i key={key} className={LOOKS[mark]} />
      ))}
    </span>
  );
}

function listMarks(day: CalendarDay): readonly { readonly key: string; readonly at: string; readonly mark: Mark }[] {
  const sessions = day.consultations.flatMap(({ id, time, status }) => {
    const mark = MARK_OF_STATUS[status];
    return mark === null ? [] : [{ key: id, at: time, mark }];
  });
  const blocks = day.blocks.map(({ startsAt }) => ({ key: startsAt, at: startsAt, mark: "blocked" as const }));
  return [...sessions, ...blocks].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** A mark with its word, under the calendar. */
export function KeyMark({ kind }: { readonly kind: Mark }): ReactElement {
  return (
    <span className="flex items-center gap-2">
      <i className={LOOKS[kind]} />
      {kind}
    </span>
  );
}

/** What is on a day, in words; empty where nothing is. */
export function describeDay(day: CalendarDay | undefined): string {
  if (!day) return "";
  const sessions = listKept(day).length;
  const cancelled = day.consultations.length - sessions;
  const blocks = day.blocks.length;
  return [
    ...(sessions > 0 ? [count(sessions, "session", "sessions")] : []),
    ...(blocks > 0 ? [count(blocks, "blocked slot", "blocked slots")] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ].join(", ");
}
