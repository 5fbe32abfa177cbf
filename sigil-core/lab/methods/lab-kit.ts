import type fc from "fast-check";
import type { Drawing } from "../../host/drawing.ts";
import type { DrawingMethod, RequestOf } from "../../host/drawing-request.ts";
import type { Lot } from "../recipes/compose-lot.ts";

/** What the gates of one method are. */
export interface MethodGates {
  /** Share of ink in the figure's box. */
  readonly ink: { readonly from: number; readonly to: number };
  /** The air that strokes keep which don't meet, in widths of the pen; see decision 0010. */
  readonly airInPens: number;
  /** Width of the pen that draws the main lines, px. */
  readonly penPx: number;
  /** Whether the letters' own lines are the figure, so that every end and counter is judged; symbols have small counters themselves. */
  readonly isTraced: boolean;
  /** Whether the two halves are one line and its mirror but for one odd stroke; a letter of the text could be read in them. */
  readonly isMirrored: boolean;
  /** The most that a figure may share with that of a text with one other letter, of 1. */
  readonly overlapLetterMost: number;
  /** Median and 95th percentile of the time for one sigil, ms. */
  readonly timeMs: { readonly median: number; readonly p95: number };
}

/** All that differs by method in the laboratory. */
export interface LabKit<Method extends DrawingMethod> {
  readonly gates: MethodGates;
  /**
   * A legal request, the same for the same index in every run. What shapes a drawing most (planet, layout, culture, dominant element, how many
   * symbols) goes round in turn with the index; the rest is drawn by lot.
   */
  composeRequest(intention: string, index: number, lot: Lot): RequestOf[Method];
  /** Any text with any legal choices. */
  readonly anyRequest: fc.Arbitrary<RequestOf[Method]>;
  /** How many separate figures a drawing may have: one, and one more for each sign that the method sets free. */
  countAllowedFigures(request: RequestOf[Method], drawing: Drawing): number;
  /** The choice that shapes a drawing most, for its caption; null where the intention is all. */
  describeChoice(request: RequestOf[Method]): string | null;
  /** The group of choices in which figures may look most alike, such as a culture or a layout; null where there is none. */
  findGroup(request: RequestOf[Method]): string | null;
  /** How far the index rises from one golden picture to the next, so that all that goes round in turn is met. */
  readonly goldenStep: number;
}
