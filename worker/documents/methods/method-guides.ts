import type { SigilMethod } from "#domain/sigils/method.ts";
import type { Element } from "#domain/sigils/methods/elemental/elements.ts";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import type { RecipeOf, SigilRecipe } from "#domain/sigils/recipe.ts";
import { ANCESTRAL_GUIDE } from "./ancestral-guide.ts";
import { CHAOS_GUIDE } from "./chaos-guide.ts";
import { CUSTOM_GUIDE } from "./custom-guide.ts";
import { ELEMENTAL_GUIDE } from "./elemental-guide.ts";
import type { MethodGuide, Ritual } from "./method-guide.ts";
import { PLANETARY_GUIDE } from "./planetary-guide.ts";

/** What the guide says of each method: a sixth one is a file and a line. */
export const METHOD_GUIDES: { readonly [Method in SigilMethod]: MethodGuide<Method> } = {
  chaos: CHAOS_GUIDE,
  planetary: PLANETARY_GUIDE,
  custom: CUSTOM_GUIDE,
  ancestral: ANCESTRAL_GUIDE,
  elemental: ELEMENTAL_GUIDE,
};

/** The ritual by which the mark of a recipe is charged; `planet` is the one whose day suits its words. */
export function composeRitual(recipe: SigilRecipe, planet: Planet): Ritual {
  return composeRitualBy(recipe.method, recipe, planet);
}

function composeRitualBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method], planet: Planet): Ritual {
  return METHOD_GUIDES[method].composeRitual(recipe, planet);
}

/** The element that leads in the mark of a recipe; null where its method has none. */
export function findLeadingElement(recipe: SigilRecipe): Element | null {
  return findLeadingElementBy(recipe.method, recipe);
}

function findLeadingElementBy<Method extends SigilMethod>(method: Method, recipe: RecipeOf[Method]): Element | null {
  return METHOD_GUIDES[method].findLeadingElement?.(recipe) ?? null;
}
