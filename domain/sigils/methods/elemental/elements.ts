/** The four elements, in the order in which a visitor meets them. */
export const ELEMENTS = ["earth", "water", "fire", "air"] as const;

/** One of the four elements. */
export type Element = (typeof ELEMENTS)[number];

/** What the tradition gives to an element, and how it is channeled. */
export interface ElementLore {
  readonly name: string;
  /** Alchemical sign as text. */
  readonly glyph: string;
  /** How the sign is drawn. */
  readonly sign: string;
  /** Whether a bar crosses the sign. */
  readonly hasBar: boolean;
  readonly direction: "north" | "west" | "south" | "east";
  readonly season: "winter" | "autumn" | "summer" | "spring";
  /** What it does, in a word that follows its name: "Fire begins". */
  readonly deed: string;
  /** What a person does to channel it. */
  readonly channeling: string;
  /** What finishes its figure where it leads and a place is free. */
  readonly ornament: string;
}

/** The elements' lore as Western practice has it. */
export const ELEMENT_LORE: Readonly<Record<Element, ElementLore>> = {
  earth: {
    name: "Earth",
    glyph: "🜃\uFE0E",
    sign: "a triangle on its point, with a bar across",
    hasBar: true,
    direction: "north",
    season: "winter",
    deed: "keeps",
    channeling: "Both feet on the floor. Feel what holds you up.",
    ornament: "a small square",
  },
  water: {
    name: "Water",
    glyph: "🜄\uFE0E",
    sign: "a triangle on its point",
    hasBar: false,
    direction: "west",
    season: "autumn",
    deed: "feels",
    channeling: "Nine slow breaths, each lower than the last.",
    ornament: "a breaking wave",
  },
  fire: {
    name: "Fire",
    glyph: "🜂\uFE0E",
    sign: "a triangle on its base",
    hasBar: false,
    direction: "south",
    season: "summer",
    deed: "begins",
    channeling:
      "Look into a flame, or into the thought of one, until your face is warm. Then say your intention to it.",
    ornament: "a flame",
  },
  air: {
    name: "Air",
    glyph: "🜁\uFE0E",
    sign: "a triangle on its base, with a bar across",
    hasBar: true,
    direction: "east",
    season: "spring",
    deed: "speaks",
    channeling: "Whisper the sentence once, and let it leave.",
    ornament: "a small ring",
  },
};

/** How an element is channeled where the sentence is not to be said: by the body alone. */
export const QUIET_CHANNELING: Readonly<Record<Element, string>> = {
  earth: ELEMENT_LORE.earth.channeling,
  water: ELEMENT_LORE.water.channeling,
  fire: "Hold your hands around a warm cup, or the thought of one, until they are warm.",
  air: "Breathe out slowly, and feel the next breath come by itself.",
};

/** How the elements stand in the sigil. */
export const ELEMENTAL_LAYOUTS = [
  { id: "circle", name: "Circle", meaning: "one ring holds all" },
  { id: "cardinal", name: "Cardinal", meaning: "each to its quarter" },
  { id: "square", name: "Square", meaning: "walls and corners" },
  { id: "flowing", name: "Flowing", meaning: "scrolls, no frame" },
] as const;

/** The name of an elemental layout. */
export type ElementalLayout = (typeof ELEMENTAL_LAYOUTS)[number]["id"];
