import type { ReactElement } from "react";
import { computeDayRuler } from "#domain/hours/chaldean-order.ts";
import { PLANET_LORE, PLANETS, type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { PLANET_INKS, planetSignUrl } from "#web/lib/planets/planet-sign.tsx";
import { FigurePlate } from "./figure-plate.tsx";
import { useFigureSteps } from "./use-figure-steps.ts";

/** The week from Saturday on, whose first hour is Saturn's. */
const WEEK: readonly Planet[] = [6, 7, 8, 9, 10, 11, 12].map(computeDayRuler);

const STEP_MS = 1300;
const RADIUS = 130;
const SIGN_SIZE = 40;

/** The planets around a circle as their hours follow each other, and the line from day to day, which makes a star. */
export function WeekFigure({ number }: { readonly number: number }): ReactElement {
  const count = WEEK.length + 1;
  const steps = useFigureSteps(count, () => STEP_MS);
  const from = WEEK[steps.step - 1];
  const to = WEEK[steps.step % WEEK.length];

  return (
    <FigurePlate
      steps={steps}
      count={count}
      stepText={
        from && to
          ? `After ${PLANET_LORE[from].weekday}’s 24 hours the next one is ${withArticle(to)}’s: ${PLANET_LORE[to].weekday} begins.`
          : "Around the circle go the hours, Saturn, Jupiter, Mars, and on."
      }
      label="The planets around a circle in the order of the hours, and a star of seven points that leads from day to day"
      caption={`Fig. ${number}. Hours go around the circle, days along the star.`}
    >
      <svg
        className="mx-auto block w-full max-w-[380px] print:max-w-[90mm]"
        viewBox="-180 -180 360 360"
        aria-hidden="true"
      >
        <circle r={RADIUS} className="fill-none stroke-rule stroke-2" />
        <polyline
          className="fill-none stroke-primary stroke-[3] [stroke-linejoin:round]"
          points={[...WEEK, ...WEEK.slice(0, 1)]
            .slice(0, steps.step + 1)
            .map((planet) => toPlace(planet).join())
            .join(" ")}
        />
        {PLANETS.map((planet) => {
          const [x, y] = toPlace(planet);
          return (
            <g key={planet} className={PLANET_INKS[planet]}>
              <circle cx={x} cy={y} r={SIGN_SIZE * 0.68} className={planet === to ? "fill-base-300" : "fill-paper"} />
              <use
                href={planetSignUrl(planet)}
                x={x - SIGN_SIZE / 2}
                y={y - SIGN_SIZE / 2}
                width={SIGN_SIZE}
                height={SIGN_SIZE}
              />
            </g>
          );
        })}
      </svg>
    </FigurePlate>
  );
}

/** Where a planet is on the circle: Saturn above, the others clockwise. */
function toPlace(planet: Planet): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * PLANETS.indexOf(planet)) / PLANETS.length - Math.PI / 2;
  return [round(RADIUS * Math.cos(angle)), round(RADIUS * Math.sin(angle))];
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
