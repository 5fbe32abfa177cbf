import { type Atom, atom } from "jotai";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { type DrawingPlan, planPlanetary } from "#domain/sigils/plan-drawing.ts";
import { ancestralAnswersAtom, planAncestralAnswers } from "./ancestral/ancestral-answers.ts";
import { customAnswersAtom, planCustomAnswers } from "./custom/custom-answers.ts";
import { elementalAnswersAtom, planElementalAnswers } from "./elemental/elemental-answers.ts";
import { chosenPlanetAtom } from "./planetary/chosen-planet.ts";

/** What a method draws of an intention, with the answers of its wizard as far as they go; null where there is nothing to draw. */
export function createPlanAtom(method: SigilMethod, intention: string): Atom<DrawingPlan | null> {
  switch (method) {
    case "chaos":
      return atom({ method, intention });
    case "planetary":
      return atom((get) => planPlanetary(intention, get(chosenPlanetAtom)));
    case "custom":
      return atom((get) => planCustomAnswers(get(customAnswersAtom), intention));
    case "ancestral":
      return atom((get) => planAncestralAnswers(get(ancestralAnswersAtom), intention));
    case "elemental":
      return atom((get) => planElementalAnswers(get(elementalAnswersAtom), intention));
  }
}
