import type { ReactElement } from "react";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { CANDLE_MEANINGS, CULTURE_LORE } from "#domain/sigils/methods/ancestral/traditions.ts";
import { getChoice, MOTIFS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import { WizardPreview } from "../wizard/wizard-pictures.tsx";
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
        <p className="note mt-3.5">A {FIRST_MOTIF} holds the place of your symbols until you choose them.</p>
      )}
    </>
  );
}

/** What of the mark was chosen, and what it says. */
export function AncestralCommentary({ answers }: { readonly answers: AncestralAnswers }): ReactElement {
  const { candleColor, culturalBackground, selectedSymbols } = answers;
  return (
    <ol className="roman mt-4.5 text-(length:--text-ui)">
      {candleColor !== null && (
        <li>
          The ink is {candleColor}, for {CANDLE_MEANINGS[candleColor]}.
        </li>
      )}
      <li>{CULTURE_LORE[culturalBackground].writing}</li>
      {selectedSymbols.map((id, index) => {
        const { name, meaning } = getChoice(MOTIFS, id);
        return (
          <li key={id}>
            {name}
            {index === 0 && ", foremost"}: {meaning.replace(": ", ", ")}.
          </li>
        );
      })}
    </ol>
  );
}
