import { type Atom, atom } from "jotai";
import { choosePlanet } from "#domain/sigils/choose-planet.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { type DrawingPlan, planPlanetary } from "#domain/sigils/plan-drawing.ts";
import { describePlanet } from "#domain/sigils/planetary-steps.ts";
import { ancestralAnswersAtom, planAncestralAnswers } from "./ancestral/ancestral-answers.ts";
import { customAnswersAtom, planCustomAnswers } from "./custom/custom-answers.ts";
import { elementalAnswersAtom, planElementalAnswers } from "./elemental/elemental-answers.ts";

/** What a method draws of an intention, with the answers of its wizard as far as they go; null where there is nothing to draw. */
export function createPlanAtom(method: SigilMethod, intention: string): Atom<DrawingPlan | null> {
  switch (method) {
    case "chaos":
      return atom({ method, intention });
    case "planetary":
      return atom(planPlanetary(intention));
    case "custom":
      return atom((get) => planCustomAnswers(get(customAnswersAtom), intention));
    case "ancestral":
      return atom((get) => planAncestralAnswers(get(ancestralAnswersAtom), intention));
    case "elemental":
      return atom((get) => planElementalAnswers(get(elementalAnswersAtom), intention));
  }
}

/** Under which planet an intention is drawn, and why. */
export function tellPlanet(intention: string): string {
  return describePlanet(choosePlanet(intention));
}
