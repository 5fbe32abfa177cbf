import type { FormEvent, ReactElement, ReactNode } from "react";
import type { WorkshopStep } from "#domain/contracts/workshop.ts";
import type { AutosaveState } from "#web/lib/autosave.ts";
import { SavedNote } from "#web/parts/saved-note.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { StepWork } from "./use-step.ts";

/** What the form of a step is given. */
export interface StepFormProps {
  readonly token: string;
  readonly step: WorkshopStep;
  /** Told what a call has made of the step. */
  readonly onStep: (step: WorkshopStep) => void;
  readonly onReload: () => void;
  readonly onDone: () => void;
}

/** The fields of a step with its three ways on: complete it, save it for later, leave it. */
export function StepForm({
  button,
  work: { failure, doing, save },
  savedState,
  isBusy = false,
  children,
  onSend,
}: {
  readonly button: string;
  readonly work: StepWork;
  /** How far what was typed is saved. */
  readonly savedState: AutosaveState;
  /** Whether something else has to end before it can be sent. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly onSend: () => void;
}): ReactElement {
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  return (
    <form noValidate className="grid gap-5" aria-busy={doing !== null} onSubmit={send}>
      {children}
      {failure !== null && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {failure}
        </p>
      )}
      <div className="actions max-md:*:w-full">
        <Button variant="primary" type="submit" isBusy={doing === "sending"} disabled={isBusy || doing === "saving"}>
          {doing === "sending" ? "Completing..." : button}
        </Button>
        <Button isBusy={doing === "saving"} disabled={isBusy || doing === "sending"} onClick={save}>
          {doing === "saving" ? "Saving..." : "Save for later"}
        </Button>
        <ButtonLink to="/" variant="ghost">
          Cancel
        </ButtonLink>
      </div>
      <SavedNote state={savedState} />
    </form>
  );
}
