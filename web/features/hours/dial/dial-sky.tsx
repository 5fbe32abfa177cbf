import { type ReactElement, useId } from "react";
import { type Angle, toRingPart, toSpoke, toStar, toXY } from "./dial-geometry.ts";
import type { Sky } from "./dial-model.ts";

const OUTER = 192;
const RAY_START = 112;
const RAY_ENDS = [190, 142, 168, 142] as const;
const RAY_STEP: Angle = 2.4;

/** Stars along the night, from evening to morning: how far out and how large, over and over. */
const STARS = [
  [156, 7.5],
  [176, 5],
  [136, 9],
  [168, 6],
  [146, 4.5],
  [178, 7.5],
  [128, 5.5],
] as const;
const STAR_STEP: Angle = 21;

const HATCH = Array.from({ length: 86 }, (_, line) => `M160 ${168 + line * 4.5}H560`).join("");

const RAYS = "fill-none stroke-accent stroke-[1.1]";

/** Day as rays and night as an engraver's hatching with stars, between the hours and the boss. */
export function DialSky({ sky }: { readonly sky: Sky }): ReactElement | null {
  switch (sky.kind) {
    case "empty":
      return null;
    case "day":
      return <path className={RAYS} d={drawRays(0, 360)} />;
    case "night":
      return <Night from={0} to={359.99} />;
    case "both":
      return (
        <>
          <path className={RAYS} d={drawRays(sky.sunrise, sky.sunset)} />
          <Night from={sky.sunset} to={sky.nextSunrise} />
        </>
      );
  }
}

function Night({ from, to }: { readonly from: Angle; readonly to: Angle }): ReactElement {
  const id = useId();
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={toRingPart(from, to, 100, OUTER)} />
      </clipPath>
      <path className="fill-none stroke-frame stroke-1 opacity-62" d={HATCH} />
      <path className="fill-(--star) stroke-base-100 stroke-[3.5] [paint-order:stroke]" d={drawStars(from, to)} />
    </g>
  );
}

function drawRays(from: Angle, to: Angle): string {
  const count = Math.max(1, Math.floor((to - from) / RAY_STEP));
  return Array.from({ length: count }, (_, ray) =>
    toSpoke(from + ((ray + 0.5) * (to - from)) / count, RAY_START, RAY_ENDS[ray % RAY_ENDS.length] ?? OUTER),
  ).join("");
}

function drawStars(from: Angle, to: Angle): string {
  const count = Math.floor((to - from) / STAR_STEP);
  return Array.from({ length: count }, (_, star) => {
    const [radius, size] = STARS[star % STARS.length] ?? STARS[0];
    return toStar(from + ((star + 0.5) * (to - from)) / count, radius, size);
  }).join("");
}

/** Where the sun crosses the horizon: a golden line through the hours, and a lozenge on the rim. */
export function DialHorizon({ angle }: { readonly angle: Angle }): ReactElement {
  return (
    <>
      <path className="fill-none stroke-accent stroke-2" d={toSpoke(angle, 199, 300)} />
      <path
        className="fill-accent"
        transform={`translate(${toXY(angle, 346)}) rotate(${angle + 45})`}
        d="M-7-7H7V7H-7Z"
      />
    </>
  );
}
