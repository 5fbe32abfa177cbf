import { type Lexicon, makeLexicon } from "../sigils/lexicon.ts";

/** Parts of life that are far enough from each other for two of them to be two aims. */
const LIFE_AREAS = ["livelihood", "love", "body", "learning", "home", "craft", "journeys"] as const;

/** A part of life. */
export type LifeArea = (typeof LIFE_AREAS)[number];

const WORDS: Readonly<Record<LifeArea, string>> = {
  livelihood: `
    money rich wealth wealthy income salary job career business promotion client customer debt savings mortgage boss office company
    lottery millionaire earn profit raise invest`,
  love: `
    love lover partner soulmate husband wife girlfriend boyfriend marriage married wedding marry romance relationship true_love family child
    children baby friend friends`,
  body: `
    health healthy heal healing body weight slim fit fitness pain illness sick sleep smoking smoke drinking recover recovery gym muscle back
    knee diet strong_body`,
  learning: `exam degree university college school study studies language spanish french german student thesis diploma driving_test test fluent korean portuguese`,
  home: `house apartment flat garden cottage`,
  craft: `novel book song album paint painting music guitar piano poem poetry art film famous fame write publish`,
  journeys: `travel journey voyage world abroad trip japan paris italy`,
};

/** The words of the parts of life by their stems. */
export const LIFE_AREA_LEXICON: Lexicon<LifeArea> = makeLexicon(
  LIFE_AREAS.map((topic) => ({ topic, weight: 1, words: WORDS[topic] })),
);
