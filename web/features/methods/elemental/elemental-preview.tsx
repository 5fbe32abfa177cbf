import type { ReactElement } from "react";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import { WizardPreview } from "../wizard/wizard-preview.tsx";

/** The elemental mark so far, and how its elements stand. */
export function ElementalPreview({
  plan,
  caption,
}: {
  readonly plan: DrawingPlan | null;
  readonly caption?: string;
}): ReactElement {
  return <WizardPreview plan={plan} label={tellElements(plan)} {...(caption !== undefined && { caption })} />;
}

function tellElements(plan: DrawingPlan | null): string {
  if (plan?.method !== "elemental") return "nothing is drawn yet";
  const sides = [
    `a triangle of ${plan.dominant}`,
    ...(plan.supporting.length > 0 ? [`supported by ${joinWords(plan.supporting)}`] : []),
    ...(plan.conflicting.length > 0 ? [`${joinWords(plan.conflicting)} against it`] : []),
  ];
  return `${sides.join(", ")}, in the ${plan.layout} layout`;
}
