import { Body, Equator, Observer as GeoObserver, SiderealTime } from "astronomy-engine";
import { DAY_MS } from "../lib/time.ts";
import type { Observer } from "./sun-events.ts";

/** Where the sun is for the whole earth at an instant. */
export interface SunPosition {
  /** Hour angle at Greenwich, degrees, not reduced to one turn; true noon there is at every multiple of 360. */
  readonly greenwichHourAngleDeg: number;
  /** Apparent declination of date, degrees. */
  readonly declinationDeg: number;
  /** Distance from the earth's center, astronomical units. */
  readonly distanceAu: number;
}

/** The sun at a midnight in Greenwich. */
interface Knot {
  /** How far its hour angle is ahead of the mean sun's, degrees: never over 5. */
  readonly equationDeg: number;
  readonly declinationDeg: number;
  readonly distanceAu: number;
}

/** Factors of 1, x, x² and x³, where x runs from 0 at a knot to 1 at the next. */
type Cubic = readonly [number, number, number, number];

/** The sun's way from one knot to the next. */
type Stretch = { readonly [Value in keyof Knot]: Cubic };

/** From knot to knot. Twice as far, and the moon's pull on the earth would show. */
const STRETCH_MS = 2 * DAY_MS;

/** Two years of them; after that the oldest go first. */
const MOST_REMEMBERED = 366;

/** In the earth's center, below the equator: seen from there the sun has no parallax. Height in meters. */
const EARTH_CENTER = new GeoObserver(0, 0, -6_378_136.6);

const knots = new Map<number, Knot>();
const stretches = new Map<number, Stretch>();

/**
 * The sun's place at an instant (milliseconds since 1970 in UTC), by cubics through places that `astronomy-engine` computes. From 1900 to 2100
 * they err by at most 0.012 seconds of arc, which is less than a thousandth of a second of time. The way of the sun is the same for every observer, and remembered.
 */
export function findSunPosition(instant: number): SunPosition {
  const along = instant / STRETCH_MS;
  const index = Math.floor(along);
  const { equationDeg, declinationDeg, distanceAu } = remember(stretches, index, computeStretch);
  const part = along - index;
  return {
    // The mean sun is at -180 degrees at midnight.
    greenwichHourAngleDeg: (instant / DAY_MS - 0.5) * 360 + evaluate(equationDeg, part),
    declinationDeg: evaluate(declinationDeg, part),
    distanceAu: evaluate(distanceAu, part),
  };
}

/** An angle reduced to -180 up to 180 degrees. */
function toHalfTurn(angleDeg: number): number {
  return angleDeg - 360 * Math.round(angleDeg / 360);
}

function evaluate([constant, linear, square, cube]: Cubic, part: number): number {
  return constant + part * (linear + part * (square + part * cube));
}

function computeStretch(index: number): Stretch {
  const before = remember(knots, index - 1, computeKnot);
  const from = remember(knots, index, computeKnot);
  const to = remember(knots, index + 1, computeKnot);
  const beyond = remember(knots, index + 2, computeKnot);
  const through = (value: keyof Knot): Cubic => interpolate(before[value], from[value], to[value], beyond[value]);
  return {
    equationDeg: through("equationDeg"),
    declinationDeg: through("declinationDeg"),
    distanceAu: through("distanceAu"),
  };
}

/** The cubic that takes four values at -1, 0, 1 and 2 (Lagrange). */
function interpolate(before: number, from: number, to: number, beyond: number): Cubic {
  const square = (before + to) / 2 - from;
  const cube = (beyond - before) / 6 - (to - from) / 2;
  return [from, to - from - square - cube, square, cube];
}

function computeKnot(index: number): Knot {
  const midnight = new Date(index * STRETCH_MS);
  const { ra, dec, dist } = Equator(Body.Sun, midnight, EARTH_CENTER, true, true);
  const hourAngleDeg = (SiderealTime(midnight) - ra) * 15;
  return { equationDeg: toHalfTurn(hourAngleDeg + 180), declinationDeg: dec, distanceAu: dist };
}

function remember<Value>(values: Map<number, Value>, index: number, compute: (index: number) => Value): Value {
  const known = values.get(index);
  if (known !== undefined) return known;
  const value = compute(index);
  const [oldest] = values.keys();
  if (oldest !== undefined && values.size >= MOST_REMEMBERED) values.delete(oldest);
  values.set(index, value);
  return value;
}

const DEG = Math.PI / 180;

/** Standard refraction at the horizon, degrees (Meeus, Astronomical Algorithms, chapter 15). */
const REFRACTION_DEG = 34 / 60;

/** Radius of the sun, and equatorial radius of the earth, astronomical units (IAU 2015, IERS 2010). */
const SUN_RADIUS_AU = 695_700 / 149_597_870.691;
const EARTH_RADIUS_AU = 6378.1366 / 149_597_870.691;

/** The earth's polar radius divided by its equatorial one. */
const EARTH_AXES = 0.996_647_180_302;

/** How high the sun's upper limb is above the visible horizon at an instant, degrees; negative below it. */
export type LimbAltitude = (instant: number) => number;

/** The upper limb's altitude for an observer at sea level, with standard refraction and the sun's parallax. */
export function createLimbAltitude({ latitudeDeg, longitudeDeg }: Observer): LimbAltitude {
  const sinLatitude = Math.sin(latitudeDeg * DEG);
  const cosLatitude = Math.cos(latitudeDeg * DEG);
  // Where the observer is in the plane of the meridian, seen from the earth's center.
  const axis = EARTH_RADIUS_AU / Math.hypot(cosLatitude, EARTH_AXES * sinLatitude);
  const equatorialAu = axis * cosLatitude;
  const polarAu = axis * EARTH_AXES ** 2 * sinLatitude;
  return (instant) => {
    const { greenwichHourAngleDeg, declinationDeg, distanceAu } = findSunPosition(instant);
    const sinDeclination = Math.sin(declinationDeg * DEG);
    const cosDeclination = Math.cos(declinationDeg * DEG);
    const hourAngle = (greenwichHourAngleDeg + longitudeDeg) * DEG;
    const towardsMeridianAu = distanceAu * cosDeclination * Math.cos(hourAngle) - equatorialAu;
    const towardsWestAu = distanceAu * cosDeclination * Math.sin(hourAngle);
    const towardsPoleAu = distanceAu * sinDeclination - polarAu;
    const farAu = Math.hypot(towardsMeridianAu, towardsWestAu, towardsPoleAu);
    const upAu = towardsMeridianAu * cosLatitude + towardsPoleAu * sinLatitude;
    return (Math.asin(upAu / farAu) + Math.asin(SUN_RADIUS_AU / farAu)) / DEG + REFRACTION_DEG;
  };
}
