import type { ReactElement } from "react";
import type { CurrentHour } from "#domain/hours/find-hours.ts";
import { describePlace } from "#domain/places/picked-place.ts";
import { PLANET_LORE, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { nameZonesOfDay, toDayTime } from "./day-text.ts";
import type { DayView } from "./day-view.ts";
import { Dial } from "./dial/dial.tsx";
import { EMPTY_DIAL, layOutDial } from "./dial/dial-model.ts";

const EMPTY_LABEL = "Dial of a day, still empty: it is drawn for a day at your place.";

/** The dial of a day with what it shows in words under it; the empty clock while no day can be shown. */
export function HoursDial({
  view,
  hasPlace,
  current,
  now,
}: {
  readonly view: DayView | null;
  /** Whether a place is known: without a view it is then the day that is missing. */
  readonly hasPlace: boolean;
  readonly current: CurrentHour | null;
  readonly now: number;
}): ReactElement {
  if (!view) {
    return (
      <figure className="hours-dial max-lg:mx-auto max-lg:w-full max-lg:max-w-160 print:mx-auto print:max-w-[9cm]">
        <Dial model={EMPTY_DIAL} present={null} ruler={null} label={EMPTY_LABEL} />
        <figcaption className="note mt-3.5 text-balance text-center">
          {hasPlace ? "Choose another day" : "Say where you are"}, and this clock shows {hasPlace ? "it" : "your day"}:
          its hours, its sun, its night.
        </figcaption>
      </figure>
    );
  }
  const model = layOutDial(view, current, now);
  const shown = model.hand === null ? null : current;
  return (
    <figure className="hours-dial max-lg:mx-auto max-lg:w-full max-lg:max-w-160 print:mx-auto print:max-w-[9cm]">
      <Dial
        model={model}
        present={shown?.hour.planet ?? null}
        ruler={view.day.ruler}
        label={nameDial(view, shown, now)}
      />
      <figcaption className="note num mt-3.5 text-balance text-center">
        {formatDay("fullDate", view.day.day)}, {describePlace(view.place)}. Noon stands above, midnight below.
        {nameZonesOfDay(view.day).length > 1 && " The clocks change during this day. The dial keeps to its beginning."}
      </figcaption>
    </figure>
  );
}

function nameDial({ day, hours, place }: DayView, current: CurrentHour | null, now: number): string {
  const what = hours.length > 0 ? "Dial of the twenty-four planetary hours" : "Dial without planetary hours";
  const { sunrise, sunset } = day.sun;
  const sun =
    sunrise === null || sunset === null
      ? ""
      : ` Day from ${toDayTime(sunrise, day)} to ${toDayTime(sunset, day)}, then night; the day of ${withArticle(day.ruler)}.`;
  const present = current
    ? ` Now ${toDayTime(now, day)}, hour ${current.hour.hour}, of ${PLANET_LORE[current.hour.planet].name}.`
    : "";
  return `${what} of ${formatDay("fullDate", day.day)}, ${describePlace(place)}.${sun}${present}`;
}
