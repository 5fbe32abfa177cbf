import { getSignCharacter, type ScriptSignId } from "./methods/ancestral/script-signs.ts";
import type { MotifId } from "./methods/custom/symbol-library.ts";
import { KAMEAS } from "./methods/planetary/kameas.ts";
import { computeCellNumber, findLetterValue } from "./methods/planetary/letter-values.ts";
import type { Planet } from "./methods/planetary/planets.ts";

/**
 * What an intention was turned into before it was drawn, by method: the text that stands beside the finished sigil.
 * - chaos and elemental: the letters that remain;
 * - planetary: each traced letter with the number of its cell;
 * - custom: the concepts in their order;
 * - ancestral: the signs in their own script, or the motifs where nothing is written.
 */
export type ProcessedSource =
  | { readonly method: "chaos" | "elemental"; readonly letters: string }
  | { readonly method: "planetary"; readonly planet: Planet; readonly letters: string }
  | { readonly method: "custom"; readonly concepts: readonly string[] }
  | {
      readonly method: "ancestral";
      readonly signs: readonly ScriptSignId[];
      readonly motifs: readonly MotifId[];
    };

/** The `processedText` of a sigil. */
export function formatProcessedText(source: ProcessedSource): string {
  switch (source.method) {
    case "chaos":
    case "elemental":
      return source.letters;
    case "planetary":
      return formatNumbers(source.letters, KAMEAS[source.planet].length);
    case "custom":
      return source.concepts.join(", ");
    case "ancestral":
      return source.signs.length > 0 ? source.signs.map(getSignCharacter).join(" ") : source.motifs.join(", ");
  }
}

/** "M 4 · T 2": a middle dot, because the numbers run on. */
function formatNumbers(letters: string, order: number): string {
  return [...letters]
    .map((letter) => `${letter} ${computeCellNumber(findLetterValue(letter) ?? 0, order)}`)
    .join(" · ");
}
