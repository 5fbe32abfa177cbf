import type { Care } from "#domain/intentions/intention-analysis.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import type { SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";

/** What is said of an order whose sentences mean harm, found in the browser; null where they mean none. */
export function checkOrder(order: SigilOrder): Care | null {
  const recipe = parseRecipe(order);
  return findRecipeCare(recipe.isOk ? recipe.value : { method: "chaos", intention: order.intention });
}
