import { CUSTOM_CANDIDATES, CUSTOM_INK_LEAST, CUSTOM_INK_MOST, CUSTOM_IS_TRACED, CUSTOM_NUMBER } from "../../../contract/methods";
import { MethodKit, OPTIONS } from "../method-kit";
import { drawCustom } from "./draw-custom";
import { areCustomOptionsLegal } from "./custom-options";

/** The custom method in the core: it takes symbols and their layout. */
export const CUSTOM_KIT = new MethodKit(
  CUSTOM_NUMBER, drawCustom, OPTIONS, areCustomOptionsLegal, CUSTOM_CANDIDATES, CUSTOM_INK_LEAST, CUSTOM_INK_MOST, CUSTOM_IS_TRACED,
);
