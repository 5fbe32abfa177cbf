import type { ReactElement } from "react";
import { PLANET_LORE } from "#domain/sigils/methods/planetary/planets.ts";
import { planetSignUrl } from "#web/lib/planets/planet-sign.tsx";
import { toPoint, toRingPart, toSpoke } from "./dial-geometry.ts";
import type { DialSector } from "./dial-model.ts";

const INNER = 206;
const OUTER = 292;
const SIGN_RADIUS = 260;
const ORDINAL_RADIUS = 221;

/** The signs of narrow hours stand by turns further out and further in. */
const STAGGERED_RADII = [271, 229] as const;

const SIGN_SIZE = 32;

/** Smaller signs can't be told apart. */
const LEAST_SIGN_SIZE = 15;

/** How much of its hour's width a sign may fill. */
const FILLING = 0.86;

/** Hours with their true, unequal lengths: night on darker ground, the present one in red. */
export function DialSectors({ sectors }: { readonly sectors: readonly DialSector[] }): ReactElement {
  return (
    <>
      {sectors.map((sector) => (
        <Sector key={sector.hour.hour} sector={sector} />
      ))}
    </>
  );
}

function Sector({ sector: { hour, from, to, isCurrent } }: { readonly sector: DialSector }): ReactElement {
  const { radius, size, isStaggered } = placeSign(from, to, hour.hour);
  const middle = (from + to) / 2;
  const sign = toPoint(middle, radius);
  const ordinal = toPoint(middle, ORDINAL_RADIUS);
  return (
    <g className={["dial-sector", hour.isDay ? "" : "dial-night", isCurrent ? "dial-current" : ""].join(" ").trim()}>
      <title>{`Hour ${hour.hour}, ${PLANET_LORE[hour.planet].name}`}</title>
      <path className="dial-ground" d={toRingPart(from, to, INNER, OUTER)} />
      <path className="dial-line" d={toSpoke(from, INNER, OUTER)} />
      {size >= LEAST_SIGN_SIZE && (
        <g transform={`translate(${sign.x.toFixed(2)} ${sign.y.toFixed(2)})`}>
          <use
            className={`dial-sign planet-${hour.planet}`}
            href={planetSignUrl(hour.planet)}
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
          />
        </g>
      )}
      {!isStaggered && (
        <text className="dial-ordinal" x={ordinal.x.toFixed(2)} y={ordinal.y.toFixed(2)}>
          {hour.hour}
        </text>
      )}
    </g>
  );
}

interface SignPlace {
  readonly radius: number;
  readonly size: number;
  readonly isStaggered: boolean;
}

function placeSign(from: number, to: number, hour: number): SignPlace {
  const width = ((to - from) * Math.PI * SIGN_RADIUS) / 180;
  if (width * FILLING >= SIGN_SIZE * 0.8) {
    return { radius: SIGN_RADIUS, size: Math.min(SIGN_SIZE, width * FILLING), isStaggered: false };
  }
  const radius = STAGGERED_RADII[hour % 2] ?? SIGN_RADIUS;
  return { radius, size: Math.min(SIGN_SIZE * 0.8, 2 * width * FILLING), isStaggered: true };
}
