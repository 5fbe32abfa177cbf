import { type ReactElement, useState } from "react";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { KAMEAS } from "#domain/sigils/methods/planetary/kameas.ts";
import { PLANET_LORE, PLANETS, type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { KameaSquare } from "#web/parts/kamea/kamea-square.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import { FigurePlate } from "./figure-plate.tsx";
import { useFigureDrawing } from "./use-figure-drawing.ts";
import { useFigureSteps } from "./use-figure-steps.ts";

const INTENTION = "My work is seen and valued";

const TRACE_MS = 1000;

/** A magic square that is traced, letter by letter, under the planet that the reader chooses. */
export function SquareFigure({ number }: { readonly number: number }): ReactElement {
  const [planet, setPlanet] = useState<Planet>("jupiter");
  return (
    <SquareTracing
      key={planet}
      number={number}
      planet={planet}
      picker={
        <SelectField
          label="The square of"
          value={planet}
          onChange={({ target }) => setPlanet(PLANETS.find((one) => one === target.value) ?? planet)}
        >
          {PLANETS.map((one) => (
            <option key={one} value={one}>
              {PLANET_LORE[one].name}, {KAMEAS[one].length} rows
            </option>
          ))}
        </SelectField>
      }
    />
  );
}

function SquareTracing({
  number,
  planet,
  picker,
}: {
  readonly number: number;
  readonly planet: Planet;
  readonly picker: ReactElement;
}): ReactElement {
  const [recipe] = useState<SigilRecipe>({ method: "planetary", intention: INTENTION, planet });
  const { drawing, hasFailed } = useFigureDrawing(recipe);
  const numbers = drawing?.numbers ?? [];
  const count = numbers.length + 2;
  const steps = useFigureSteps(count, () => TRACE_MS);
  const isWhole = steps.step === count - 1;
  const traced = numbers.slice(0, steps.step);
  const newest = traced.at(-1);

  function tellStep(): string {
    if (hasFailed) return "This browser can’t draw the figure.";
    if (steps.step === 0 || !newest) return `Every row, column and diagonal of the square adds up to the same.`;
    if (isWhole) return "The way of the pen, inked and sealed.";
    const { letter, value, cell, visit } = newest;
    const by = value === cell ? "" : ` counts ${value}, which here is`;
    const where = visit === "first" ? "" : visit === "again" ? ", the same once more" : ", where the pen has been";
    return `${letter}${by || " is"} ${cell}${where}.`;
  }

  return (
    <FigurePlate
      steps={steps}
      count={count}
      stepText={tellStep()}
      label={`The letters of “${INTENTION}” are traced over the square of ${withArticle(planet)}`}
      caption={`Fig. ${number}. “${INTENTION}”, traced over the square of ${withArticle(planet)}.`}
    >
      <div className="mb-5 max-w-[20rem] print:hidden">{picker}</div>
      <div className="grid grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] items-center gap-8.5 @max-[44rem]/reading:grid-cols-[minmax(0,1fr)] @max-[44rem]/reading:gap-4">
        <KameaSquare square={KAMEAS[planet]} numbers={traced} label={`The square of ${withArticle(planet)}`} />
        <div>
          <ol className="mb-3.5 flex min-h-[4.5rem] flex-wrap content-start gap-x-3.5 text-ui/[1.4]">
            {numbers.map(({ letter, cell }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice, and the way never changes.
              <li key={index} className={index < steps.step ? "" : "text-ink-soft"}>
                <b className="font-display text-[1.25rem]/[1.3] font-normal">{letter}</b>{" "}
                <span className="num">{cell}</span>
              </li>
            ))}
          </ol>
          <div className="mx-auto w-full max-w-[260px] print:max-w-[60mm]">
            {drawing && isWhole ? <SigilPicture paths={drawing} label={null} /> : <SigilPlaceholder />}
          </div>
        </div>
      </div>
    </FigurePlate>
  );
}
