import { ELEMENTAL_CANDIDATES, ELEMENTAL_INK_LEAST, ELEMENTAL_INK_MOST, ELEMENTAL_IS_TRACED, ELEMENTAL_NUMBER } from "../../../contract/methods";
import { MethodKit, OPTIONS_AND_SALT } from "../method-kit";
import { drawElemental } from "./draw-elemental";
import { areElementalOptionsLegal } from "./elemental-options";

/** The elemental method in the core: it takes the elements and their layout, and free text. */
export const ELEMENTAL_KIT = new MethodKit(
  ELEMENTAL_NUMBER, drawElemental, OPTIONS_AND_SALT, areElementalOptionsLegal, ELEMENTAL_CANDIDATES, ELEMENTAL_INK_LEAST, ELEMENTAL_INK_MOST, ELEMENTAL_IS_TRACED,
);
