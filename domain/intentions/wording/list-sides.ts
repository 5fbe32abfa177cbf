import { toSentence } from "../clean-text.ts";
import type { Aim } from "./aim.ts";
import { isFaultless } from "./check-sentence.ts";
import { conjugate } from "./conjugate.ts";

/** Longer aims are not said again inside another sentence. */
const MOST_WORDS = 11;
const HABIT =
  /\b(?:every|each|always|daily|weekly|only (?:before|after)|at night|on time|more often)\b|^(?:eat|sleep|drink|stay|keep|speak|trust|let|live|walk|listen|wake|rest|breathe|enjoy|love|accept|like|know|feel|choose|work|talk|read|use|save|say|hold|think|look|laugh|forgive|take|treat|care|remember)\b/;

/** One thought beside an aim, with what is wanted in its place. */
type Thought = (said: string) => string;

const OF_DEEDS: readonly Thought[] = [
  (does) => `I do my part, step by step, and I ${does}`,
  (does) => `I am calm and glad as I ${does}`,
  (does) => `I ${does}, and I am grateful for it`,
];
const OF_HABITS: readonly Thought[] = [
  (does) => `It comes naturally to me to ${does}`,
  (does) => `I feel good each time I ${does}`,
  (does) => `I ${does}, and it brings light into my days`,
];
const OF_STATES: readonly Thought[] = [
  (does) => `Each day it comes more easily to me to ${does}`,
  (does) => `I feel how good it is to ${does}`,
  (does) => `I am grateful to ${does}`,
];
const OF_BEING: readonly Thought[] = [
  (does) => `I do my part, step by step, and I ${conjugate(does, "I")}`,
  (does) => `I feel how good it is to ${does}`,
  (does) => `I am proud and grateful to ${does}`,
];
const OF_THINGS: readonly Thought[] = [
  (thing) => `I make room in my life for ${thing}`,
  (thing) => `Step by step I come closer to ${thing}`,
  (thing) => `I am grateful for ${thing}`,
];
const OF_OTHERS: readonly Thought[] = [
  (statement) => `I trust with a calm heart that ${statement}`,
  (statement) => `I do my part with love, and ${statement}`,
  (statement) => `I am grateful that ${statement}`,
];

/** An aim from three other sides: what is done for it, how it feels, what it serves. Fewer where one of them is no sound sentence. */
export function listSides({ doer, does, thing, statement }: Aim): readonly string[] {
  if (statement.split(" ").length > MOST_WORDS) return [];
  const isOfWriter = doer.person === "I";
  if (isOfWriter && (does === null || /^be (?:grateful|glad|thankful)\b/.test(does))) return [];
  const said =
    !isOfWriter || does === null
      ? OF_OTHERS.map((say) =>
          say(
            statement.replace(/^(?:My|Our|The|His|Her|There|He|She|They|We|It|Every\w*|All|This|These)\b/, (word) =>
              word.toLowerCase(),
            ),
          ),
        )
      : thing !== undefined
        ? OF_THINGS.map((say) => say(thing))
        : chooseThoughts(does).map((say) => say(does));
  return said.filter((sentence) => isFaultless(sentence)).map((sentence) => toSentence(sentence));
}

function chooseThoughts(does: string): readonly Thought[] {
  if (/^(?:have|be (?:a|an|the|my|in|on|at|with|back|home|better at|good at))\b/.test(does)) return OF_BEING;
  if (/^be\b/.test(does)) return OF_STATES;
  return HABIT.test(does) ? OF_HABITS : OF_DEEDS;
}
