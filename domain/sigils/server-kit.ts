import type { ActivationPlan, DescribedSigil, Drawn } from "./drawn.ts";
import type { MethodGuide } from "./guide.ts";

/** What differs by method for the server alone. The browser has none of these texts, which are part of what is bought. */
export interface ServerKit<Recipe, Plan> {
  /** Tells of a drawing what belongs beside it; `drawn` must have been drawn from this plan. */
  describe(plan: Plan, drawn: Drawn): DescribedSigil;
  /** How a sigil is activated. */
  activate(recipe: Recipe): ActivationPlan;
  /** What the mailed guide says of the method. */
  readonly guide: MethodGuide<Recipe>;
}
