import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { joinWords, writeTimes } from "../../prose.ts";
import { type Bead, describeSeal, describeUnplaced, nameEnds } from "../../seal-steps.ts";
import { getSymbolChoice } from "./concepts.ts";
import { CENTER_SYMBOLS, type CenterSymbolId, type CustomLayout, getChoice } from "./symbol-library.ts";

/** What is known of a drawing made of chosen symbols. */
export interface CustomFacts extends LetterFacts {
  /** The concepts in the order in which the visitor keeps them, each with the id of its symbol and the word that named it. */
  readonly concepts: readonly { readonly name: string; readonly symbol: string; readonly word: string }[];
  readonly centerSymbol: CenterSymbolId;
  readonly layout: CustomLayout;
  /**
   * Where the symbols stand, as ids: clockwise from the top in a ring, from the top down in a hierarchy. One that is drawn more than once has
   * more than one seat. `place` is the compass point of a directional layout: "north", "south-west".
   */
  readonly seats: readonly { readonly symbol: string; readonly place: string }[];
  /** The letters that remain of the intention. */
  readonly remaining: string;
  /** The letter that bends what holds the figure together, or leaves it straight. */
  readonly carrier: { readonly letter: string; readonly isBowed: boolean };
  /** The marks of the letters and where they grow: a mark with its article ("a bowl"), a place of `PLACES`. */
  readonly marks: readonly { readonly letter: string; readonly mark: string; readonly place: string }[];
  /** The letters that end arms, and in what. */
  readonly ends: readonly Bead[];
  readonly sealFamily: string;
}

/** The places of the letters, by the names that the core has for them. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ["upper rays", "the two upper rays"],
  ["lower rays", "the two lower rays"],
  ["north arm", "the arm to the north"],
  ["east arm", "the arm to the east"],
  ["south arm", "the arm to the south"],
  ["west arm", "the arm to the west"],
  ["ring", "the ring, between the signs"],
  ["upper branches", "the upper branches"],
  ["lower branches", "the lower branches"],
  ["stem", "the stem"],
]);

/** What the first letter bends, or leaves straight. */
const CARRIERS: Readonly<Record<CustomLayout, { readonly bowed: string; readonly straight: string }>> = {
  directional: { bowed: "what binds the arms is bowed", straight: "what binds the arms has straight sides" },
  circular: { bowed: "the ring is bowed", straight: "the ring has straight sides" },
  hierarchical: { bowed: "the branches are bowed", straight: "the branches are straight" },
};

/** The way from the concepts to the sigil, in sentences that can be followed with pen and paper. */
export function describeCustomSteps(facts: CustomFacts): string[] {
  return [
    `Find what the intention is about: ${joinWords(facts.concepts.map(describeFinding))}.`,
    ...facts.concepts.map(describeSymbol),
    describeCenter(facts),
    ...(facts.layout === "hierarchical" ? describeTree(facts) : [describeRound(facts)]),
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.remaining, TOO_FEW_LETTERS),
    describeCarrier(facts),
    ...describeMarks(facts),
    ...describeEnds(facts),
    ...describeUnplaced(facts.remaining, listPlaced(facts), "place"),
    describeSeal(facts.sealFamily),
  ];
}

function describeFinding({ name, word }: CustomFacts["concepts"][number]): string {
  return word.toLowerCase() === name ? name : `${name} (“${word}”)`;
}

function nameSymbol({ concepts }: CustomFacts, id: string): string {
  const concept = concepts.find(({ symbol }) => symbol === id);
  return `the ${concept ? getSymbolChoice(concept.name, id).name.toLowerCase() : id}`;
}

function describeSymbol({ name, symbol }: CustomFacts["concepts"][number]): string {
  const choice = getSymbolChoice(name, symbol);
  return `Draw ${name} as the ${choice.name.toLowerCase()}, in as few strokes as it can be known by: ${choice.meaning}.`;
}

function describeCenter({ centerSymbol, layout }: CustomFacts): string {
  const { name, meaning } = getChoice(CENTER_SYMBOLS, centerSymbol);
  const where = layout === "hierarchical" ? "at the head of a stem" : "in the middle";
  return `Put the ${name.toLowerCase()} ${where}: ${meaning}.`;
}

/** Around the middle: the signs are on its arms, or on a ring. */
function describeRound(facts: CustomFacts): string {
  const isAlone = facts.concepts.length === 1;
  const them = isAlone ? "it" : "them";
  if (facts.layout === "directional") {
    const places = joinWords(listCompassPlaces(facts));
    return `Let arms run from the middle to the four quarters, and set the ${isAlone ? "sign" : "signs"} at their ends, north above: ${places}.`;
  }
  return `Draw a ring round the middle, tie it to the middle with spokes, and let ${them} grow from it, clockwise from the top: ${joinWords(listRing(facts))}.`;
}

/** Each symbol with all of its compass points; on the diagonals it is drawn smaller. */
function listCompassPlaces(facts: CustomFacts): string[] {
  const bySymbol = Map.groupBy(facts.seats, ({ symbol }) => symbol);
  return [...bySymbol].map(([symbol, seats]) => {
    const size = seats.every(({ place }) => place.includes("-")) ? ", smaller," : "";
    return `${nameSymbol(facts, symbol)}${size} in ${joinWords(seats.map(({ place }) => `the ${place}`))}`;
  });
}

function listRing(facts: CustomFacts): string[] {
  const symbols = facts.seats.map(({ symbol }) => nameSymbol(facts, symbol));
  const [first] = symbols;
  const isAlone = first !== undefined && symbols.length > 1 && symbols.every((symbol) => symbol === first);
  return isAlone ? [`${first} ${writeTimes(symbols.length)}`] : symbols;
}

/** On a stem: an odd symbol is at its foot, the others on branches, the first highest. */
function describeTree(facts: CustomFacts): string[] {
  const symbols = facts.seats.map(({ symbol }) => nameSymbol(facts, symbol));
  const onBranches = symbols.length % 2 === 0 ? symbols : symbols.slice(0, -1);
  const atFoot = symbols.length % 2 === 0 ? undefined : symbols.at(-1);
  return [
    ...(onBranches.length === 0
      ? []
      : [`Let pairs of branches leave the stem and bear, from the top down, ${joinWords(onBranches)}.`]),
    ...(atFoot === undefined ? [] : [`Set ${atFoot} at the foot of the stem.`]),
  ];
}

function describeCarrier({ carrier: { letter, isBowed }, layout }: CustomFacts): string {
  const { bowed, straight } = CARRIERS[layout];
  return isBowed
    ? `${letter} comes first and is a round letter, so ${bowed}.`
    : `${letter} comes first and is a straight letter, so ${straight}.`;
}

/** Where each letter grows, alike on both sides of its arm. */
function describeMarks({ marks }: CustomFacts): string[] {
  const byLetter = Map.groupBy(marks, ({ letter }) => letter);
  const entries = [...byLetter].map(([letter, grown]) => {
    const places = new Set(grown.map(({ place }) => PLACES.get(place) ?? place));
    return `${letter} as ${grown[0]?.mark} on ${joinWords([...places])}`;
  });
  return entries.length === 0
    ? []
    : [`Let the letters grow as marks, alike on both sides of what they grow on: ${entries.join("; ")}.`];
}

function describeEnds({ ends }: CustomFacts): string[] {
  if (ends.length === 0) return [];
  const entries = ends.map(({ letter, terminal }) => `${nameEnds([terminal])} for ${letter}`);
  return [`End the arms that bear letters in other letters: ${joinWords(entries)}.`];
}

function listPlaced({ carrier, marks, ends }: CustomFacts): string[] {
  return [carrier, ...marks, ...ends].map(({ letter }) => letter);
}
