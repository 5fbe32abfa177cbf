import type { Observer } from "./sun-events.ts";
import { findSunPosition } from "./sun-track.ts";

const DEG = Math.PI / 180;

/** Standard refraction at the horizon, degrees (Meeus, Astronomical Algorithms, chapter 15). */
const REFRACTION_DEG = 34 / 60;

/** Radius of the sun, and equatorial radius of the earth, astronomical units (IAU 2015, IERS 2010). */
const SUN_RADIUS_AU = 695_700 / 149_597_870.691;
const EARTH_RADIUS_AU = 6378.1366 / 149_597_870.691;

/** The earth's polar radius divided by its equatorial one. */
const EARTH_AXES = 0.996_647_180_302;

/** How high the sun's upper limb stands above the visible horizon at an instant, degrees; negative below it. */
export type LimbAltitude = (instant: number) => number;

/** The upper limb's altitude for an observer at sea level, with standard refraction and the sun's parallax. */
export function createLimbAltitude({ latitudeDeg, longitudeDeg }: Observer): LimbAltitude {
  const sinLatitude = Math.sin(latitudeDeg * DEG);
  const cosLatitude = Math.cos(latitudeDeg * DEG);
  // Where the observer stands in the plane of the meridian, seen from the earth's centre.
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
