import type { SigilMethod } from "#domain/sigils/method.ts";
import type { Element } from "#domain/sigils/methods/elemental/elements.ts";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import type { RecipeOf } from "#domain/sigils/recipe.ts";

/** A ritual as a guide tells it: what it does, what it needs, and its steps in order. */
export interface Ritual {
  readonly title: string;
  readonly opening: string;
  readonly needs: readonly string[];
  readonly steps: readonly string[];
  readonly closing: string;
}

/** What a guide says of one method. */
export interface MethodGuide<Method extends SigilMethod> {
  /** The last line of the title page. */
  readonly titleLine: string;
  /** The ritual by which a mark of the method is charged; `planet` is the one whose day suits its words. */
  composeRitual(recipe: RecipeOf[Method], planet: Planet): Ritual;
  /** Another ritual, for a second mark or a second time. */
  readonly secondRitual: Ritual;
  /** What the method goes back to. */
  readonly sources: readonly string[];
  /** The element that leads in a mark, for a method that has one. */
  findLeadingElement?(recipe: RecipeOf[Method]): Element;
}

/** The book that every method goes back to. */
export const SPARE =
  "Austin Osman Spare, The Book of Pleasure, London 1913: the letters of a wish, struck out and joined.";
