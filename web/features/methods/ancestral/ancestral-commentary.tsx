import type { ReactElement } from "react";
import { CANDLE_MEANINGS, CULTURE_LORE } from "#domain/sigils/methods/ancestral/traditions.ts";
import { getChoice, MOTIFS } from "#domain/sigils/methods/custom/symbol-library.ts";
import type { AncestralAnswers } from "./ancestral-answers.ts";

/** What of the mark was chosen, and what it says. */
export function AncestralCommentary({ answers }: { readonly answers: AncestralAnswers }): ReactElement {
  const { candleColor, culturalBackground, selectedSymbols } = answers;
  return (
    <ol className="roman wz-roman">
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
