import type { ReactElement } from "react";
import { CENTER_SYMBOLS, getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { joinWords } from "#domain/sigils/prose.ts";
import type { WizardProps } from "../method-kit.ts";
import { useAnswers } from "../wizard/answers.ts";
import { StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import { type WizardOutline, WizardPanel } from "../wizard/wizard-panel.tsx";
import { WizardPreview } from "../wizard/wizard-pictures.tsx";
import { ConceptsStep } from "./concepts-step.tsx";
import {
  CustomAnswers,
  customAnswersAtom,
  listChosenConcepts,
  listChosenSymbols,
  listCustomGates,
  planCustomAnswers,
  toCustomOptions,
} from "./custom-answers.ts";
import { CustomCommentary, ReviewStep } from "./custom-review.tsx";
import { ArrangementStep, SymbolsStep } from "./symbols-and-layout.tsx";

const OUTLINE: WizardOutline = {
  method: "custom",
  ornament: "method-custom",
  steps: [
    { tick: "Concepts", title: "What your words are about" },
    { tick: "Symbols", title: "A symbol for each" },
    { tick: "Layout", title: "How they stand" },
    { tick: "Preview", title: "Your mark" },
  ],
  createLabel: "Create Custom Sigil",
};

/** Asks for the concepts of the intention, a symbol for each, a layout and a center. */
export function CustomWizard(wizard: WizardProps): ReactElement {
  const sheet = useAnswers(wizard, customAnswersAtom, CustomAnswers);
  const { answers, change } = sheet;
  const intention = wizard.intention ?? "";
  const concepts = listChosenConcepts(answers, intention);
  const part = { answers, intention, concepts, change };
  const named = listChosenSymbols(answers, concepts).map(({ symbol }) => symbol.name.toLowerCase());
  const centre = getChoice(CENTER_SYMBOLS, answers.centre).name.toLowerCase();

  return (
    <WizardPanel
      outline={OUTLINE}
      wizard={wizard}
      sheet={sheet}
      gates={listCustomGates(answers, wizard.intention === null ? null : concepts)}
      onCreate={() => wizard.onCreate({ customOptions: toCustomOptions(answers, intention) })}
    >
      {(step) => (
        <StepBody columns={step === 4 ? "shown" : "wide"}>
          <StepQuestions>
            {step === 1 && <ConceptsStep {...part} />}
            {step === 2 && <SymbolsStep {...part} />}
            {step === 3 && <ArrangementStep {...part} />}
            {step === 4 && <ReviewStep {...part} />}
          </StepQuestions>
          <StepSide>
            <WizardPreview
              plan={planCustomAnswers(answers, intention)}
              label={`${joinWords(named)} in a ${answers.layout} layout round a ${centre}`}
              caption={step === 4 ? "As it will be written" : "Live preview"}
            />
            {(step === 2 || step === 3) && <CustomCommentary answers={answers} concepts={concepts} />}
          </StepSide>
        </StepBody>
      )}
    </WizardPanel>
  );
}
