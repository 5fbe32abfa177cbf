import { Body, Equator, Observer as GeoObserver, SiderealTime } from "astronomy-engine";
import { expect, it } from "vitest";
import { findSunPosition } from "./sun-track.ts";

const DAY_MS = 86_400_000;
const EARTH_CENTER = new GeoObserver(0, 0, -6_378_136.6);

/** The remainder nearest to zero. */
function toHalfTurn(angleDeg: number): number {
  return angleDeg - 360 * Math.round(angleDeg / 360);
}

it.each([1900, 1950, 2000, 2026, 2100])(
  "the sun's way between its places is within 0.012 seconds of arc all over %i",
  (year) => {
    for (let step = 0; step < 250; step += 1) {
      const instant = Date.UTC(year, 0, 1) + step * 1.47 * DAY_MS;
      const { ra, dec, dist } = Equator(Body.Sun, new Date(instant), EARTH_CENTER, true, true);
      const found = findSunPosition(instant);
      const hourAngleDeg = (SiderealTime(new Date(instant)) - ra) * 15;
      expect(Math.abs(toHalfTurn(found.greenwichHourAngleDeg - hourAngleDeg)) * 3600).toBeLessThan(0.012);
      expect(Math.abs(found.declinationDeg - dec) * 3600).toBeLessThan(0.012);
      expect(Math.abs(found.distanceAu - dist)).toBeLessThan(1e-7);
    }
  },
);
