import { type Atom, atom, useAtom } from "jotai";
import { type ReactElement, useId, useMemo } from "react";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { choosePlanet } from "#domain/sigils/methods/planetary/choose-planet.ts";
import { planPlanetary } from "#domain/sigils/methods/planetary/plan.ts";
import { PLANET_LORE, PLANETS, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { describeSuggestion } from "#domain/sigils/methods/planetary/steps.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { Button } from "#web/ui/button.tsx";
import { chosenPlanetAtom } from "./chosen-planet.ts";
import "#web/styles/all-utilities.css";

/** The planet that the words lead to and why, and the choice of another one. */
export function Picker({ intention }: { readonly intention: string | null }): ReactElement {
  const id = useId();
  const [chosen, setChosen] = useAtom(chosenPlanetAtom);
  const suggestion = useMemo(() => (intention === null ? null : choosePlanet(intention)), [intention]);
  const planet = chosen ?? suggestion?.planet ?? null;
  const isOwnChoice = chosen !== null && chosen !== suggestion?.planet;

  // What the words lead to anyway stays with the words.
  function choose(picked: Planet): void {
    setChosen(picked === suggestion?.planet ? null : picked);
  }

  return (
    <fieldset className="min-w-0 mt-5 text-ui/[1.45]" aria-describedby={`${id}-why`}>
      <legend className="p-0 font-normal text-[1.3125rem]/[1.2] font-display">The planet</legend>
      <p className="mt-0.5 text-ink-soft wrap-anywhere" id={`${id}-why`}>
        {suggestion ? describeSuggestion(suggestion) : "Your words lead to a planet, or you choose one yourself."}
      </p>
      <div className="flex flex-wrap gap-px mt-2.5 border border-edge rounded-field bg-edge">
        {PLANETS.map((each) => (
          <label
            className="choice relative grid flex-[1_1_4.25rem] content-start justify-items-center min-w-0 min-h-27 pt-9 pb-2.5 px-1 text-center"
            key={each}
          >
            <input
              type="radio"
              className="radio absolute top-2.25 left-[calc(50%_-_9px)] size-4.5 focus-visible:outline-0"
              name={id}
              checked={each === planet}
              onChange={() => choose(each)}
            />
            <PlanetSign planet={each} className="mb-1.5 size-8.5 fill-current" />
            <b className="font-normal text-[1.0625rem]/[1.15] font-display">{PLANET_LORE[each].name}</b>
            {each === suggestion?.planet && <em className="text-ink-soft text-[1rem]/[1.2]">suggested</em>}
          </label>
        ))}
      </div>
      {planet && (
        <div className="flex flex-wrap gap-y-0 gap-x-4.5 items-center min-h-11 mt-1.5 text-ink-soft">
          <p>
            {isOwnChoice && "Your own choice. "}
            {tellPlanet(planet)}
          </p>
          {isOwnChoice && suggestion && (
            <Button variant="ghost" icon="replay" onClick={() => setChosen(null)}>
              Back to {PLANET_LORE[suggestion.planet].name}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function tellPlanet(planet: Planet): string {
  const { name, domains, weekday } = PLANET_LORE[planet];
  return `${name} rules ${joinWords(domains)}. Its day is ${weekday}.`;
}

/** What is drawn of an intention under the planet that is chosen, or that the words lead to. */
export function createPlanAtom(intention: string): Atom<DrawingPlan | null> {
  return atom((get) => planPlanetary({ method: "planetary", intention, planet: get(chosenPlanetAtom) }));
}
