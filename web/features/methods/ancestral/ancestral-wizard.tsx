import type { ReactElement } from "react";
import type { WizardProps } from "../method-kit.ts";
import { useAnswers } from "../wizard/answers.ts";
import { type WizardOutline, WizardPanel } from "../wizard/wizard-panel.tsx";
import {
  AncestralAnswers,
  ancestralAnswersAtom,
  listAncestralGates,
  planAncestralAnswers,
  toAncestralData,
} from "./ancestral-answers.ts";
import { FamilySymbolsStep } from "./family-symbols-step.tsx";
import { FinalIntentionStep } from "./final-intention-step.tsx";
import { RitualsStep } from "./rituals-step.tsx";
import { SacredSpaceStep } from "./sacred-space-step.tsx";

const OUTLINE: WizardOutline = {
  method: "ancestral",
  ornament: "method-ancestral",
  steps: [
    { tick: "Sacred space", title: "The sacred space" },
    { tick: "Symbols", title: "The family’s symbols" },
    { tick: "Rituals", title: "The family’s rituals" },
    { tick: "Final intention", title: "The final intention" },
  ],
  createLabel: "Create Ancestral Sigil",
};

/** Prepares a small ritual, then asks for the family's symbols, its rituals and the sentence once more. */
export function AncestralWizard(wizard: WizardProps): ReactElement {
  const sheet = useAnswers(wizard, ancestralAnswersAtom, AncestralAnswers);
  const { answers, change } = sheet;
  const intention = wizard.intention ?? "";
  const part = { answers, plan: planAncestralAnswers(answers, intention), change };

  return (
    <WizardPanel
      outline={OUTLINE}
      wizard={wizard}
      sheet={sheet}
      gates={listAncestralGates(answers)}
      onCreate={() => wizard.onCreate({ ancestralData: toAncestralData(answers) })}
    >
      {(step) => (
        <>
          {step === 1 && <SacredSpaceStep {...part} />}
          {step === 2 && <FamilySymbolsStep {...part} />}
          {step === 3 && <RitualsStep {...part} />}
          {step === 4 && <FinalIntentionStep {...part} intention={intention} />}
        </>
      )}
    </WizardPanel>
  );
}
