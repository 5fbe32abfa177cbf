import type { ReactElement } from "react";
import { findStep } from "../panel/answers.ts";
import { useAnswers } from "../panel/use-answers.ts";
import { WizardPanel } from "../panel/wizard-panel.tsx";
import type { WizardOutline, WizardProps } from "../panel/wizard-props.ts";
import { ancestralAnswersAtom, isAncestralBegun, planAncestralAnswers, toAncestralData } from "./ancestral-answers.ts";
import { listAncestralGates } from "./ancestral-gates.ts";
import { FamilySymbolsStep } from "./family-symbols-step.tsx";
import { FinalIntentionStep } from "./final-intention-step.tsx";
import { RitualsStep } from "./rituals-step.tsx";
import { SacredSpaceStep } from "./sacred-space-step.tsx";

const OUTLINE: WizardOutline = {
  method: "ancestral",
  name: "Ancestral wisdom",
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
  const { answers, change, goTo, startOver } = useAnswers("ancestral", ancestralAnswersAtom);
  const intention = wizard.intention ?? "";
  const gates = listAncestralGates(answers);
  const step = findStep(answers.step, gates);
  const part = { answers, plan: planAncestralAnswers(answers, intention), change };

  return (
    <WizardPanel
      outline={OUTLINE}
      step={step}
      gate={gates[step - 1] ?? { isOpen: false, words: "" }}
      wizard={wizard}
      onStep={goTo}
      onStartOver={isAncestralBegun(answers) ? startOver : null}
      onCreate={() => wizard.onCreate({ ancestralData: toAncestralData(answers) })}
    >
      {step === 1 && <SacredSpaceStep {...part} />}
      {step === 2 && <FamilySymbolsStep {...part} />}
      {step === 3 && <RitualsStep {...part} />}
      {step === 4 && <FinalIntentionStep {...part} intention={intention} />}
    </WizardPanel>
  );
}
