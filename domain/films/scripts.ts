import type { SigilMethod } from "../sigils/method.ts";
import type { FilmScript } from "./film.ts";
import { ANCESTRAL_SCRIPT } from "./scripts/ancestral.ts";
import { CHAOS_SCRIPT } from "./scripts/chaos.ts";
import { CUSTOM_SCRIPT } from "./scripts/custom.ts";
import { ELEMENTAL_SCRIPT } from "./scripts/elemental.ts";
import { PLANETARY_SCRIPT } from "./scripts/planetary.ts";

/** The script of each film. Only the server has them: most of a film is paid for. */
export const FILM_SCRIPTS: Readonly<Record<SigilMethod, FilmScript>> = {
  chaos: CHAOS_SCRIPT,
  planetary: PLANETARY_SCRIPT,
  custom: CUSTOM_SCRIPT,
  ancestral: ANCESTRAL_SCRIPT,
  elemental: ELEMENTAL_SCRIPT,
};
