import { CHAOS_CANDIDATES, CHAOS_INK_LEAST, CHAOS_INK_MOST, CHAOS_IS_TRACED, CHAOS_NUMBER } from "../../../contract/methods";
import { isEmptyFrom } from "../../options/option-block";
import { MethodKit, NO_OPTIONS } from "../method-kit";
import { drawChaos } from "./draw-chaos";

/** The chaos method in the core: the letters are all that it takes. */
export const CHAOS_KIT = new MethodKit(
  CHAOS_NUMBER, drawChaos, NO_OPTIONS, () => isEmptyFrom(0), CHAOS_CANDIDATES, CHAOS_INK_LEAST, CHAOS_INK_MOST, CHAOS_IS_TRACED,
);
