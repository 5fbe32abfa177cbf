import type { ReactElement } from "react";
import { CULTURE_LORE } from "#domain/sigils/methods/ancestral/traditions.ts";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import { WizardPreview } from "../wizard/wizard-preview.tsx";
import { type AncestralAnswers, FIRST_MOTIF } from "./ancestral-answers.ts";

/** The ancestral mark so far, in the ink of the candle, and what of it is not chosen yet. */
export function AncestralPreview({
  answers: { candleColor, selectedSymbols, culturalBackground },
  plan,
  caption,
}: {
  readonly answers: AncestralAnswers;
  readonly plan: DrawingPlan | null;
  readonly caption?: string;
}): ReactElement {
  const motifs = selectedSymbols.length > 0 ? selectedSymbols : [FIRST_MOTIF];
  const named = joinWords(motifs.map((motif) => `a ${motif}`.replace(/^a (?=[ei])/, "an ")));
  const ink = candleColor === null ? "" : `, in the ${candleColor} of your candle`;
  return (
    <>
      <WizardPreview
        plan={plan}
        label={`an ancestral mark with ${named}${ink}. ${CULTURE_LORE[culturalBackground].writing}`}
        caption={caption ?? `Live preview${ink}`}
        candle={candleColor}
      />
      {selectedSymbols.length === 0 && (
        <p className="note wz-side-note">A {FIRST_MOTIF} holds the place of your symbols until you choose them.</p>
      )}
    </>
  );
}
