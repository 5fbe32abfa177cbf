import { PLANET_LORE } from "#domain/sigils/methods/planetary/planets.ts";
import type { Typeface } from "../fonts/typeface.ts";

const QUOTED = /“[^”]*”/g;

/**
 * A step as the fonts can show it: a planet's sign stands in the mark itself and is left out of the text, a quoted word that no
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
