import { Body, Equator, Observer as GeoObserver, SiderealTime } from "astronomy-engine";
import { DAY_MS } from "../lib/duration.ts";

/** Where the sun stands for the whole earth at an instant. */
export interface SunPosition {
  /** Hour angle at Greenwich, degrees, not reduced to one turn; true noon there is at every multiple of 360. */
  readonly greenwichHourAngleDeg: number;
  /** Apparent declination of date, degrees. */
  readonly declinationDeg: number;
  /** Distance from the earth's centre, astronomical units. */
  readonly distanceAu: number;
}

/** The sun at a midnight in Greenwich. The hour angle is counted from the mean sun's, so that no turn of it shows: never over 5 degrees. */
interface Entry {
  readonly equationDeg: number;
  readonly declinationDeg: number;
  readonly distanceAu: number;
}

/** In the earth's centre, below the equator: seen from there, the sun has no parallax. Height in metres. */
const EARTH_CENTRE = new GeoObserver(0, 0, -6_378_136.6);

/** Two years of entries; older ones go first. */
const MOST_ENTRIES = 732;

const entries = new Map<number, Entry>();

/**
 * The sun's place at an instant (milliseconds since 1970 in UTC): between four days' places by `astronomy-engine` lies a cubic that errs by
 * less than a thousandth of a second of time. A day's place is the same for every observer, and remembered.
 */
export function findSunPosition(instant: number): SunPosition {
  const days = instant / DAY_MS;
  const day = Math.floor(days);
  const part = days - day;
  const weights = weigh(part);
  let [equationDeg, declinationDeg, distanceAu] = [0, 0, 0];
  for (const [index, weight] of weights.entries()) {
    const entry = getEntry(day - 1 + index);
    equationDeg += weight * entry.equationDeg;
    declinationDeg += weight * entry.declinationDeg;
    distanceAu += weight * entry.distanceAu;
  }
  return { greenwichHourAngleDeg: (days - 0.5) * 360 + equationDeg, declinationDeg, distanceAu };
}

/** Lagrange's weights of the places at -1, 0, 1 and 2 for a point between 0 and 1. */
function weigh(part: number): readonly [number, number, number, number] {
  const [before, after, beyond] = [part + 1, part - 1, part - 2];
  return [
    (-part * after * beyond) / 6,
    (before * after * beyond) / 2,
    (-before * part * beyond) / 2,
    (before * part * after) / 6,
  ];
}

function getEntry(day: number): Entry {
  const known = entries.get(day);
  if (known) return known;
  const entry = computeEntry(day);
  const [oldest] = entries.keys();
  if (oldest !== undefined && entries.size >= MOST_ENTRIES) entries.delete(oldest);
  entries.set(day, entry);
  return entry;
}

function computeEntry(day: number): Entry {
  const midnight = new Date(day * DAY_MS);
  const { ra, dec, dist } = Equator(Body.Sun, midnight, EARTH_CENTRE, true, true);
  const hourAngleDeg = (SiderealTime(midnight) - ra) * 15;
  // The mean sun stands at -180 degrees at midnight.
  return { equationDeg: toHalfTurn(hourAngleDeg + 180), declinationDeg: dec, distanceAu: dist };
}

/** An angle reduced to -180 up to 180 degrees. */
export function toHalfTurn(angleDeg: number): number {
  return angleDeg - 360 * Math.round(angleDeg / 360);
}
