import type { Care } from "#domain/intentions/intention-analysis.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { explainPlanet, type PlanetReason } from "#domain/sigils/methods/planetary/choose-planet.ts";
import { PLANET_LORE, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { findFittingPlanet, planDrawing } from "#domain/sigils/plan-drawing.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { Typeface } from "../fonts/typeface.ts";

/** The mark that a guide is about: drawn again from its recipe, never taken from a picture. */
export interface GuideMark {
  readonly recipe: SigilRecipe;
  readonly drawing: Drawing;
  /** The words that were drawn, and the steps that led from them to the mark; null where they stay out of the guide. */
  readonly words: { readonly intention: string; readonly steps: readonly string[] } | null;
  /** The planet whose day suits the words. */
  readonly planet: Planet;
  /** What led to it: words that belong to it, the count of the letters, or the visitor's own choice. */
  readonly planetReason: PlanetReason["kind"];
  /** What is said of words that mean harm; null where they mean none. */
  readonly care: Care | null;
}

/** Draws the mark of a guide. */
export function drawGuideMark(engine: SigilEngine, recipe: SigilRecipe, areWordsShown: boolean): GuideMark {
  const plan = planDrawing(recipe);
  const drawing = engine.draw(plan);
  const { steps } = describeSigil(plan, drawing);
  const { intention } = plan;
  const planet = findFittingPlanet({ ...recipe, intention });
  const { kind } = explainPlanet(intention, planet);
  const words = areWordsShown ? { intention, steps } : null;
  return { recipe, drawing, words, planet, planetReason: kind, care: findRecipeCare(recipe) };
}

const QUOTED = /“[^”]*”/g;

/**
 * A step as the fonts can show it: a planet's sign is in the mark itself and is left out of the text, a quoted word that no
 * font can show becomes an ellipsis.
 */
export function toShowableStep(step: string, face: Typeface): string {
  const signs = Object.values(PLANET_LORE).map(({ glyph }) => glyph);
  const withoutSigns = signs.reduce((text, sign) => text.replaceAll(`${sign}, `, ""), step);
  return withoutSigns.replace(QUOTED, (quoted) => (face.covers(quoted) ? quoted : "“…”"));
}

/** An intention as the fonts can show it; null where they lack even one character, so that it is left out as a whole. */
export function toShowableIntention(intention: string, face: Typeface): string | null {
  const text = intention.replace(/\s+/g, " ").replaceAll("'", "’").trim();
  return face.covers(text) ? text : null;
}
