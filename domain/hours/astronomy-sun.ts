import { Body, Observer as GeoObserver, SearchRiseSet } from "astronomy-engine";
import { DAY_MS } from "../lib/time.ts";
import type { Observer, Sun, SunEventKind } from "./sun-events.ts";
import { createLimbAltitude, findSunPosition, type LimbAltitude } from "./sun-track.ts";

type Meridian = "noon" | "midnight";
type Direction = 1 | -1;

/** Hour angle of the sun at its highest and at its lowest point, degrees. */
const HOUR_ANGLES_DEG: Readonly<Record<Meridian, number>> = { noon: 0, midnight: 180 };

/**
 * Nearer to the horizon than this the altitudes of the sun's highest and lowest points decide nothing, degrees. Its declination drifts, by a
 * fifth of a degree in half a turn, so that it is a little higher or lower shortly before or after them: by 0.00004 degrees divided by
 * the cosine of the latitude, at most by the whole drift. All bounds are taken generously.
 */
const GRAZING_DEG = { least: 0.02, most: 0.25, byCosine: 0.0001 } as const;

/** The sun's true day differs from 24 hours by up to half a minute: of such an error each step leaves a three-thousandth. */
const MERIDIAN_STEPS = 2;

/** From one turning point of the sun to the same, and from one to the other, degrees of hour angle. */
const WHOLE_TURN_DEG = 360;
const HALF_TURN_DEG = 180;

/**
 * The sun after `astronomy-engine` (VSOP87 and the NOVAS routines), within a second of what that finds itself and of the almanacs below 60
 * degrees. From its lowest point to its highest the sun only rises, so that their altitudes tell whether it crosses the horizon in
 * between; where it grazes the horizon there, the engine's own search decides.
 */
export function createSun(observer: Observer): Sun {
  const altitude = createLimbAltitude(observer);
  const find = (kind: SunEventKind, from: number, days: number, direction: Direction): number | null => {
    const limit = from + direction * days * DAY_MS;
    if (kind === "rise" || kind === "set") return searchHorizon({ observer, altitude, kind, direction }, from, limit);
    const at = findHourAngle(observer, HOUR_ANGLES_DEG[kind], WHOLE_TURN_DEG, from, direction);
    return (limit - at) * direction >= 0 ? at : null;
  };
  return {
    findNext: (kind, after, withinDays) => find(kind, after, withinDays, 1),
    findLast: (kind, before, withinDays) => find(kind, before, withinDays, -1),
    isUp: (instant) => altitude(instant) > 0,
  };
}

/** When the sun is next at an hour angle, or a number of periods from it, in a direction of time; at once where it is there. */
function findHourAngle(
  { longitudeDeg }: Observer,
  hourAngleDeg: number,
  periodDeg: number,
  from: number,
  direction: Direction,
): number {
  const toGoDeg = (instant: number): number => {
    const angleDeg = hourAngleDeg - longitudeDeg - findSunPosition(instant).greenwichHourAngleDeg;
    return angleDeg - periodDeg * Math.round(angleDeg / periodDeg);
  };
  const firstDeg = toGoDeg(from);
  let at = from + ((firstDeg * direction < 0 ? firstDeg + direction * periodDeg : firstDeg) / 360) * DAY_MS;
  for (let step = 0; step < MERIDIAN_STEPS; step += 1) at += (toGoDeg(at) / 360) * DAY_MS;
  return Math.round(at);
}

interface HorizonSearch {
  readonly observer: Observer;
  readonly altitude: LimbAltitude;
  readonly kind: "rise" | "set";
  readonly direction: Direction;
}

/** Goes from one turning point of the sun to the next until it crosses the horizon. */
function searchHorizon(search: HorizonSearch, from: number, limit: number): number | null {
  const { observer, direction } = search;
  for (let start = from; (limit - start) * direction > 0; ) {
    // A millisecond on, since the turning point that it is on would be found again.
    const turn = findHourAngle(observer, HOUR_ANGLES_DEG.noon, HALF_TURN_DEG, start + direction, direction);
    const end = (limit - turn) * direction < 0 ? limit : turn;
    const found = searchHalfTurn(search, start, end);
    if (found !== null) return found;
    start = end;
  }
  return null;
}

/** Looks for a crossing between two turning points of the sun. */
function searchHalfTurn(
  { observer, altitude, kind, direction }: HorizonSearch,
  start: number,
  end: number,
): number | null {
  const [startDeg, endDeg] = [altitude(start), altitude(end)];
  const lowestDeg = Math.min(Math.abs(startDeg), Math.abs(endDeg));
  if (lowestDeg < computeGrazingDeg(observer)) return searchByEngine(observer, kind, start, end);
  const isRising = (endDeg - startDeg) * direction > 0;
  if (startDeg < 0 === endDeg < 0 || isRising !== (kind === "rise")) return null;
  return Math.round(findCrossing(altitude, start, end));
}

function computeGrazingDeg({ latitudeDeg }: Observer): number {
  const { least, most, byCosine } = GRAZING_DEG;
  return Math.min(most, least + byCosine / Math.cos((latitudeDeg * Math.PI) / 180));
}

function searchByEngine(observer: Observer, kind: "rise" | "set", start: number, end: number): number | null {
  const geoObserver = new GeoObserver(observer.latitudeDeg, observer.longitudeDeg, 0);
  const days = (end - start) / DAY_MS;
  const found = SearchRiseSet(Body.Sun, geoObserver, kind === "rise" ? 1 : -1, new Date(start), days);
  return found?.date.getTime() ?? null;
}

/** A value that changes with time. */
export type Course = (instant: number) => number;

/** How far two estimates may lie apart for the search to end, ms. */
const PRECISION_MS = 1;

/** Halving alone would need this many steps from half a day to a millisecond. */
const MOST_STEPS = 60;

/**
 * Finds where a course that changes its sign between two instants is zero, within a millisecond: by false position, and where one end
 * stays for two steps, with half its weight (the Illinois rule).
 */
function findCrossing(course: Course, from: number, to: number): number {
  let [start, end] = [from, to];
  let [startValue, endValue] = [course(start), course(end)];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = end - (endValue * (end - start)) / (endValue - startValue);
    const value = course(at);
    if (value === 0 || Math.abs(at - end) < PRECISION_MS) return at;
    if (value < 0 === endValue < 0) {
      startValue /= 2;
    } else {
      start = end;
      startValue = endValue;
    }
    end = at;
    endValue = value;
  }
  return end;
}
