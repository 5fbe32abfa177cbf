import type { DrawingMethod, DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { composeRequest, METHODS } from "#sigil-core/lab/method-kits.ts";

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

/** A recipe for each intention; `all` lets the methods take turns. The options of a method take turns, too, where `choice` is null; else all have that turn. */
export function listSheetRecipes(
  method: DrawingMethod | "all",
  intentions: readonly string[],
  choice: number | null,
): DrawingRequest[] {
  return intentions.map((intention, index) => {
    if (method !== "all") return composeRequest(method, intention, choice ?? index);
    const place = index % METHODS.length;
    // Each method counts its own turns, so that planets, layouts and cultures change from one to the next.
    const turn = Math.floor(index / METHODS.length) + 2 * place;
    return composeRequest(METHODS[place] ?? "chaos", intention, choice ?? turn);
  });
}
