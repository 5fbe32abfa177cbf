import type { SigilMethod } from "./method.ts";
import type { PlanOf, RecipeOf } from "./method-kits.ts";
import { ANCESTRAL_SERVER_KIT } from "./methods/ancestral/server-kit.ts";
import { CHAOS_SERVER_KIT } from "./methods/chaos/server-kit.ts";
import { CUSTOM_SERVER_KIT } from "./methods/custom/server-kit.ts";
import { ELEMENTAL_SERVER_KIT } from "./methods/elemental/server-kit.ts";
import { PLANETARY_SERVER_KIT } from "./methods/planetary/server-kit.ts";
import type { ServerKit } from "./server-kit.ts";

/** The methods as only the server knows them. */
export const SERVER_KITS: { readonly [Method in SigilMethod]: ServerKit<RecipeOf[Method], PlanOf[Method]> } = {
  chaos: CHAOS_SERVER_KIT,
  planetary: PLANETARY_SERVER_KIT,
  custom: CUSTOM_SERVER_KIT,
  ancestral: ANCESTRAL_SERVER_KIT,
  elemental: ELEMENTAL_SERVER_KIT,
};
