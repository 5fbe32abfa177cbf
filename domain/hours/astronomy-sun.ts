import { Body, Equator, Observer as GeoObserver, Horizon, SearchHourAngle, SearchRiseSet } from "astronomy-engine";
import { DAY_MS } from "../lib/duration.ts";
import type { Observer, Sun, SunEventKind } from "./sun-events.ts";

const RISING = 1;
const SETTING = -1;
const FORWARD = 1;
const BACKWARD = -1;

/** Hour angle of the sun at its highest and at its lowest point, in sidereal hours. */
const HOUR_ANGLES = { noon: 0, midnight: 12 } as const;

/**
 * Altitude of the sun's centre where its upper limb meets the horizon, degrees: 34' of standard refraction and a mean
 * radius of 16' (Meeus, Astronomical Algorithms, chapter 15).
 */
const HORIZON_DEG = -50 / 60;

/** The sun by `astronomy-engine` (after VSOP87 and the NOVAS routines), within a second of the almanacs below 60 degrees. */
export function createSun({ latitudeDeg, longitudeDeg }: Observer): Sun {
  const observer = new GeoObserver(latitudeDeg, longitudeDeg, 0);
  return {
    findNext: (kind, after, withinDays) => search(observer, kind, after, withinDays),
    findLast: (kind, before, withinDays) => search(observer, kind, before, -withinDays),
    isUp(instant) {
      const date = new Date(instant);
      const { ra, dec } = Equator(Body.Sun, date, observer, true, true);
      return Horizon(date, observer, ra, dec).altitude > HORIZON_DEG;
    },
  };
}

/** Searches forward where the days are positive, else backward. */
function search(observer: GeoObserver, kind: SunEventKind, from: number, days: number): number | null {
  const start = new Date(from);
  if (kind === "rise" || kind === "set") {
    return SearchRiseSet(Body.Sun, observer, kind === "rise" ? RISING : SETTING, start, days)?.date.getTime() ?? null;
  }
  const { time } = SearchHourAngle(Body.Sun, observer, HOUR_ANGLES[kind], start, days < 0 ? BACKWARD : FORWARD);
  const found = time.date.getTime();
  return Math.abs(found - from) <= Math.abs(days) * DAY_MS ? found : null;
}
