import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { type CivilMonth, toMonth } from "#domain/consultations/free-days.ts";
import type { AvailableDaysResponse, AvailableSlot } from "#domain/contracts/consultations.ts";
import { addDays, type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { formatMonth } from "#web/lib/format/format-zoned.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import {
  addMonths,
  askAgainForFreeHours,
  findNextFreeDay,
  freeDaysQuery,
  freeHoursQuery,
  listFreeDays,
  prefetchFreeDays,
} from "./free-hours.ts";
import { MonthGrid, MonthName } from "./month-grid.tsx";
import { SlotList } from "./slot-list.tsx";
import { ZoneField } from "./zone-field.tsx";
import "#web/styles/all-utilities.css";

/** What is chosen of an hour so far. */
export interface HourChoice {
  /** The month that is shown; null is the first one with a free hour. */
  readonly month: CivilMonth | null;
  readonly day: CivilDay | null;
  /** The start of the hour, an instant in ISO 8601. */
  readonly slot: string | null;
  readonly zone: string;
}

/** Choosing an hour: a month of the practitioner's calendar, the free hours of its chosen day, and the zone they are shown in. */
export function HourPicker({
  choice,
  onChange,
  whenScarce,
}: {
  readonly choice: HourChoice;
  /** A step is a choice that can be taken back; turning a page is none. */
  readonly onChange: (change: Partial<HourChoice>, isStep: boolean) => void;
  /** What is offered where nothing is free, or nothing soon. */
  readonly whenScarce?: ReactNode;
}): ReactElement {
  const today = toMonth(findCivilDay(Date.now(), "UTC"));
  // Without a month in the choice it is the first one with a free hour, which any month's response names.
  const opening = useQuery({ ...freeDaysQuery(today), enabled: choice.month === null }, queryClient);
  const month = choice.month ?? findFirstMonth(opening.data) ?? today;
  // The frame of the calendar stays while the next month comes.
  const days = useQuery({ ...freeDaysQuery(month), placeholderData: keepPreviousData }, queryClient);
  const hours = useQuery(freeHoursQuery(choice.day, choice.zone), queryClient);
  const firstTime = useRef<HTMLButtonElement>(null);
  const timesHeading = useRef<HTMLHeadingElement>(null);
  const isDayJustChosen = useRef(false);
  const isMonthKnown = days.data !== undefined && !days.isPlaceholderData;
  useFreshness();

  useEffect(() => {
    if (isMonthKnown && days.data && addMonths(month, 1) <= toMonthOf(days.data.lastDay)) {
      prefetchFreeDays(addMonths(month, 1));
    }
  }, [isMonthKnown, days.data, month]);

  // Once the hours of a day that was just chosen are known, the focus goes to the first of them.
  useEffect(() => {
    if (!isDayJustChosen.current || !hours.data) return;
    isDayJustChosen.current = false;
    (firstTime.current ?? timesHeading.current)?.focus();
  });

  function choose(day: CivilDay): void {
    isDayJustChosen.current = true;
    onChange({ day, month: toMonth(day), ...(day !== choice.day && { slot: null }) }, true);
  }

  const free =
    days.data && isMonthKnown ? days.data.days.filter((day) => day.free > 0 && day.day.startsWith(month)) : [];
  return (
    <div className="grid grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] gap-9.5 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-7">
      <div className="grid content-start gap-3.5 max-xs:-mx-4">
        <MonthGrid
          month={month}
          days={free.map(({ day, free: count }) => ({ day: day as CivilDay, free: count }))}
          chosen={choice.day}
          firstMonth={days.data ? toMonthOf(days.data.firstFreeDay ?? days.data.firstDay) : month}
          lastMonth={days.data ? toMonthOf(days.data.lastDay) : month}
          isBusy={days.isFetching && !isMonthKnown}
          onMonth={(next) => onChange({ month: next }, false)}
          onChoose={choose}
        />
        {days.isError && <Trouble error={days.error} onRetry={() => void days.refetch()} />}
        {days.data && isMonthKnown && (
          <Scarcity overview={days.data} month={month} whenScarce={whenScarce} onJump={choose} />
        )}
        <p className="vh" role="status">
          {isMonthKnown && describeMonth(month, free.length)}
        </p>
      </div>
      <div className="grid content-start gap-4.5">
        <section aria-labelledby="free-times" className="grid gap-3.5" aria-busy={hours.isFetching}>
          <div>
            <h3 id="free-times" ref={timesHeading} tabIndex={-1} className="text-[1.5rem]/[1.2]">
              {choice.day === null ? "No day is chosen yet" : <DayName day={choice.day} />}
            </h3>
            <p className="leading-[1.35] text-ink-soft" role="status">
              {describeHours(choice.day, hours.data)}
            </p>
          </div>
          {hours.isError && <Trouble error={hours.error} onRetry={() => void hours.refetch()} />}
          {choice.day !== null && hours.isPending && <SlotSkeleton />}
          {hours.data && hours.data.length > 0 && choice.day !== null && (
            <SlotList
              ref={firstTime}
              slots={hours.data}
              chosen={choice.slot}
              zone={choice.zone}
              label={`Free times on ${formatDay("dateOfWeek", choice.day)}`}
              onChoose={({ time }: AvailableSlot) => onChange({ slot: time }, true)}
            />
          )}
          {hours.data?.length === 0 && choice.day !== null && (
            <div className="grid justify-items-start gap-2">
              <p className="font-medium">No available slots for this date.</p>
              <p className="text-ui text-ink-soft">Please try another weekday, at least 3 days ahead.</p>
              {days.data && <JumpButton from={addDays(choice.day, 1)} overview={days.data} onJump={choose} />}
            </div>
          )}
        </section>
        <ZoneField zone={choice.zone} onChange={(zone) => onChange({ zone }, false)} />
      </div>
    </div>
  );
}

/** What is free is asked for again when the tab comes back. */
function useFreshness(): void {
  useEffect(() => {
    function look(): void {
      if (document.visibilityState === "visible") void askAgainForFreeHours();
    }
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}

/** A month without a free hour leads on; and where the first free day is weeks away, that is said. */
function Scarcity({
  overview,
  month,
  whenScarce,
  onJump,
}: {
  readonly overview: AvailableDaysResponse;
  readonly month: CivilMonth;
  readonly whenScarce: ReactNode;
  readonly onJump: (day: CivilDay) => void;
}): ReactElement | null {
  const { firstFreeDay, firstDay, lastDay } = overview;
  if (firstFreeDay === null) {
    return (
      <div className="grid justify-items-start gap-2 max-xs:px-4">
        <p className="font-medium">Nothing is free up to {formatDay("date", lastDay)}.</p>
        {whenScarce}
      </div>
    );
  }
  const isFar = firstFreeDay > addDays(firstDay as CivilDay, FAR_DAYS);
  const isEmpty = listFreeDays(overview, month).length === 0;
  if (!isFar && !isEmpty) return null;
  return (
    <div className="grid justify-items-start gap-2 max-xs:px-4">
      {isEmpty && (
        <p>
          Nothing is free in <MonthName month={month} />.
        </p>
      )}
      {isFar && <p>The first free day is {formatDay("dateOfWeek", firstFreeDay)}.</p>}
      {isEmpty && <JumpButton from={`${month}-01` as CivilDay} overview={overview} onJump={onJump} />}
      {isFar && whenScarce}
    </div>
  );
}

/** Who waits longer than this for the first free day is offered to be told of an earlier one. */
const FAR_DAYS = 21;

function JumpButton({
  from,
  overview,
  onJump,
}: {
  readonly from: CivilDay;
  readonly overview: AvailableDaysResponse;
  readonly onJump: (day: CivilDay) => void;
}): ReactElement {
  const [state, setState] = useState<"ready" | "looking" | "failed">("ready");

  async function jump(): Promise<void> {
    setState("looking");
    try {
      // After the last free day the first one is the next.
      const found = await findNextFreeDay(from, overview.lastDay);
      const day = found ?? (overview.firstFreeDay as CivilDay | null);
      setState("ready");
      if (day !== null) onJump(day);
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <Button icon="next" isBusy={state === "looking"} onClick={() => void jump()}>
        Jump to the next free day
      </Button>
      {state === "failed" && (
        <p className="error" role="alert">
          The next free day could not be found. Please try again.
        </p>
      )}
    </>
  );
}

function Trouble({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  return (
    <div className="grid justify-items-start gap-2 max-xs:px-4" role="alert">
      <p className="font-medium">Failed to fetch available slots</p>
      <p className="text-ui text-ink-soft">{toDisplayMessage(error, "Please try again.")}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function SlotSkeleton(): ReactElement {
  return (
    <div className="grid grid-cols-3 gap-2" aria-hidden="true">
      {SKELETON_SLOTS.map((slot) => (
        <span key={slot} className="skeleton h-11" />
      ))}
    </div>
  );
}

const SKELETON_SLOTS = ["1", "2", "3", "4", "5", "6"] as const;

function DayName({ day }: { readonly day: CivilDay }): ReactElement {
  return <span className="figs">{formatDay("dateOfWeek", day)}</span>;
}

function describeHours(day: CivilDay | null, slots: readonly AvailableSlot[] | undefined): string {
  if (day === null) return "Please choose a day on which an hour is free.";
  if (!slots) return "Looking for free times …";
  if (slots.length === 0) return "";
  return slots.length === 1 ? "One time is free." : `${slots.length} times are free.`;
}

function describeMonth(month: CivilMonth, freeDays: number): string {
  const { name, year } = formatMonth(month);
  const count = freeDays === 1 ? "one day has free hours" : `${freeDays} days have free hours`;
  return `${name} ${year}: ${count}.`;
}

function findFirstMonth(overview: AvailableDaysResponse | undefined): CivilMonth | null {
  return overview?.firstFreeDay ? toMonthOf(overview.firstFreeDay) : null;
}

function toMonthOf(day: string): CivilMonth {
  return toMonth(day as CivilDay);
}
