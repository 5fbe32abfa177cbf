import type { Element } from "./methods/elemental/elements.ts";
import type { Planet } from "./methods/planetary/planets.ts";

/** A ritual as a guide tells it: what it does, what it needs, and its steps in order. */
export interface Ritual {
  readonly title: string;
  readonly opening: string;
  readonly needs: readonly string[];
  readonly steps: readonly string[];
  readonly closing: string;
}

/** What a guide says of one method. */
export interface MethodGuide<Recipe> {
  /** The last line of the title page. */
  readonly titleLine: string;
  /** The ritual by which a mark of the method is charged; `planet` is the one whose day suits its words. */
  composeRitual(recipe: Recipe, planet: Planet): Ritual;
  /** Another ritual, for a second mark or a second time. */
  readonly secondRitual: Ritual;
  /** What the method goes back to. */
  readonly sources: readonly string[];
  /** The element that leads in a mark, for a method that has one. */
  findLeadingElement?(recipe: Recipe): Element;
}

/** The book that every method goes back to. */
export const SPARE =
  "Austin Osman Spare, The Book of Pleasure, London 1913: the letters of a wish, struck out and joined.";
