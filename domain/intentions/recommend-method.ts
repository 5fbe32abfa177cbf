import { listMatches } from "../sigils/lexicon.ts";
import type { SigilMethod } from "../sigils/method.ts";
import { listConcepts } from "../sigils/methods/custom/concepts.ts";
import { choosePlanet } from "../sigils/methods/planetary/choose-planet.ts";
import { PLANET_LEXICON, STRONG_WEIGHT } from "../sigils/methods/planetary/planet-words.ts";
import { withArticle } from "../sigils/methods/planetary/planets.ts";
import { joinWords } from "../sigils/prose.ts";
import { listWords, stemWord } from "../sigils/words.ts";
import { makeStemSet } from "./stem-set.ts";

/** A method that suits an intention, and why. */
export interface MethodAdvice {
  readonly method: SigilMethod;
  readonly reason: string;
}

/** A sentence with at most this number of words is short. */
const SHORT_WORDS = 6;
/** From this number of themes on, each deserves its own symbol. */
const MANY_THEMES = 3;

const KIN = makeStemSet(`
  ancestor ancestors ancestral ancestry grandmother grandfather grandparents grandma grandpa family heritage lineage bloodline forebears
  elders inheritance descendants generations tradition traditions`);
const NATURE = makeStemSet(`
  earth water fire air element elements elemental nature forest river sea ocean storm wind flame flames mountain mountains garden soil rain
  tree trees seed seeds harvest tide waves stone`);

/** The method that suits an intention best; `text` may be in any language. */
export function recommendMethod(text: string, isEnglish: boolean): MethodAdvice {
  if (!isEnglish) {
    return { method: "chaos", reason: "Chaos magick takes the letters of any script as they are." };
  }
  const words = listWords(text);
  const kin = words.find(({ plain }) => KIN.has(stemWord(plain)));
  if (kin) return { method: "ancestral", reason: `${quote(kin.text)} leads to the signs of those before you.` };
  const natural = words.find(({ plain }) => NATURE.has(stemWord(plain)));
  if (natural)
    return {
      method: "elemental",
      reason: `${quote(natural.text)} speaks of the elements, which this method brings together.`,
    };
  const themes = listConcepts(text).filter(({ kind }) => kind === "theme");
  if (themes.length >= MANY_THEMES && words.length > SHORT_WORDS) {
    const names = joinWords(themes.map(({ name }) => name));
    return { method: "custom", reason: `It touches ${names}, and here each gets a symbol of its own.` };
  }
  return words.length > SHORT_WORDS ? recommendPlanet(text) : CHAOS;
}

const CHAOS: MethodAdvice = {
  method: "chaos",
  reason: "It has a single aim in few words, which is what chaos magick turns into one strong sign.",
};

function recommendPlanet(text: string): MethodAdvice {
  const { planet } = choosePlanet(text);
  const own = listMatches(text, PLANET_LEXICON).find(({ meanings }) =>
    meanings.some(({ topic, weight }) => topic === planet && weight === STRONG_WEIGHT),
  );
  if (!own) return CHAOS;
  return {
    method: "planetary",
    reason: `${quote(own.text)} belongs to ${withArticle(planet)}, whose square your letters then cross.`,
  };
}

function quote(word: string): string {
  return `“${word}”`;
}
