/** A color as `#rrggbb`. */
export type Ink = `#${string}`;

/** Every ink and paper of one theme, by what it is for. */
export interface Inks {
  /** The page, a step and two steps deeper. */
  readonly ground: Ink;
  readonly groundDeep: Ink;
  readonly groundDeepest: Ink;
  readonly text: Ink;
  /** Notes, captions, hints. */
  readonly textSoft: Ink;
  /** The one action of a view, and what is written on it. */
  readonly rubric: Ink;
  readonly onRubric: Ink;
  /** What is chosen, and what has the focus. */
  readonly lapis: Ink;
  readonly onLapis: Ink;
  /** Gold leaf, for ornaments and the paid tier; never for text. */
  readonly gold: Ink;
  readonly onGold: Ink;
  readonly success: Ink;
  readonly onSuccess: Ink;
  readonly warning: Ink;
  readonly onWarning: Ink;
  readonly error: Ink;
  readonly onError: Ink;
  /** The outline of what can be operated, 3:1 on the ground. */
  readonly edge: Ink;
  /** What only divides. */
  readonly rule: Ink;
  /** Thick and thin frames. */
  readonly frame: Ink;
  /** The sheet that a sigil or a field lies on. */
  readonly paper: Ink;
  /** What a sigil is written in that no candle tints. */
  readonly sigil: Ink;
  /** What covers the page under a dialog. */
  readonly scrim: Ink;
  /** Single points of light. */
  readonly star: Ink;
  /** The pigments of the planets. */
  readonly planets: Readonly<Record<"saturn" | "jupiter" | "mars" | "sun" | "venus" | "mercury" | "moon", Ink>>;
  /** The inks of ancestral sigils, by the color of their candle. */
  readonly candles: Readonly<Record<"white" | "black" | "red" | "gold", Ink>>;
  /** The candles themselves. */
  readonly wax: Readonly<Record<"white" | "black" | "red" | "gold", Ink>>;
}

/** The light theme: printed in black and red on vellum. */
export const VELLUM: Inks = {
  ground: "#f6efe0",
  groundDeep: "#efe5d0",
  groundDeepest: "#e2d4b7",
  text: "#1f1a14",
  textSoft: "#5b4e3b",
  rubric: "#9b2d1f",
  onRubric: "#fbf6ea",
  lapis: "#26436b",
  onLapis: "#fbf6ea",
  gold: "#a47a2c",
  onGold: "#1f1608",
  success: "#2a6350",
  onSuccess: "#fbf6ea",
  warning: "#7a560c",
  onWarning: "#fbf6ea",
  error: "#7c1b2c",
  onError: "#fbf6ea",
  edge: "#85755a",
  rule: "#cdbb97",
  frame: "#1f1a14",
  paper: "#fcf8ee",
  sigil: "#1f1a14",
  scrim: "#57493a",
  star: "#f6efe0",
  planets: {
    saturn: "#453f70",
    jupiter: "#2f569c",
    mars: "#9b2d1f",
    sun: "#8a6210",
    venus: "#2a6b47",
    mercury: "#9d4d12",
    moon: "#5b6472",
  },
  candles: { white: "#6d6557", black: "#14110d", red: "#9b2d1f", gold: "#8a6210" },
  wax: { white: "#fbf6ea", black: "#2a241d", red: "#9b2d1f", gold: "#b98d3b" },
};

/** The dark theme: written in gold on dyed parchment. */
export const NOCTURNE: Inks = {
  ground: "#11131c",
  groundDeep: "#171a26",
  groundDeepest: "#232839",
  text: "#ece4d2",
  textSoft: "#b1a994",
  rubric: "#d9674f",
  onRubric: "#140a08",
  lapis: "#8fb0dd",
  onLapis: "#0d1119",
  gold: "#d3ab5f",
  onGold: "#191203",
  success: "#7fbf9f",
  onSuccess: "#0a1510",
  warning: "#ddb45c",
  onWarning: "#191203",
  error: "#ec8f94",
  onError: "#1c0709",
  edge: "#737b93",
  rule: "#343b50",
  frame: "#8f7746",
  paper: "#0b0d14",
  sigil: "#d3ab5f",
  scrim: "#06070b",
  star: "#d3ab5f",
  planets: {
    saturn: "#aba6e0",
    jupiter: "#8fb0dd",
    mars: "#e27b64",
    sun: "#dcb55f",
    venus: "#86c29a",
    mercury: "#e39d60",
    moon: "#ccd2dc",
  },
  candles: { white: "#f4eedf", black: "#b9b2a3", red: "#e0755c", gold: "#d9b25f" },
  wax: { white: "#efe7d6", black: "#05060a", red: "#b8472f", gold: "#c79c4c" },
};

/** What is printed: the inks of the light theme on paper that stays white. */
export const PRINT: Inks = { ...VELLUM, ground: "#ffffff", groundDeep: "#ffffff", paper: "#ffffff" };

/** What a tool follows, or what is copied onto skin: machines cut at pure black, and treat any other color as a picture. */
export const BLACK: Ink = "#000000";

/** The parts of an ink, each from 0 to 1. */
export function toRgb(ink: Ink): { readonly red: number; readonly green: number; readonly blue: number } {
  const bits = Number.parseInt(ink.slice(1), 16);
  return { red: (bits >> 16) / 255, green: ((bits >> 8) & 255) / 255, blue: (bits & 255) / 255 };
}
