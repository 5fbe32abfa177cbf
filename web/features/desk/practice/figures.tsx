import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { count, formatInstant } from "./practice-formats.ts";
import { calendarQuery, figuresQuery } from "./practice-queries.ts";

/** The three figures at the head of the desk. */
export function Figures({
  today,
  zone,
  now,
  onBlocks,
}: {
  readonly today: CivilDay;
  readonly zone: string;
  readonly now: number;
  readonly onBlocks: () => void;
}): ReactElement {
  const { data } = useQuery(figuresQuery, queryClient);
  const todays = useQuery(calendarQuery(today, today), queryClient);
  const next = todays.data?.days
    .flatMap(({ consultations }) => consultations)
    .filter(({ status, time }) => LIVE_CONSULTATION_STATUSES.some((live) => live === status) && Date.parse(time) > now)
    .toSorted((one, other) => one.time.localeCompare(other.time))[0];
  return (
    <div className="grid grid-cols-3 border-t-3 border-b border-frame max-xs:grid-cols-[repeat(3,auto)] cramped:grid-cols-1">
      <Figure name="Total Bookings" value={data?.totalBookings}>
        {describeUnconfirmed(data?.unconfirmed ?? 0)}
      </Figure>
      <Figure name="Today's Sessions" value={data?.todaysSessions}>
        {next ? `next at ${formatInstant("time", next.time, zone)}, ${next.name}` : "none is still to come"}
      </Figure>
      <Figure name="Blocked Slots" value={data?.blockedSlots} onOpen={onBlocks}>
        in the weeks ahead
      </Figure>
    </div>
  );
}

function describeUnconfirmed(number: number): string {
  return number === 0 ? "all are confirmed" : count(number, "waits for your word", "wait for your word");
}

function Figure({
  name,
  value,
  onOpen,
  children,
}: {
  readonly name: string;
  readonly value: number | undefined;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 border-rule px-7 pt-4.5 pb-4 not-first:border-l first:pl-0 max-lg:block max-lg:px-2.5 max-lg:py-3 max-xs:px-2 cramped:flex cramped:items-baseline cramped:border-l-0! cramped:px-0 cramped:py-1">
      <b className="num row-span-2 text-[3.5rem]/none font-normal max-lg:text-[2.5rem]">
        {value ?? <span className="skeleton inline-block h-[0.8em] w-[0.9em] align-baseline" />}
      </b>
      <h3 className="self-end text-[1.375rem]/[1.2] max-lg:mt-0.5 max-lg:text-[1.125rem]/[1.2]">
        {onOpen ? (
          <button
            type="button"
            className="text-left underline decoration-1 underline-offset-4 hover:text-primary"
            onClick={onOpen}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      <p className="self-start text-note/[1.3] text-ink-soft wrap-anywhere max-md:hidden">{children}</p>
    </div>
  );
}
