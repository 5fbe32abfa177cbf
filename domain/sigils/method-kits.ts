import type { SigilMethod } from "./method.ts";
import type { MethodKit } from "./method-kit.ts";
import { ANCESTRAL_KIT } from "./methods/ancestral/kit.ts";
import { CHAOS_KIT } from "./methods/chaos/kit.ts";
import { CUSTOM_KIT } from "./methods/custom/kit.ts";
import { ELEMENTAL_KIT } from "./methods/elemental/kit.ts";
import { PLANETARY_KIT } from "./methods/planetary/kit.ts";

interface Named<Method> {
  readonly method: Method;
  readonly intention: string;
}

/** The methods as browser and server know them. What only the server knows is in `server-kits.ts`. */
export const METHOD_KITS = {
  chaos: CHAOS_KIT,
  planetary: PLANETARY_KIT,
  custom: CUSTOM_KIT,
  ancestral: ANCESTRAL_KIT,
  elemental: ELEMENTAL_KIT,
} satisfies { readonly [Method in SigilMethod]: MethodKit<Named<Method>, Named<Method>> };

type Kits = typeof METHOD_KITS;

/** Each method's recipe. */
export type RecipeOf = { readonly [Method in SigilMethod]: Parameters<Kits[Method]["plan"]>[0] };

/** Each method's plan. */
export type PlanOf = { readonly [Method in SigilMethod]: ReturnType<Kits[Method]["plan"]> };

/** What is to be drawn, checked: the method, the intention and the answers of the method's wizard, as far as they enter the sigil. */
export type SigilRecipe = RecipeOf[SigilMethod];

/** What the core is asked to draw. The core's own request takes it as it is. */
export type DrawingPlan = PlanOf[SigilMethod];
