import { type ReactElement, useState } from "react";
import {
  completeStep3,
  saveWords,
  WORKSHOP_MESSAGES,
  WordsForm as WordsRules,
  type WorkshopStep,
} from "#domain/contracts/workshop.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { useAutosave } from "#web/lib/autosave.ts";
import { ShownPicture } from "#web/parts/picture/shown-picture.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { findTooLong, StepForm, type StepFormProps } from "./step-form.tsx";
import { useStep } from "./use-step.ts";
import { useVersion } from "./use-version.ts";

/** The third step: what the drawing carries, and how its client activates it. */
export function WordsStep({ token, step, onStep, onReload, onAfresh, onDone }: StepFormProps): ReactElement {
  const [energeticSummary, setSummary] = useState(step.words.energeticSummary);
  const [activationInstructions, setInstructions] = useState(step.words.activationInstructions);
  const params = { token };
  const body = { energeticSummary, activationInstructions };
  const seen = useVersion(step);
  const { state, autosave } = useAutosave((draft: WorkshopStep["words"]) =>
    seen.run((version) => callEndpoint(saveWords, { params, body: { ...draft, version } })),
  );
  const work = useStep(3, {
    save: () =>
      autosave.replace(body, () =>
        seen.run((version) => callEndpoint(saveWords, { params, body: { ...body, version } })),
      ),
    // A draft that is saved late would meet a link that is used.
    complete: () =>
      autosave.replace(body, () =>
        seen.run((version) => callEndpoint(completeStep3, { params, body: { ...body, version } })),
      ),
    onStep,
    onDone,
  });

  function send(): void {
    const checked = WordsRules.safeParse(body);
    if (!checked.success) work.refuse(checked.error.issues[0]?.message ?? WORKSHOP_MESSAGES.step3);
    else if (Object.values(checked.data).includes("")) work.refuse(WORKSHOP_MESSAGES.step3);
    else work.complete();
  }

  return (
    <StepForm button="Complete step 3" work={work} seen={seen} savedState={state} onAfresh={onAfresh} onSend={send}>
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
        error={findTooLong(energeticSummary)}
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
        error={findTooLong(activationInstructions)}
        onChange={({ currentTarget: { value } }) => {
          setInstructions(value);
          autosave.note({ energeticSummary, activationInstructions: value });
        }}
      />
    </StepForm>
  );
}
