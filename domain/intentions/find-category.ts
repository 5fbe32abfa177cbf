import { listConcepts } from "../sigils/concepts.ts";
import type { ConceptTheme } from "../sigils/symbol-library.ts";
import type { SuggestionCategory } from "./suggestion-category.ts";

const CATEGORY_OF_THEME: Readonly<Record<ConceptTheme, SuggestionCategory>> = {
  discovery: "wisdom",
  purpose: "career",
  alignment: "wisdom",
  truth: "wisdom",
  love: "love",
  wealth: "wealth",
  power: "confidence",
  wisdom: "wisdom",
  healing: "health",
  protection: "protection",
  growth: "creativity",
  peace: "wisdom",
};

/** The field of life that an English text speaks of first; confidence where it names none. */
export function findCategory(text: string): SuggestionCategory {
  const [first] = listConcepts(text);
  return first?.kind === "theme" ? CATEGORY_OF_THEME[first.name] : "confidence";
}
