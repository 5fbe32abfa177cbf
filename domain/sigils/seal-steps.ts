import { joinWords } from "./join-words.ts";

/** The last step of every sigil. `seal` says what the seal looks like: "two circles with beads and small marks between them". */
export function describeSeal(seal: string): string {
  return `Enclose it in its seal: ${seal}. The seal's marks belong to this sentence alone.`;
}

/** How the letters that remain are strung as beads: A to M round, N to Z pointed. None where no letter remains. */
export function describeBeads(letters: string, place: string): string[] {
  const round = [...letters].filter((letter) => letter <= "M");
  const pointed = [...letters].filter((letter) => letter > "M");
  const ofRound = round.length === 0 ? [] : [`a round one for ${joinWords(round)}`];
  const ofPointed = pointed.length === 0 ? [] : [`a pointed one for ${joinWords(pointed)}`];
  const beads = [...ofRound, ...ofPointed];
  return beads.length === 0
    ? []
    : [`String the letters that remain as beads ${place}, the same on both sides: ${joinWords(beads)}.`];
}
