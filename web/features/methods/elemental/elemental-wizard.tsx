import type { ReactElement } from "react";
import type { WizardProps } from "../method-kit.ts";
import { useAnswers } from "../wizard/answers.ts";
import { type WizardOutline, WizardPanel } from "../wizard/wizard-panel.tsx";
import { ChannelingStep } from "./channeling-step.tsx";
import { ElementStep } from "./element-step.tsx";
import {
  ElementalAnswers,
  elementalAnswersAtom,
  listElementalGates,
  planElementalAnswers,
  toElementalData,
} from "./elemental-answers.ts";
import { ElementsLayoutStep } from "./elements-layout-step.tsx";
import { ReflectionStep } from "./reflection-step.tsx";

const OUTLINE: WizardOutline = {
  method: "elemental",
  ornament: "method-elemental",
  steps: [
    { tick: "Element", title: "The dominant element" },
    { tick: "Channeling", title: "Channeling" },
    { tick: "Reflection", title: "Reflection" },
    { tick: "Layout", title: "Layout" },
  ],
  createLabel: "Create Elemental Sigil",
};

/** Asks for the element that leads, has all four channeled one at a time, and then how they relate to one another. */
export function ElementalWizard(wizard: WizardProps): ReactElement {
  const sheet = useAnswers(wizard, elementalAnswersAtom, ElementalAnswers);
  const { answers, change } = sheet;
  const intention = wizard.intention ?? "";
  const plan = wizard.intention === null ? null : planElementalAnswers(answers, intention);
  const part = { answers, intention, plan, change };

  return (
    <WizardPanel
      outline={OUTLINE}
      wizard={wizard}
      sheet={sheet}
      gates={listElementalGates(answers)}
      onCreate={() => wizard.onCreate({ elementalData: toElementalData(answers) })}
    >
      {(step) => (
        <>
          {step === 1 && <ElementStep {...part} />}
          {step === 2 && <ChannelingStep {...part} />}
          {step === 3 && <ReflectionStep {...part} />}
          {step === 4 && <ElementsLayoutStep {...part} />}
        </>
      )}
    </WizardPanel>
  );
}
