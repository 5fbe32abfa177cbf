import { listMatches, makeLexicon } from "../../lexicon.ts";
import { ELEMENTS, type Element } from "./elements.ts";

/** The words that speak of an element; a word may speak of two. */
export const ELEMENT_WORDS: Readonly<Record<Element, string>> = {
  earth: `
    earth ground grounded stable stability security secure safe safety home house body health healthy money wealth wealthy rich abundance
    prosper prosperity work job business career material land soil garden plant grow growth harvest food build foundation patience patient
    endure discipline structure practical strength solid steady root mountain stone forest tree nature fertile fertility property finance
    debt income salary protect protection routine habit save saving weight legacy`,
  water: `
    water sea ocean river rain emotion emotional feel feeling love heart heal healing intuition intuitive dream sleep calm peace peaceful
    forgive forgiveness compassion family mother child children baby cleanse purify flow grief grieve tear cry let_go soothe gentle
    tender tenderness relationship marriage soul psychic memory rest moon sadness sad lonely loneliness trust accept acceptance surrender
    nurture empathy sensitive quiet recover recovery kindness comfort mercy`,
  fire: `
    fire flame burn passion passionate courage courageous brave bravery power powerful energy energetic will willpower action act start
    begin success successful victory win lead leader leadership confident confidence bold desire lust transform transformation change
    create creativity creative inspire inspiration motivate motivation determined ambition ambitious fight fighter conquer overcome sun
    summer fear anger vitality strong warrior charisma shine radiant enthusiasm drive fame stand_up quit compete athlete`,
  air: `
    air wind breath breathe breathing mind think thought idea speak speech voice word write writing communicate communication learn study
    knowledge know understand wisdom clarity clear truth honest decide decision travel freedom free fly journey teach teaching language
    exam school university plan focus concentrate intellect logic message conversation friend friendship social music sing song new
    beginning spring perspective reason read book inspiration justice negotiate discover imagination answer interview test`,
};

/** The words of all elements by their stems. */
const ELEMENT_LEXICON = makeLexicon(ELEMENTS.map((topic) => ({ topic, weight: 1, words: ELEMENT_WORDS[topic] })));

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
