import type { SigilRecipe } from "../sigils/method-kits.ts";
import { findCare } from "./care.ts";
import type { Care } from "./intention-analysis.ts";

/**
 * What is said of a sigil whose sentences mean harm: the intention, and the one that an ancestral sigil is drawn from in its place. Care for
 * the person who wrote them goes before anything else; null where they mean none.
 */
export function findRecipeCare(recipe: SigilRecipe): Care | null {
  const cares = listSentences(recipe).map(findCare);
  return cares.find((care) => care?.kind === "self_harm") ?? cares.find((care) => care !== null) ?? null;
}

function listSentences(recipe: SigilRecipe): readonly string[] {
  const final = recipe.method === "ancestral" ? (recipe.choices.finalIntention?.trim() ?? "") : "";
  return final === "" ? [recipe.intention] : [recipe.intention, final];
}
