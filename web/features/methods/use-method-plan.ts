import { type Atom, atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";

const NOTHING: Atom<DrawingPlan | null> = atom(null);

const loadPlans = () => import("./method-plans.ts");
const loadNothing = async () => ({ createPlanAtom: null });

/**
 * What a method draws of an intention, with its wizard's answers so far. Chaos magick needs no more than the words; for the others the
 * lexicons are fetched when they are first chosen: until they are there it is undefined. It is null where there are no words, or where the
 * wizard has to be asked first.
 */
export function useMethodPlan(method: SigilMethod, intention: string | null): DrawingPlan | null | undefined {
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
  if (method === "chaos") return chaos;
  return createPlanAtom === null ? undefined : plan;
}

interface PlanMaker {
  readonly createPlanAtom: typeof import("./method-plans.ts").createPlanAtom | null;
}
