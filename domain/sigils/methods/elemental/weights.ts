import { ELEMENT_LEXICON } from "../../element-words.ts";
import { listMatches } from "../../lexicon.ts";
import { ELEMENTS, type Element } from "./elements.ts";

/** How strongly an intention speaks of each element: the number of its different words that do. */
export type ElementWeights = Readonly<Record<Element, number>>;

/** Weighs the elements in an intention: each different word counts once for every element that it speaks of. */
export function weighElements(intention: string): ElementWeights {
  const weights = { earth: 0, water: 0, fire: 0, air: 0 };
  const seen = new Set<string>();
  for (const { stem, meanings } of listMatches(intention, ELEMENT_LEXICON)) {
    if (seen.has(stem)) continue;
    seen.add(stem);
    for (const { topic, weight } of meanings) weights[topic] += weight;
  }
  return weights;
}

/** The elements that weigh most, in the order earth, water, fire, air; empty where none weighs anything. */
export function listHeaviestElements(weights: ElementWeights): Element[] {
  const heaviest = Math.max(weights.earth, weights.water, weights.fire, weights.air);
  if (heaviest === 0) return [];
  return ELEMENTS.filter((element) => weights[element] === heaviest);
}
