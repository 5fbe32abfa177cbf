import { describeReduction, describeSpelling, type LetterFacts, TOO_FEW_LETTERS } from "../../letter-steps.ts";
import { joinWords, writeTimes } from "../../prose.ts";
import { type Bead, describeBeads, describeSeal, nameEnds } from "../../seal-steps.ts";
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
  /** The letters that remain of the intention, and those of them that are strung as beads. */
  readonly remaining: string;
  readonly beads: readonly Bead[];
  /** The kinds of terminal at free ends: rays in a ring or on the compass, the stem and its free arms in a hierarchy. */
  readonly ends: readonly string[];
  readonly sealFamily: string;
}

/** Where the letters that remain are strung. */
const BEAD_PLACES: Readonly<Record<CustomLayout, string>> = {
  directional: "on a ring round the centre, the same on both sides wherever there is room",
  circular: "on the ring between them, the same on both sides wherever there is room",
  hierarchical: "on a ring round the crown, the same on both sides",
};

/** The way from the concepts to the sigil, in sentences that can be followed with pen and paper. */
export function describeCustomSteps(facts: CustomFacts): string[] {
  return [
    `Find what the intention is about: ${joinWords(facts.concepts.map(describeFinding))}.`,
    ...facts.concepts.map(describeSymbol),
    describeCenter(facts),
    ...(facts.layout === "hierarchical" ? describeTree(facts) : describeSpokes(facts)),
    ...describeSpelling(facts),
    ...describeReduction(facts, facts.remaining, TOO_FEW_LETTERS),
    ...describeBeads(facts.beads, facts.remaining, BEAD_PLACES[facts.layout]),
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
  return `Draw ${name} as the ${choice.name.toLowerCase()}: ${choice.meaning}.`;
}

function describeCenter({ centerSymbol, layout }: CustomFacts): string {
  const { name, meaning } = getChoice(CENTER_SYMBOLS, centerSymbol);
  const where = layout === "hierarchical" ? "at the head of a stem" : "in the middle";
  return `Put the ${name.toLowerCase()} ${where}: ${meaning}.`;
}

/** Round the middle: the symbols on spokes, and free rays where none is. */
function describeSpokes(facts: CustomFacts): string[] {
  const them = facts.concepts.length === 1 ? "it" : "them";
  const places =
    facts.layout === "directional"
      ? `Set ${them} on the compass, north above: ${joinWords(listCompassPlaces(facts))}.`
      : `Set ${them} in a ring, clockwise from the top: ${joinWords(listRing(facts))}.`;
  const rays = nameEnds(facts.ends);
  const ring = facts.layout === "circular" ? ", and draw the ring from one to the next" : "";
  return [
    `${places} Tie each to the middle with a straight line${ring}.`,
    ...(rays === "" ? [] : [`Let free rays run out between them, and end each in ${rays}.`]),
  ];
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

/** On a stem: an odd symbol is at its foot, the others on arms, the first highest. */
function describeTree(facts: CustomFacts): string[] {
  const symbols = facts.seats.map(({ symbol }) => nameSymbol(facts, symbol));
  const onArms = symbols.length % 2 === 0 ? symbols : symbols.slice(0, -1);
  const atFoot = symbols.length % 2 === 0 ? undefined : symbols.at(-1);
  const arms = onArms.length === 0 ? "" : `Let arms leave the stem and bear, from the top down, ${joinWords(onArms)}.`;
  const foot = atFoot === undefined ? "" : `Set ${atFoot} at the foot of the stem.`;
  const ends = nameEnds(facts.ends);
  const free =
    onArms.length === 0 ? `Bend a free arm up on either side, and end each in ${ends}.` : `End the stem in ${ends}.`;
  return [arms, foot, ends === "" ? "" : free].filter((sentence) => sentence !== "");
}
