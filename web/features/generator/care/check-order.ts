import type { Care } from "#domain/intentions/intention-analysis.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { findRecipe } from "../plan-order.ts";
import type { SigilOrder } from "../request-sigil.ts";

/** What is said of an order whose sentences mean harm, found in the browser; null where they mean none. */
export function checkOrder(order: SigilOrder): Care | null {
  return findRecipeCare(findRecipe(order) ?? { method: "chaos", intention: order.intention });
}
