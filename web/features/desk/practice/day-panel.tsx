import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import type { DayBlock } from "#domain/contracts/desk-consultations.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { findFirstWeekday, formatDay } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { WithFigures } from "#web/ui/with-figures.tsx";
import type { CalendarSpan } from "../desk-search.ts";
import type { OnAct } from "./act-buttons.tsx";
import { findShownDays } from "./calendar/calendar-days.ts";
import type { CalendarDay } from "./calendar/calendar-props.ts";
import { describeDay } from "./calendar/day-marks.tsx";
import { UnblockDialog } from "./dialogs/unblock-dialog.tsx";
import { formatInstant } from "./practice-formats.ts";
import { calendarQuery } from "./practice-queries.ts";
import { SessionEntry } from "./session-entry.tsx";

/** The sessions and the blocked times of the chosen day, the earliest first. */
export function DayPanel({
  day,
  span,
  zone,
  now,
  openId,
  onAct,
}: {
  readonly day: CivilDay;
  readonly span: CalendarSpan;
  readonly zone: string;
  readonly now: number;
  /** The session that is open; null where none is. */
  readonly openId: string | null;
  readonly onAct: OnAct;
}): ReactElement {
  // What the calendar beside it has fetched.
  const { from, to } = findShownDays(day, span, findFirstWeekday());
  const found = useQuery(calendarQuery(from, to), queryClient);
  const entry = found.data?.days.find((candidate) => candidate.day === day);
  const [block, setBlock] = useState<DayBlock["blocks"][number] | null>(null);
  const isEmpty = found.isSuccess && (!entry || entry.consultations.length + entry.blocks.length === 0);
  return (
    <div className="flex flex-col border-edge bg-base-100 lg:border-l max-lg:border-t">
      <header className="border-b border-frame px-6 pt-5.5 pb-3.5 max-lg:px-4">
        <h3 id="day-heading" tabIndex={-1} className="text-h3 focus:outline-none">
          <WithFigures text={formatDay("dateOfWeek", day)} />
        </h3>
        <p className="leading-[1.3] text-ink-soft" role="status">
          {capitalize(describeDay(entry))}
        </p>
      </header>
      {found.isPending && <EntrySkeleton />}
      {isEmpty && (
        <p className="px-6 py-7 text-ink-soft italic max-lg:px-4">No appointments or blocked slots for this date</p>
      )}
      {entry &&
        listEntries(entry).map((item) =>
          item.kind === "session" ? (
            <SessionEntry
              key={item.session.id}
              session={item.session}
              day={day}
              zone={zone}
              now={now}
              isOpen={item.session.id === openId}
              onAct={onAct}
            />
          ) : (
            <BlockEntry key={item.block.startsAt} block={item.block} zone={zone} onUnblock={setBlock} />
          ),
        )}
      {block && <UnblockDialog block={block} day={day} onClose={() => setBlock(null)} />}
    </div>
  );
}

type Item =
  | { readonly kind: "session"; readonly at: string; readonly session: CalendarDay["consultations"][number] }
  | { readonly kind: "block"; readonly at: string; readonly block: DayBlock };

function listEntries({ consultations, blocks }: CalendarDay): readonly Item[] {
  const items: readonly Item[] = [
    ...consultations.map((session) => ({ kind: "session" as const, at: session.time, session })),
    ...blocks.map((block) => ({ kind: "block" as const, at: block.startsAt, block })),
  ];
  return items.toSorted((one, other) => one.at.localeCompare(other.at));
}

function BlockEntry({
  block: { startsAt, endsAt, blocks },
  zone,
  onUnblock,
}: {
  readonly block: DayBlock;
  readonly zone: string;
  readonly onUnblock: (block: DayBlock["blocks"][number]) => void;
}): ReactElement {
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3.5 border-b border-rule bg-[repeating-linear-gradient(-45deg,transparent_0_7px,var(--color-base-200)_7px_9px)] px-6 pt-4 pb-3.5 max-lg:px-4 max-xs:grid-cols-1 max-xs:gap-1">
      <p className="num text-body/[1.3] max-xs:flex max-xs:gap-2">
        <time dateTime={startsAt}>{formatInstant("time", startsAt, zone)}</time>
        <span className="block text-note text-ink-soft">to {formatInstant("time", endsAt, zone)}</span>
      </p>
      <div>
        <h4 className="text-[1.3125rem]/[1.3]">Blocked</h4>
        {blocks.map((block) => (
          <div key={block.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-ui/[1.4] text-ink-soft wrap-anywhere">
              {block.reason ?? ""}
              {block.kind === "weekly" && (block.reason === null ? "Every week" : ", every week")}
            </p>
            <Button
              variant="ghost"
              className="[--btn-p:0.5rem]"
              aria-label={`Unblock ${block.reason ?? formatInstant("time", startsAt, zone)}`}
              onClick={() => onUnblock(block)}
            >
              Unblock
            </Button>
          </div>
        ))}
      </div>
    </article>
  );
}

function EntrySkeleton(): ReactElement {
  return (
    <div className="grid gap-3 px-6 py-5 max-lg:px-4" role="status">
      <span className="vh">Looking …</span>
      <div className="skeleton h-5 w-[55%]" />
      <div className="skeleton h-4 w-[80%]" />
      <div className="skeleton h-4 w-[40%]" />
    </div>
  );
}

function capitalize(text: string): string {
  return text === "" ? "" : `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
