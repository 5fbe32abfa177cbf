import type { ReactElement } from "react";
import { PLANET_LORE, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { PLANET_INKS, planetSignUrl } from "#web/lib/planets/planet-sign.tsx";
import { DIAL_SIZE, toPoint, toRingPart, toSpoke, toXY } from "./dial-geometry.ts";
import type { DialModel, DialSector } from "./dial-model.ts";
import { DialHorizon, DialSky } from "./dial-sky.tsx";

const LINE = "fill-none stroke-frame stroke-1";
const FINE_LINE = "fill-none stroke-frame stroke-[0.7]";

/** A day's hours on a clock of 24 hours with noon above; an empty model is the clock alone. */
export function Dial({
  model,
  present,
  ruler,
  label,
}: {
  readonly model: DialModel;
  /** Whose sign is in the middle: the present hour's planet, else, and on paper, the day's. */
  readonly present: Planet | null;
  readonly ruler: Planet | null;
  /** What a screen reader hears. */
  readonly label: string;
}): ReactElement {
  return (
    <svg className="h-auto w-full" viewBox={`0 0 ${DIAL_SIZE} ${DIAL_SIZE}`} role="img" aria-label={label}>
      <DialSectors sectors={model.sectors} />
      <DialFace />
      <DialSky sky={model.sky} />
      {model.sky.kind === "both" && (
        <>
          <DialHorizon angle={model.sky.sunrise} />
          <DialHorizon angle={model.sky.sunset} />
        </>
      )}
      <circle className="fill-paper stroke-frame stroke-[1.5]" cx="360" cy="360" r="104" />
      <circle className={FINE_LINE} cx="360" cy="360" r="96" />
      {model.hand !== null && <Hand angle={model.hand} />}
      {present && <BossSign planet={present} className="dial-present-sign print:hidden" />}
      {ruler && <BossSign planet={ruler} className={`dial-ruler-sign ${present ? "hidden print:inline" : ""}`} />}
    </svg>
  );
}

function BossSign({ planet, className }: { readonly planet: Planet; readonly className: string }): ReactElement {
  return (
    <use
      className={`${className} ${PLANET_INKS[planet]}`}
      href={planetSignUrl(planet)}
      x="288"
      y="288"
      width="144"
      height="144"
    />
  );
}

function Hand({ angle }: { readonly angle: number }): ReactElement {
  return (
    <>
      <path className="dial-hand stroke-primary stroke-[2.5] print:hidden" d={toSpoke(angle, 104, 338)} />
      <path
        className="fill-primary print:hidden"
        transform={`translate(${toXY(angle, 346)}) rotate(${angle + 45})`}
        d="M-8-8H8V8H-8Z"
      />
    </>
  );
}

const NUMERALS = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"] as const;

/** Rings from the rim inwards: the thick and the thin one of the frame, and the two that hold the clock's ticks. */
const RINGS = [
  ["fill-none stroke-frame stroke-[3.5]", 346],
  [LINE, 338],
  [LINE, 300],
  [LINE, 292],
  [LINE, 206],
  [FINE_LINE, 199],
] as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const NUMERAL_RADIUS = 316;
const TICKS = 96;
const TICK_LINES = Array.from({ length: TICKS }, (_, index) => ({
  angle: (index * 360) / TICKS,
  isHour: index % (TICKS / 24) === 0,
}));

/** The clock of 24 hours without a day on it: rings, quarters of hours, numerals, noon above. */
function DialFace(): ReactElement {
  return (
    <>
      {RINGS.map(([className, radius]) => (
        <circle key={radius} className={className} cx="360" cy="360" r={radius} />
      ))}
      <path className={LINE} d={drawTicks(true)} />
      <path className={FINE_LINE} d={drawTicks(false)} />
      {HOURS.map((hour) => (
        <Numeral key={hour} hour={hour} />
      ))}
    </>
  );
}

function drawTicks(isHour: boolean): string {
  return TICK_LINES.filter((tick) => tick.isHour === isHour)
    .map(({ angle }) => toSpoke(angle, 300, isHour ? 309 : 304))
    .join("");
}

/** Numerals are on the rim; those of the lower half, hours 19 to 5, turn their heads inwards so as to be upright. */
function Numeral({ hour }: { readonly hour: number }): ReactElement {
  const angle = (hour - 12) * 15;
  const isLower = Math.abs(angle) > 90;
  const { x, y } = toPoint(angle, NUMERAL_RADIUS + (isLower ? 13 : 0));
  const turn = isLower ? angle + 180 : angle;
  return (
    <text
      className="fill-base-content font-caps text-[17px] [text-anchor:middle] max-md:text-[27px]"
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn})`}
    >
      {NUMERALS[hour % 12]}
    </text>
  );
}

const INNER = 206;
const OUTER = 292;
const SIGN_RADIUS = 260;
const ORDINAL_RADIUS = 221;

/** The signs of narrow hours are by turns further out and further in. */
const STAGGERED_RADII = [271, 229] as const;

const SIGN_SIZE = 32;

/** Smaller signs can't be told apart. */
const LEAST_SIGN_SIZE = 15;

/** How much of its hour's width a sign may fill. */
const FILLING = 0.86;

/** Hours with their true, unequal lengths: night on darker ground, the present one in red. */
function DialSectors({ sectors }: { readonly sectors: readonly DialSector[] }): ReactElement {
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
    <g className={isCurrent ? "dial-current" : undefined}>
      <title>{`Hour ${hour.hour}, ${PLANET_LORE[hour.planet].name}`}</title>
      <path
        className={`${hour.isDay ? "fill-none" : "fill-base-300"} ${isCurrent ? "not-print:fill-primary" : ""}`}
        d={toRingPart(from, to, INNER, OUTER)}
      />
      <path className={LINE} d={toSpoke(from, INNER, OUTER)} />
      {size >= LEAST_SIGN_SIZE && (
        <g transform={`translate(${sign.x.toFixed(2)} ${sign.y.toFixed(2)})`}>
          <use
            className={`max-md:scale-130 ${PLANET_INKS[hour.planet]} ${isCurrent ? "not-print:text-primary-content" : ""}`}
            href={planetSignUrl(hour.planet)}
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
          />
        </g>
      )}
      {!isStaggered && (
        <text
          className={`font-text text-[14px] lining-nums [text-anchor:middle] [dominant-baseline:central] max-md:hidden ${isCurrent ? "fill-ink-soft not-print:fill-primary-content" : "fill-ink-soft"}`}
          x={ordinal.x.toFixed(2)}
          y={ordinal.y.toFixed(2)}
        >
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
