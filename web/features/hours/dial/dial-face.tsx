import type { ReactElement } from "react";
import { toPoint, toSpoke } from "./dial-geometry.ts";

const NUMERALS = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"] as const;

/** Rings from the rim inwards: the thick and the thin one of the frame, and the two that hold the clock's ticks. */
const RINGS = [
  ["dial-rim", 346],
  ["dial-line", 338],
  ["dial-line", 300],
  ["dial-line", 292],
  ["dial-line", 206],
  ["dial-fine", 199],
] as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const NUMERAL_RADIUS = 316;
const TICKS = 96;
const TICK_LINES = Array.from({ length: TICKS }, (_, index) => ({
  angle: (index * 360) / TICKS,
  isHour: index % (TICKS / 24) === 0,
}));

/** The clock of 24 hours without a day on it: rings, quarters of hours, numerals, noon above. */
export function DialFace(): ReactElement {
  return (
    <>
      {RINGS.map(([className, radius]) => (
        <circle key={radius} className={className} cx="360" cy="360" r={radius} />
      ))}
      <path className="dial-line" d={drawTicks(true)} />
      <path className="dial-fine" d={drawTicks(false)} />
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

/** Numerals stand on the rim; those of the lower half, hours 19 to 5, turn their heads inwards so as to be upright. */
function Numeral({ hour }: { readonly hour: number }): ReactElement {
  const angle = (hour - 12) * 15;
  const isLower = Math.abs(angle) > 90;
  const { x, y } = toPoint(angle, NUMERAL_RADIUS + (isLower ? 13 : 0));
  const turn = isLower ? angle + 180 : angle;
  return (
    <text className="dial-numeral" transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn})`}>
      {NUMERALS[hour % 12]}
    </text>
  );
}
