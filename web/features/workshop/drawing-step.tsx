import { type ReactElement, useState } from "react";
import {
  beginCommission,
  completeStep2,
  DrawingForm as DrawingRules,
  removeDrawing,
  saveDrawing,
  setDrawing,
  WORKSHOP_MESSAGES,
  type WorkshopStep,
} from "#domain/contracts/workshop.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { useAutosave } from "#web/lib/autosave.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { sendFile } from "#web/lib/send-file.ts";
import { useTask } from "#web/lib/use-task.ts";
import { PictureField } from "#web/parts/picture/picture-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/text-field.tsx";
import { findTooLong, StepForm, type StepFormProps } from "./step-form.tsx";
import { useStep } from "./use-step.ts";
import { useVersion } from "./use-version.ts";

/** The second step: the master begins, then hands in the drawing, as a file or by where it lies, and notes on it. */
export function DrawingStep(props: StepFormProps): ReactElement {
  return props.step.status === "consultation_pending" ? <Begin {...props} /> : <DrawingForm {...props} />;
}

function Begin({ token, onStep }: StepFormProps): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    work: () => callEndpoint(beginCommission, { params: { token }, body: {} }),
    onDone: onStep,
    onFailed: (error) => setFailure(toDisplayMessage(error, "Please try again or contact support.")),
  });
  return (
    <div className="grid justify-items-start gap-5">
      <p>Nothing has changed so far. Once you begin, the client can’t change the answers any more.</p>
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <Button variant="primary" icon="quill" isBusy={task.isUnderWay} onClick={() => task.run(undefined)}>
        {task.isUnderWay ? "Beginning..." : "Begin"}
      </Button>
    </div>
  );
}

function DrawingForm({ token, step, onStep, onReload, onAfresh, onDone }: StepFormProps): ReactElement {
  const [sigilImagePath, setPath] = useState(step.drawing.sigilImagePath);
  const [practitionerNotes, setNotes] = useState(step.drawing.practitionerNotes);
  const [isSending, setSending] = useState(false);
  const params = { token };
  const seen = useVersion(step);
  const { state, autosave } = useAutosave((draft: WorkshopStep["drawing"]) =>
    seen.run((version) => callEndpoint(saveDrawing, { params, body: { ...draft, version } })),
  );
  const body = { sigilImagePath: sigilImagePath.trim(), practitionerNotes };
  const work = useStep(2, {
    save: () =>
      autosave.replace(body, () =>
        seen.run((version) => callEndpoint(saveDrawing, { params, body: { ...body, version } })),
      ),
    // A draft that is saved late would meet a link that is used.
    complete: () =>
      autosave.replace(body, () =>
        seen.run((version) => callEndpoint(completeStep2, { params, body: { ...body, version } })),
      ),
    onStep,
    onDone,
  });

  function send(): void {
    const checked = DrawingRules.safeParse(body);
    const isWhole = checked.data?.practitionerNotes !== "" && (step.picture !== null || body.sigilImagePath !== "");
    if (!checked.success) work.refuse(checked.error.issues[0]?.message ?? WORKSHOP_MESSAGES.step2);
    else if (!isWhole) work.refuse(WORKSHOP_MESSAGES.step2);
    else work.complete();
  }

  return (
    <StepForm
      button="Complete step 2"
      work={work}
      seen={seen}
      savedState={state}
      isBusy={isSending}
      onAfresh={onAfresh}
      onSend={send}
    >
      <PictureField
        label="Sigil image"
        hint="PNG, JPEG or WebP, up to 10 MB. It is kept encrypted."
        alt="The drawing"
        picture={step.picture}
        onSend={async (file, way) => onStep(await sendFile(setDrawing, { params, file, ...way }))}
        onRemove={async () => onStep(await callEndpoint(removeDrawing, { params }))}
        onReload={onReload}
        onBusy={setSending}
      />
      <TextField
        label="Or a path or URL"
        isOptional
        hint="A path that begins with / or an address that begins with https://. The client is shown it as a link."
        value={sigilImagePath}
        onChange={({ currentTarget: { value } }) => {
          setPath(value);
          autosave.note({ sigilImagePath: value.trim(), practitionerNotes });
        }}
      />
      <TextAreaField
        label="Practitioner notes"
        hint="What you saw while you drew it"
        rows={8}
        value={practitionerNotes}
        error={findTooLong(practitionerNotes)}
        onChange={({ currentTarget: { value } }) => {
          setNotes(value);
          autosave.note({ ...body, practitionerNotes: value });
        }}
      />
    </StepForm>
  );
}
