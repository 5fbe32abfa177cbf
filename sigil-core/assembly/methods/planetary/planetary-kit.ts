import { PLANETARY_CANDIDATES, PLANETARY_FIELD_PX, PLANETARY_INK_LEAST, PLANETARY_INK_MOST, PLANETARY_IS_TRACED, PLANETARY_NUMBER } from "../../../contract/methods";
import { MethodKit, OPTIONS } from "../method-kit";
import { drawPlanetary } from "./draw-planetary";
import { arePlanetaryOptionsLegal } from "./planetary-options";

/** The planetary method in the core: it takes a planet. */
export const PLANETARY_KIT = new MethodKit(
  PLANETARY_NUMBER, drawPlanetary, OPTIONS, arePlanetaryOptionsLegal, PLANETARY_CANDIDATES, PLANETARY_INK_LEAST, PLANETARY_INK_MOST, PLANETARY_IS_TRACED,
  PLANETARY_FIELD_PX,
);
