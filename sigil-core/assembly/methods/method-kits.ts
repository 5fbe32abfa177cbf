import { ANCESTRAL_KIT } from "./ancestral/ancestral-kit";
import { CHAOS_KIT } from "./chaos/chaos-kit";
import { CUSTOM_KIT } from "./custom/custom-kit";
import { ELEMENTAL_KIT } from "./elemental/elemental-kit";
import { MethodKit } from "./method-kit";
import { PLANETARY_KIT } from "./planetary/planetary-kit";

/** The methods that the core draws. */
const METHOD_KITS: StaticArray<MethodKit> = [CHAOS_KIT, PLANETARY_KIT, CUSTOM_KIT, ANCESTRAL_KIT, ELEMENTAL_KIT];

/** The method with a number; null where there is none. */
export function findMethodKit(number: i32): MethodKit | null {
  for (let i = 0; i < METHOD_KITS.length; i++) if (METHOD_KITS[i].number == number) return METHOD_KITS[i];
  return null;
}
