import { type Atom, atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { useCode } from "#web/lib/on-demand.tsx";
import { ANCESTRAL_KIT } from "./ancestral/ancestral-kit.ts";
import { CHAOS_KIT } from "./chaos/chaos-kit.ts";
import { CUSTOM_KIT } from "./custom/custom-kit.ts";
import { ELEMENTAL_KIT } from "./elemental/elemental-kit.ts";
import type { MethodKit } from "./method-kit.ts";
import { PLANETARY_KIT } from "./planetary/planetary-kit.ts";

/** The methods in the browser: a sixth is one more folder, and one line here. They are offered in the order of the domain's list. */
export const METHOD_KITS: Readonly<Record<SigilMethod, MethodKit>> = {
  chaos: CHAOS_KIT,
  planetary: PLANETARY_KIT,
  custom: CUSTOM_KIT,
  ancestral: ANCESTRAL_KIT,
  elemental: ELEMENTAL_KIT,
} satisfies Record<SigilMethod, MethodKit>;

/** The methods that ask before they draw. */
export const WIZARD_METHODS: readonly SigilMethod[] = SIGIL_METHODS.filter((method) => METHOD_KITS[method].wizard);

const NOTHING: Atom<DrawingPlan | null> = atom(null);

/**
 * What a method draws of an intention, with its wizard's answers so far. It is undefined until the code of the method is there, and null where
 * there are no words, or where the wizard has to be asked first.
 */
export function useMethodPlan(method: SigilMethod, intention: string | null): DrawingPlan | null | undefined {
  const { module } = useCode(METHOD_KITS[method].plan);
  const planAtom = useMemo(
    () => (intention === null || !module ? NOTHING : module.createPlanAtom(intention)),
    [module, intention],
  );
  const plan = useAtomValue(planAtom);
  return module ? plan : undefined;
}
