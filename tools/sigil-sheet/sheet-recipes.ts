import type { DrawingMethod, DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { composeRecipe, METHODS } from "#sigil-core/lab/recipes/compose-recipes.ts";

/** What a sheet shows where no file of words is given. */
export const SHEET_INTENTIONS: readonly string[] = [
  "I am confident and creative",
  "My home is safe",
  "Money flows to me",
  "I sleep deeply and wake rested",
  "My book finds its readers",
  "Love comes to me freely",
  "I speak with courage",
  "Protect my family",
  "I am calm under pressure",
  "Health returns to me",
  "I win the race",
  "Open the way",
  "My shop thrives this winter",
  "I let go of the past",
  "Wisdom guides my choices",
  "I pass the examination",
  "Peace in this house",
  "The right work finds me",
  "I draw friends to me",
  "My voice is heard",
  "Strength of the mountain",
  "I dream and remember",
  "Abundance",
  "The quick brown fox jumps over the lazy dog",
];

/** A recipe for each intention; `all` lets the methods take turns. */
export function listSheetRecipes(method: DrawingMethod | "all", intentions: readonly string[]): DrawingRequest[] {
  return intentions.map((intention, index) => {
    if (method !== "all") return composeRecipe(method, intention, index);
    const place = index % METHODS.length;
    // Each method counts its own turns, so that planets, layouts and cultures change from one to the next.
    return composeRecipe(METHODS[place] ?? "chaos", intention, Math.floor(index / METHODS.length) + 2 * place);
  });
}

/** The choice that shapes a drawing most, for its caption; null where the intention is all. */
export function describeChoice(request: DrawingRequest): string | null {
  switch (request.method) {
    case "chaos":
      return null;
    case "planetary":
      return request.planet;
    case "custom":
      return `${request.layout}, ${request.symbols.map(({ symbol }) => symbol).join(" ")}`;
    case "ancestral":
      return `${request.culture}, ${request.motifs.join(" ")}`;
    case "elemental":
      return `${request.dominant}, ${request.layout}`;
  }
}
