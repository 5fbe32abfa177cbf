import { listSymbolChoices } from "./concepts.ts";
import { joinWords } from "./join-words.ts";
import { writeTimes } from "./number-words.ts";
import { describeBeads, describeSeal } from "./seal-steps.ts";
import { CENTER_SYMBOLS, type CenterSymbolId, type ChosenSymbol, type CustomLayout } from "./symbol-library.ts";

/** What is known of a drawing made of chosen symbols. */
export interface CustomFacts {
  /** The concepts in the order in which the intention names them, each with the id of its symbol and the word that named it. */
  readonly concepts: readonly { readonly name: string; readonly symbol: string; readonly word: string }[];
  readonly centerSymbol: CenterSymbolId;
  readonly layout: CustomLayout;
  /**
   * Where the symbols stand, as concept names: clockwise from the top in a ring, from the top down in a hierarchy. A concept that is drawn more
   * than once stands in more than one place. `place` is the compass point of a directional layout: "north", "south-west".
   */
  readonly seats: readonly { readonly concept: string; readonly place: string }[];
  /** The letters that remain of the intention, strung as beads. */
  readonly beads: string;
  /** What the seal looks like. */
  readonly seal: string;
}

/** The way from the concepts to the sigil, in sentences that can be followed with pen and paper. */
export function describeCustomSteps(facts: CustomFacts): string[] {
  const center = CENTER_SYMBOLS.find(({ id }) => id === facts.centerSymbol);
  return [
    `Find what the intention is about: ${joinWords(facts.concepts.map(describeFinding))}.`,
    ...facts.concepts.map(describeSymbol),
    ...(center ? [describeCenter(center, facts.layout)] : []),
    describeSeats(facts),
    ...describeBeads(facts.beads, facts.layout === "hierarchical" ? "round the crown" : "on a ring round the centre"),
    describeSeal(facts.seal),
  ];
}

function describeFinding({ name, word }: CustomFacts["concepts"][number]): string {
  return word.toLowerCase() === name ? name : `${name}, from “${word}”`;
}

function findSymbol(concept: string, id: string): ChosenSymbol | undefined {
  return listSymbolChoices(concept).find((choice) => choice.id === id);
}

function nameSymbol({ name, symbol }: CustomFacts["concepts"][number]): string {
  return (findSymbol(name, symbol)?.name ?? symbol).toLowerCase();
}

function describeSymbol(concept: CustomFacts["concepts"][number]): string {
  const symbol = findSymbol(concept.name, concept.symbol);
  const drawn = `Draw ${concept.name} as the ${nameSymbol(concept)}`;
  return symbol ? `${drawn}: ${symbol.meaning}.` : `${drawn}.`;
}

function describeCenter({ name, meaning }: ChosenSymbol, layout: CustomLayout): string {
  const where = layout === "hierarchical" ? "at the head of a stem" : "in the middle";
  return `Put the ${name.toLowerCase()} ${where}: ${meaning}.`;
}

function describeSeats({ concepts, layout, seats }: CustomFacts): string {
  const nameOf = new Map(concepts.map((concept) => [concept.name, nameSymbol(concept)]));
  const named = seats.map(({ concept, place }) => ({ symbol: `the ${nameOf.get(concept) ?? concept}`, place }));
  const symbols = named.map(({ symbol }) => symbol);
  const them = concepts.length === 1 ? "it" : "them";
  const tie = "Tie each to the middle with a straight line.";
  if (layout === "directional") {
    const places = named.map(({ symbol, place }) => `${symbol} in the ${place}`);
    return `Set ${them} on the compass, north above: ${joinWords(places)}. ${tie}`;
  }
  if (layout === "hierarchical") return `Hang ${them} from the stem on arms, from the top down: ${joinWords(symbols)}.`;
  const [first] = symbols;
  const isAlone = symbols.length > 1 && symbols.every((symbol) => symbol === first);
  const ring = isAlone ? `${first} ${writeTimes(symbols.length)}` : joinWords(symbols);
  return `Set ${them} in a ring, clockwise from the top: ${ring}. ${tie}`;
}
