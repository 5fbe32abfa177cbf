import { isConceptTheme } from "../custom/concepts.ts";
import type { ConceptTheme } from "../custom/symbol-library.ts";

/** The mark of each theme, as it follows "the mark of power, ". */
const THEME_MARKS: Readonly<Record<ConceptTheme, string>> = {
  discovery: "a star of four points",
  purpose: "an arrow",
  alignment: "a pointed oval",
  truth: "a balance",
  love: "two bows that cross on a stem",
  wealth: "a ring",
  power: "two chevrons on a stem",
  wisdom: "an open eye",
  healing: "a cross of equal arms",
  protection: "a shield",
  growth: "a sprout",
  peace: "a bowl on a stem",
};

/** The marks of the nine motifs, which stand for words without a theme. */
const MOTIF_MARKS: ReadonlyMap<string, string> = new Map([
  ["tree", "a tree of two boughs"],
  ["spiral", "a round vessel"],
  ["knot", "a knot of two loops"],
  ["sun", "a ring with four rays"],
  ["moon", "a horned moon on a stem"],
  ["hand", "a fork of three prongs"],
  ["eye", "an eye on a stem"],
  ["serpent", "two winding lines"],
  ["mountain", "a peak"],
]);

/** What is drawn for a concept in the heart: "the mark of power, two chevrons on a stem". */
export function describeHeartMark({ concept, symbol }: { readonly concept: string; readonly symbol: string }): string {
  if (isConceptTheme(concept)) return `the mark of ${concept}, ${THEME_MARKS[concept]}`;
  return `the mark of “${concept}”, ${MOTIF_MARKS.get(symbol) ?? "a sign of its own"}`;
}
