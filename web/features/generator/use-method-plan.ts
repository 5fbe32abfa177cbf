import { type Atom, atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";

const NOTHING: Atom<DrawingPlan | null> = atom(null);

const loadPlans = () => import("./wizards/method-plans.ts");
const loadNothing = async () => ({ createPlanAtom: null });

/**
 * What a method draws of an intention, with its wizard's answers so far. Chaos magick needs no more than the words; for the others the
 * lexicons are fetched when they are first chosen, and until they are there, and where there are no words, it is null.
 */
export function useMethodPlan(method: SigilMethod, intention: string | null): DrawingPlan | null {
  const { part } = useOnDemand<PlanMaker>(method === "chaos" ? loadNothing : loadPlans);
  const createPlanAtom = part?.createPlanAtom ?? null;
  const planAtom = useMemo(
    () => (intention === null || createPlanAtom === null ? NOTHING : createPlanAtom(method, intention)),
    [createPlanAtom, method, intention],
  );
  const plan = useAtomValue(planAtom);
  const chaos = useMemo(
    (): DrawingPlan | null => (intention === null ? null : { method: "chaos", intention }),
    [intention],
  );
  return method === "chaos" ? chaos : plan;
}

interface PlanMaker {
  readonly createPlanAtom: typeof import("./wizards/method-plans.ts").createPlanAtom | null;
}
