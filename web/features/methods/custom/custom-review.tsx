import type { ReactElement } from "react";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize } from "#domain/sigils/prose.ts";
import { type CustomStepProps, listChosenSymbols, titleConcept } from "./custom-answers.ts";

/** What the mark is made of and what each part says. */
export function CustomCommentary({ answers, concepts }: Pick<CustomStepProps, "answers" | "concepts">): ReactElement {
  const centre = getChoice(CENTER_SYMBOLS, answers.centre);
  const layout = getChoice(CUSTOM_LAYOUTS, answers.layout);
  return (
    <ol className="roman mt-4.5 text-(length:--text-ui)">
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

/** The sentence and what its mark is made of, to be read beside it before it is sealed. */
export function ReviewStep({ answers, intention, concepts }: CustomStepProps): ReactElement {
  return (
    <>
      <p
        className="italic font-normal text-[1.625rem]/[1.35] font-display text-pretty wrap-anywhere mt-1.5 mb-4.5 mx-0 pl-4.5 border-l-2 border-l-primary"
        dir="auto"
      >
        “{intention}”
      </p>
      <CustomCommentary answers={answers} concepts={concepts} />
    </>
  );
}
