import type { ReactElement } from "react";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { planetSignUrl } from "#web/lib/planets/planet-sign.tsx";
import "./dial.css";
import { DialFace } from "./dial-face.tsx";
import { DIAL_SIZE, toSpoke, toXY } from "./dial-geometry.ts";
import type { DialModel } from "./dial-model.ts";
import { DialSectors } from "./dial-sectors.tsx";
import { DialHorizon, DialSky } from "./dial-sky.tsx";

/** A day's hours on a clock of 24 hours with noon above; an empty model is the clock alone. */
export function Dial({
  model,
  present,
  ruler,
  label,
}: {
  readonly model: DialModel;
  /** Whose sign stands in the middle: the present hour's planet, else, and on paper, the day's. */
  readonly present: Planet | null;
  readonly ruler: Planet | null;
  /** What a screen reader hears. */
  readonly label: string;
}): ReactElement {
  return (
    <svg className="dial" viewBox={`0 0 ${DIAL_SIZE} ${DIAL_SIZE}`} role="img" aria-label={label}>
      <DialSectors sectors={model.sectors} />
      <DialFace />
      <DialSky sky={model.sky} />
      {model.sky.kind === "both" && (
        <>
          <DialHorizon angle={model.sky.sunrise} />
          <DialHorizon angle={model.sky.sunset} />
        </>
      )}
      <circle className="dial-boss" cx="360" cy="360" r="104" />
      <circle className="dial-fine" cx="360" cy="360" r="96" />
      {model.hand !== null && <Hand angle={model.hand} />}
      {present && <BossSign planet={present} className="dial-present-sign" />}
      {ruler && <BossSign planet={ruler} className="dial-ruler-sign" />}
    </svg>
  );
}

function BossSign({ planet, className }: { readonly planet: Planet; readonly className: string }): ReactElement {
  return (
    <use
      className={`${className} planet-${planet}`}
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
      <path className="dial-hand" d={toSpoke(angle, 104, 338)} />
      <path
        className="dial-hand-tip"
        transform={`translate(${toXY(angle, 346)}) rotate(${angle + 45})`}
        d="M-8-8H8V8H-8Z"
      />
    </>
  );
}
