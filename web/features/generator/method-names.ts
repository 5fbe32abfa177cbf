import type { SigilMethod } from "#domain/sigils/method.ts";

/** What each method is called: on its card, over its wizard and under its sigils. */
export const METHOD_NAMES: Readonly<Record<SigilMethod, string>> = {
  chaos: "Chaos magick",
  planetary: "Planetary",
  custom: "Custom symbols",
  ancestral: "Ancestral wisdom",
  elemental: "Elemental fusion",
};
