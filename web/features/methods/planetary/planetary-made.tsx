import type { ReactElement } from "react";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { explainPlanet } from "#domain/sigils/methods/planetary/choose-planet.ts";
import { planPlanetary } from "#domain/sigils/methods/planetary/plan.ts";
import { PLANET_LORE, type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { tellBesideSquare } from "#domain/sigils/methods/planetary/steps.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { KameaSquare } from "#web/parts/kamea/kamea-square.tsx";
import { MadeFrom, type Made as MadeOf } from "../made-from.tsx";
import type { MadeProps } from "../method-kit.ts";

/** The way of the pen over the planet's square, and what is known of the planet. */
export function Made({ sigil: { plan, recipe }, drawing }: MadeProps): ReactElement {
  return (
    <>
      {plan.method === "planetary" && drawing && drawing.numbers.length > 0 && (
        <KameaPath drawing={drawing} planet={plan.planet} />
      )}
      {recipe.method === "planetary" && <MadeFrom {...describePlanetary(recipe)} />}
    </>
  );
}

/** The steps without those that the square tells. */
export function listSteps({ plan, steps }: IssuedSigil): readonly string[] {
  return plan.method === "planetary" ? tellBesideSquare(steps, plan.planet) : steps;
}

function describePlanetary(recipe: Extract<SigilRecipe, { method: "planetary" }>): MadeOf {
  const { planet } = planPlanetary(recipe);
  const isOwnChoice = explainPlanet(recipe.intention, planet).kind === "chosen";
  const { name, domains, weekday, metal, colors } = PLANET_LORE[planet];
  return {
    facts: [
      { name: "Planet", fact: isOwnChoice ? `${name}, your own choice` : name },
      { name: "It rules", fact: domains.join(", ") },
      { name: "Day", fact: weekday },
      { name: "Metal and colour", fact: `${metal}; ${colors.join(", ")}` },
    ],
  };
}

/** A planet's magic square with the way of the pen over it, number by number. */
function KameaPath({ drawing, planet }: { readonly drawing: Drawing; readonly planet: Planet }): ReactElement {
  const { numbers, square } = drawing;
  return (
    <figure className="mt-3.5 print:break-inside-avoid">
      <KameaSquare square={square} numbers={numbers} label={`The square of ${withArticle(planet)}`} />
      <figcaption>
        <p className="mt-2.5 note">
          The square of {withArticle(planet)}. Each letter&rsquo;s number, in the order of the pen:
        </p>
        <ol className="flex flex-wrap gap-y-0 gap-x-1 mt-1 mb-2 mx-0 text-(length:--text-ui)">
          {numbers.map(({ letter, cell }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice, and the way never changes.
            <li className="not-last:after:text-accent not-last:after:content-['_·']" key={index}>
              <b className="font-normal text-[1.25rem]/[1.3] font-display">{letter}</b>{" "}
              <span className="num">{cell}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
