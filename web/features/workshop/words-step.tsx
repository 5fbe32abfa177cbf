import { type ReactElement, useState } from "react";
import { completeStep3, saveWords, WORKSHOP_MESSAGES, type WorkshopStep } from "#domain/contracts/workshop.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { useAutosave } from "#web/lib/autosave.ts";
import { ShownPicture } from "#web/parts/picture/shown-picture.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { StepForm, type StepFormProps } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

/** The third step: what the drawing carries, and how its client activates it. */
export function WordsStep({ token, step, onStep, onReload, onDone }: StepFormProps): ReactElement {
  const [energeticSummary, setSummary] = useState(step.words.energeticSummary);
  const [activationInstructions, setInstructions] = useState(step.words.activationInstructions);
  const call = { params: { token }, body: { energeticSummary, activationInstructions } };
  const { state, autosave } = useAutosave((draft: WorkshopStep["words"]) =>
    callEndpoint(saveWords, { params: { token }, body: draft }),
  );
  const work = useStep(3, {
    async save() {
      await autosave.drop();
      return callEndpoint(saveWords, call);
    },
    async complete() {
      // A draft that is saved late would meet a link that is used.
      await autosave.drop();
      return callEndpoint(completeStep3, call);
    },
    onStep,
    onDone,
  });

  function send(): void {
    const isEmpty = energeticSummary.trim() === "" || activationInstructions.trim() === "";
    if (isEmpty) work.refuse(WORKSHOP_MESSAGES.step3);
    else work.complete();
  }

  return (
    <StepForm button="Complete step 3" work={work} savedState={state} onSend={send}>
      {step.picture !== null && <ShownPicture picture={step.picture} alt="The drawing" onReload={onReload} />}
      {step.drawing.sigilImagePath !== "" && (
        <p className="wrap-anywhere">
          The drawing lies here: <a href={step.drawing.sigilImagePath}>{step.drawing.sigilImagePath}</a>
        </p>
      )}
      <TextAreaField
        label="Energetic summary"
        hint="What the sigil carries"
        rows={7}
        value={energeticSummary}
        onChange={({ currentTarget: { value } }) => {
          setSummary(value);
          autosave.note({ energeticSummary: value, activationInstructions });
        }}
      />
      <TextAreaField
        label="Personal activation instructions"
        hint="How the client activates it"
        rows={9}
        value={activationInstructions}
        onChange={({ currentTarget: { value } }) => {
          setInstructions(value);
          autosave.note({ energeticSummary, activationInstructions: value });
        }}
      />
    </StepForm>
  );
}
