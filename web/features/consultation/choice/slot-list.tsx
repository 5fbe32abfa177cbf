import { type KeyboardEvent, type ReactElement, type Ref, useRef, useState } from "react";
import type { AvailableSlot } from "#domain/contracts/consultations.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { formatZoned } from "#web/lib/format/format-zoned.ts";

/** How many hours stand beside each other. */
const PER_ROW = 3;

/**
 * The free hours of a day, three per row. They are one stop of the tab key; arrows, Home and End move among them. Where a clock in the chosen
 * zone shows another date than the practitioner's, that date is said above its hours.
 */
export function SlotList({
  slots,
  chosen,
  zone,
  label,
  onChoose,
  ref,
}: {
  readonly slots: readonly AvailableSlot[];
  readonly chosen: string | null;
  readonly zone: string;
  /** What the list is called. */
  readonly label: string;
  readonly onChoose: (slot: AvailableSlot) => void;
  /** The hour that the tab key comes to. */
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const times = slots.map(({ time }) => time);
  const stop = [moved, chosen].find((time) => time !== null && times.includes(time)) ?? times[0] ?? null;

  function move(event: KeyboardEvent, time: string): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = findIndexAfter(event.key, times.indexOf(time), times.length);
    const target = index === null ? undefined : times[index];
    if (target === undefined) return;
    event.preventDefault();
    setMoved(target);
    list.current?.querySelector<HTMLElement>(`[data-time="${target}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div ref={list} role="group" aria-label={label} className="grid gap-2">
      {groupByDay(slots).map(({ localDay, slots: ofDay }) => (
        <div key={localDay ?? "same"} className="grid gap-2">
          {localDay !== null && ofDay[0] && (
            <p className="text-ui text-ink-soft">
              <b className="font-medium text-base-content">{formatZoned("day", Date.parse(ofDay[0].time), zone)}</b>{" "}
              where you are
            </p>
          )}
          <ul className="num grid grid-cols-3 gap-2 max-xs:gap-1.5">
            {ofDay.map((slot) => {
              const { time } = slot;
              const instant = Date.parse(time);
              const isChosen = time === chosen;
              return (
                <li key={time}>
                  <button
                    ref={time === stop ? ref : undefined}
                    type="button"
                    data-time={time}
                    className={isChosen ? CHOSEN : FREE}
                    tabIndex={time === stop ? 0 : -1}
                    aria-pressed={isChosen}
                    aria-label={`${formatZoned("clock", instant, zone)}, ${formatZoned("day", instant, zone)}, ${nameTimezone(zone)}`}
                    onClick={() => onChoose(slot)}
                    onFocus={() => setMoved(time)}
                    onKeyDown={(event) => move(event, time)}
                  >
                    {formatZoned("clock", instant, zone)}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

const CELL =
  "flex min-h-11 w-full cursor-pointer items-center justify-center rounded-[2px] border px-1 text-ui font-medium max-xs:text-note";
const FREE = `${CELL} border-edge bg-paper hover:border-base-content`;
const CHOSEN = `${CELL} border-secondary bg-secondary text-secondary-content`;

/** Where a key leads from an hour, by its place in the list; null where it leads nowhere. */
function findIndexAfter(key: string, index: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + PER_ROW,
    ArrowUp: index - PER_ROW,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined || target < 0 || target >= count ? null : target;
}

interface SlotsOfDay {
  readonly localDay: string | null;
  readonly slots: readonly AvailableSlot[];
}

/** The hours by the client's own date, which changes within a day of the practitioner's at most once. */
function groupByDay(slots: readonly AvailableSlot[]): readonly SlotsOfDay[] {
  const groups = Map.groupBy(slots, ({ localDay }) => localDay);
  return [...groups].map(([localDay, ofDay]) => ({ localDay, slots: ofDay }));
}
