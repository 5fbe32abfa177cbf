import { type Atom, atom, useAtom } from "jotai";
import { type ReactElement, useId, useMemo } from "react";
import { choosePlanet } from "#domain/sigils/methods/planetary/choose-planet.ts";
import { planPlanetary } from "#domain/sigils/methods/planetary/plan.ts";
import { PLANET_LORE, PLANETS, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { describeSuggestion } from "#domain/sigils/methods/planetary/steps.ts";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import { PlanetSign } from "#web/lib/planets/planet-sign.tsx";
import { Button } from "#web/ui/button.tsx";
import { chosenPlanetAtom } from "./chosen-planet.ts";
import "../wizard/wizards.css";
import "./planet-picker.css";

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
    <fieldset className="planets" aria-describedby={`${id}-why`}>
      <legend className="planets-name">The planet</legend>
      <p className="planets-why" id={`${id}-why`}>
        {suggestion ? describeSuggestion(suggestion) : "Your words lead to a planet, or you choose one yourself."}
      </p>
      <div className="planets-row">
        {PLANETS.map((each) => (
          <label className="planet-tile" key={each}>
            <input type="radio" className="radio" name={id} checked={each === planet} onChange={() => choose(each)} />
            <PlanetSign planet={each} />
            <b>{PLANET_LORE[each].name}</b>
            {each === suggestion?.planet && <em>suggested</em>}
          </label>
        ))}
      </div>
      {planet && (
        <div className="planets-told">
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
