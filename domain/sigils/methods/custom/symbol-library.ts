/** A symbol that a person can choose: the name that the drawing goes by, the name to show, and what it stands for in a few words. */
export interface ChosenSymbol<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly meaning: string;
}

/** The twelve themes of an intention. */
export const CONCEPT_THEMES = [
  "discovery",
  "purpose",
  "alignment",
  "truth",
  "love",
  "wealth",
  "power",
  "wisdom",
  "healing",
  "protection",
  "growth",
  "peace",
] as const;

/** One of the twelve themes. */
export type ConceptTheme = (typeof CONCEPT_THEMES)[number];

/** Three symbols for each theme; the first is what a wizard starts with. */
export const THEME_SYMBOLS = {
  discovery: [
    { id: "compass", name: "Compass rose", meaning: "find the way by looking outward" },
    { id: "key", name: "Key", meaning: "what was shut opens" },
    { id: "lantern", name: "Lantern", meaning: "light carried into the dark" },
  ],
  purpose: [
    { id: "arrow", name: "Arrow", meaning: "one aim, loosed" },
    { id: "anchor", name: "Anchor", meaning: "holds to what matters" },
    { id: "torch", name: "Torch", meaning: "a task handed on burning" },
  ],
  alignment: [
    { id: "plumb", name: "Plumb line", meaning: "hang true, from above to below" },
    { id: "vesica", name: "Vesica", meaning: "two circles, one shared door" },
    { id: "axis", name: "Axis", meaning: "sky and ground on one line" },
  ],
  truth: [
    { id: "scales", name: "Scales", meaning: "each thing weighed by its own weight" },
    { id: "feather", name: "Feather", meaning: "lighter than any lie" },
    { id: "blade", name: "Upright blade", meaning: "the word that cuts clean" },
  ],
  love: [
    { id: "heart", name: "Heart", meaning: "given and kept at once" },
    { id: "rose", name: "Rose", meaning: "opens slowly, petal by petal" },
    { id: "bond", name: "Bond", meaning: "two loops of one thread" },
  ],
  wealth: [
    { id: "coin", name: "Coin", meaning: "round as heaven, square as earth" },
    { id: "sheaf", name: "Ear of wheat", meaning: "one grain comes back a hundred" },
    { id: "horn", name: "Horn of plenty", meaning: "more comes out than went in" },
  ],
  power: [
    { id: "bolt", name: "Thunderbolt", meaning: "force gathered in the fist" },
    { id: "crown", name: "Crown", meaning: "rule yourself first" },
    { id: "pillar", name: "Pillar", meaning: "bears the roof and does not speak" },
  ],
  wisdom: [
    { id: "owl", name: "Owl", meaning: "sees while others sleep" },
    { id: "book", name: "Open book", meaning: "what was learned, laid open" },
    { id: "lamp", name: "Oil lamp", meaning: "a small flame that lasts the night" },
  ],
  healing: [
    { id: "rod", name: "Healer’s rod", meaning: "the snake sheds what hurt it" },
    { id: "chalice", name: "Chalice", meaning: "drink, and be whole" },
    { id: "mortar", name: "Mortar", meaning: "the remedy is ground by hand" },
  ],
  protection: [
    { id: "shield", name: "Shield", meaning: "stand behind it and breathe" },
    { id: "tower", name: "Watchtower", meaning: "seen from far, reached by none" },
    { id: "horseshoe", name: "Horseshoe", meaning: "holds the luck it catches" },
  ],
  growth: [
    { id: "sprout", name: "Sprout", meaning: "two leaves out of one seed" },
    { id: "fern", name: "Unfolding fern", meaning: "everything ahead is already rolled up inside" },
    { id: "acorn", name: "Acorn", meaning: "an oak, keeping quiet" },
  ],
  peace: [
    { id: "dove", name: "Dove", meaning: "comes back with good news" },
    { id: "olive", name: "Olive branch", meaning: "held out with an open hand" },
    { id: "water", name: "Still water", meaning: "the surface keeps the sun whole" },
  ],
} as const satisfies Record<ConceptTheme, readonly [ChosenSymbol, ChosenSymbol, ChosenSymbol]>;

/** The name of a theme's symbol. */
export type ThemeSymbolId = (typeof THEME_SYMBOLS)[ConceptTheme][number]["id"];

/** The nine motifs that nearly all peoples share: the family's symbols, and what plain words are drawn as. */
export const MOTIFS = [
  { id: "tree", name: "Tree", meaning: "root, trunk and crown: the line of the family" },
  { id: "spiral", name: "Spiral", meaning: "the journey inward and back" },
  { id: "knot", name: "Knot", meaning: "no beginning, no end" },
  { id: "sun", name: "Sun", meaning: "returns every day" },
  { id: "moon", name: "Moon", meaning: "changes and stays" },
  { id: "hand", name: "Hand", meaning: "the maker, the giver" },
  { id: "eye", name: "Eye", meaning: "watches over its own" },
  { id: "serpent", name: "Serpent", meaning: "renews its skin" },
  { id: "mountain", name: "Mountain", meaning: "stands where the elders stood" },
] as const satisfies readonly ChosenSymbol[];

/** The name of a motif. */
export type MotifId = (typeof MOTIFS)[number]["id"];

/** What a concept can be drawn as: a theme's symbol, or a motif for a plain word. */
export type ConceptSymbolId = ThemeSymbolId | MotifId;

/** The symbols that can be in the middle of a custom sigil; everything else is tied to them. */
export const CENTER_SYMBOLS = [
  { id: "point", name: "Circled point", meaning: "the self in its world" },
  { id: "star", name: "Morning star", meaning: "eight ways to begin" },
  { id: "hexagram", name: "Joined triangles", meaning: "fire and water agree" },
  { id: "hexafoil", name: "Daisy wheel", meaning: "the mark carpenters cut above doors" },
  { id: "stone", name: "Squared circle", meaning: "the rough work made even" },
  { id: "ouroboros", name: "Ring serpent", meaning: "the end feeds the beginning" },
  { id: "wheel", name: "Wheel", meaning: "turns because its middle does not" },
  { id: "quatrefoil", name: "Quatrefoil", meaning: "four rooms round one hearth" },
  { id: "heptagram", name: "Seven-pointed star", meaning: "one line past seven gates" },
  { id: "threerings", name: "Three rings", meaning: "cut one and all come loose" },
] as const satisfies readonly ChosenSymbol[];

/** The name of a center symbol. */
export type CenterSymbolId = (typeof CENTER_SYMBOLS)[number]["id"];

/** How the symbols of a custom sigil stand to one another. */
export const CUSTOM_LAYOUTS = [
  { id: "directional", name: "Directional", meaning: "each on its point of the compass" },
  { id: "circular", name: "Circular", meaning: "one ring, none before the others" },
  { id: "hierarchical", name: "Hierarchical", meaning: "the first rules the rest" },
] as const satisfies readonly ChosenSymbol[];

/** The name of a custom layout. */
export type CustomLayout = (typeof CUSTOM_LAYOUTS)[number]["id"];

/** The ids of a list of choices, as the closed list that a schema wants. */
export function listIds<Id extends string>(choices: readonly ChosenSymbol<Id>[]): Id[] {
  return choices.map(({ id }) => id);
}

/** The choice with an id of its list. */
export function getChoice<Id extends string>(choices: readonly ChosenSymbol<Id>[], id: Id): ChosenSymbol<Id> {
  const choice = choices.find((one) => one.id === id);
  if (!choice) throw new Error(`The list of choices has no ${id}.`);
  return choice;
}
