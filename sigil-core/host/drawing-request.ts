import type {
  CandleColor,
  CenterSymbolId,
  ConceptSymbolId,
  ConceptTheme,
  CultureId,
  CustomLayout,
  ElementalLayout,
  ElementId,
  MotifId,
  PlanetId,
} from "./option-ids.ts";

/** What is to be drawn. All of it enters the drawing; what is not listed is refused as `illegal_option`. */
export type DrawingRequest = ChaosRequest | PlanetaryRequest | CustomRequest | AncestralRequest | ElementalRequest;

export type DrawingMethod = DrawingRequest["method"];

/** 1 to 500 Unicode code points; anything that Unicode allows. */
interface Intended {
  readonly intention: string;
}

/** After A. O. Spare: letters as gestures on a spine. */
export interface ChaosRequest extends Intended {
  readonly method: "chaos";
}

/** The letters' numbers traced over a planet's magic square. */
export interface PlanetaryRequest extends Intended {
  readonly method: "planetary";
  readonly planet: PlanetId;
}

/** Chosen symbols around one in the middle. */
export interface CustomRequest extends Intended {
  readonly method: "custom";
  readonly layout: CustomLayout;
  readonly centre: CenterSymbolId;
  /** 1 to 5. A theme takes one of its own three symbols; a concept without a theme takes any, and any motif. */
  readonly symbols: readonly ChosenConcept[];
}

export interface ChosenConcept {
  readonly theme: ConceptTheme | null;
  readonly symbol: ConceptSymbolId;
}

/** Letters and motifs of one culture. */
export interface AncestralRequest extends Intended {
  readonly method: "ancestral";
  readonly culture: CultureId;
  readonly candle: CandleColor;
  /** 1 to 9 different ones, the most important first. */
  readonly motifs: readonly MotifId[];
  /** Free text that makes the drawing its own; at most 8192 bytes as UTF-8. */
  readonly salt: string;
}

/** Triangles of the elements; each element has at most one part. */
export interface ElementalRequest extends Intended {
  readonly method: "elemental";
  readonly dominant: ElementId;
  /** At most 2. */
  readonly supporting: readonly ElementId[];
  /** At most 3. */
  readonly conflicting: readonly ElementId[];
  readonly layout: ElementalLayout;
  /** The symbol in the middle. */
  readonly heart: ConceptSymbolId | null;
}
