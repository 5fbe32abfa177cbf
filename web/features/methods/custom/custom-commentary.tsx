import type { ReactElement } from "react";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize } from "#domain/sigils/prose.ts";
import type { CustomStepProps } from "./custom-step.ts";
import { listChosenSymbols, titleConcept } from "./custom-words.ts";

/** What the mark is made of and what each part says. */
export function CustomCommentary({ answers, concepts }: Pick<CustomStepProps, "answers" | "concepts">): ReactElement {
  const centre = getChoice(CENTER_SYMBOLS, answers.centre);
  const layout = getChoice(CUSTOM_LAYOUTS, answers.layout);
  return (
    <ol className="roman wz-roman">
      {listChosenSymbols(answers, concepts).map(({ concept, symbol }) => (
        <li key={concept}>
          {titleConcept(concept)}: {symbol.name.toLowerCase()}. {capitalize(symbol.meaning)}.
        </li>
      ))}
      <li>
        In the middle: {centre.name.toLowerCase()}, {centre.meaning}.
      </li>
      <li>
        {layout.name}: {layout.meaning}.
      </li>
    </ol>
  );
}
