import type { ReactElement } from "react";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { getSymbolChoice } from "#domain/sigils/methods/custom/concepts.ts";
import { ELEMENT_LORE } from "#domain/sigils/methods/elemental/elements.ts";
import { findHeart } from "#domain/sigils/methods/elemental/plan.ts";
import { capitalize, joinWords } from "#domain/sigils/prose.ts";
import { nameConcept } from "../custom/custom-answers.ts";
import { WizardPreview } from "../wizard/wizard-pictures.tsx";

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

/** What each part of the mark stands for. */
export function ElementalCommentary({
  plan,
  intention,
}: {
  readonly plan: DrawingPlan | null;
  readonly intention: string;
}): ReactElement | null {
  if (plan?.method !== "elemental") return null;
  const { dominant, supporting, conflicting } = plan;
  const heart = findHeart(intention);
  return (
    <ol className="roman mt-4.5 text-(length:--text-ui)">
      <li>{ELEMENT_LORE[dominant].name} leads: its triangle is drawn largest.</li>
      {heart && (
        <li>
          In its heart: {getSymbolChoice(heart.concept, heart.symbol).name.toLowerCase()}, for{" "}
          {nameConcept(heart.concept)}.
        </li>
      )}
      {supporting.length > 0 && (
        <li>
          {capitalize(joinWords(supporting))} {supporting.length === 1 ? "supports" : "support"} it, smaller.
        </li>
      )}
      {conflicting.length > 0 && (
        <li>
          {capitalize(joinWords(conflicting))} {conflicting.length === 1 ? "is" : "are"} at the edge, smaller and
          thinner.
        </li>
      )}
      <li>The sentence is in its letters, and in the signs of the ring.</li>
    </ol>
  );
}
