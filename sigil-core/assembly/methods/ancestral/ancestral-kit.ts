import { ANCESTRAL_CANDIDATES, ANCESTRAL_INK_LEAST, ANCESTRAL_INK_MOST, ANCESTRAL_IS_TRACED, ANCESTRAL_NUMBER } from "../../../contract/methods";
import { MethodKit, OPTIONS_AND_SALT } from "../method-kit";
import { drawAncestral } from "./draw-ancestral";
import { areAncestralOptionsLegal } from "./ancestral-options";

/** The ancestral method in the core: it takes a culture, motifs and the visitor's own words. */
export const ANCESTRAL_KIT = new MethodKit(
  ANCESTRAL_NUMBER, drawAncestral, OPTIONS_AND_SALT, areAncestralOptionsLegal, ANCESTRAL_CANDIDATES, ANCESTRAL_INK_LEAST, ANCESTRAL_INK_MOST, ANCESTRAL_IS_TRACED,
);
