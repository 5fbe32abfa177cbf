/** Every choice that a request can name, with its number in the core (`assembly/abi.ts`): a position counted from 1. */

export const PLANET_NUMBERS = { saturn: 1, jupiter: 2, mars: 3, sun: 4, venus: 5, mercury: 6, moon: 7 } as const;
export type PlanetId = keyof typeof PLANET_NUMBERS;

export const CUSTOM_LAYOUT_NUMBERS = { directional: 1, circular: 2, hierarchical: 3 } as const;
export type CustomLayout = keyof typeof CUSTOM_LAYOUT_NUMBERS;

export const CENTER_SYMBOL_NUMBERS = {
  point: 1,
  star: 2,
  hexagram: 3,
  hexafoil: 4,
  stone: 5,
  ouroboros: 6,
  wheel: 7,
  quatrefoil: 8,
  heptagram: 9,
  threerings: 10,
} as const;
export type CenterSymbolId = keyof typeof CENTER_SYMBOL_NUMBERS;

export const CONCEPT_THEME_NUMBERS = {
  discovery: 1,
  purpose: 2,
  alignment: 3,
  truth: 4,
  love: 5,
  wealth: 6,
  power: 7,
  wisdom: 8,
  healing: 9,
  protection: 10,
  growth: 11,
  peace: 12,
} as const;
export type ConceptTheme = keyof typeof CONCEPT_THEME_NUMBERS;

/** Three to each theme, in the themes' order. */
export const THEME_SYMBOL_NUMBERS = {
  compass: 1,
  key: 2,
  lantern: 3,
  arrow: 4,
  anchor: 5,
  torch: 6,
  plumb: 7,
  vesica: 8,
  axis: 9,
  scales: 10,
  feather: 11,
  blade: 12,
  heart: 13,
  rose: 14,
  bond: 15,
  coin: 16,
  sheaf: 17,
  horn: 18,
  bolt: 19,
  crown: 20,
  pillar: 21,
  owl: 22,
  book: 23,
  lamp: 24,
  rod: 25,
  chalice: 26,
  mortar: 27,
  shield: 28,
  tower: 29,
  horseshoe: 30,
  sprout: 31,
  fern: 32,
  acorn: 33,
  dove: 34,
  olive: 35,
  water: 36,
} as const;
export type ThemeSymbolId = keyof typeof THEME_SYMBOL_NUMBERS;

export const CULTURE_NUMBERS = { norse: 1, celtic: 2, mediterranean: 3, universal: 4 } as const;
export type CultureId = keyof typeof CULTURE_NUMBERS;

export const CANDLE_NUMBERS = { white: 1, black: 2, red: 3, gold: 4 } as const;
export type CandleColor = keyof typeof CANDLE_NUMBERS;

export const MOTIF_NUMBERS = {
  tree: 1,
  spiral: 2,
  knot: 3,
  sun: 4,
  moon: 5,
  hand: 6,
  eye: 7,
  serpent: 8,
  mountain: 9,
} as const;
export type MotifId = keyof typeof MOTIF_NUMBERS;

/** What a concept or a heart can be drawn as: a theme's symbol, or a motif for words without a theme; `assembly/abi.ts` counts motifs from 47. */
export const CONCEPT_SYMBOL_NUMBERS = {
  ...THEME_SYMBOL_NUMBERS,
  tree: 47,
  spiral: 48,
  knot: 49,
  sun: 50,
  moon: 51,
  hand: 52,
  eye: 53,
  serpent: 54,
  mountain: 55,
} as const satisfies Record<ThemeSymbolId | MotifId, number>;
export type ConceptSymbolId = keyof typeof CONCEPT_SYMBOL_NUMBERS;

export const ELEMENT_NUMBERS = { fire: 1, water: 2, air: 3, earth: 4 } as const;
export type ElementId = keyof typeof ELEMENT_NUMBERS;

export const ELEMENTAL_LAYOUT_NUMBERS = { circle: 1, cardinal: 2, square: 3, flowing: 4 } as const;
export type ElementalLayout = keyof typeof ELEMENTAL_LAYOUT_NUMBERS;
