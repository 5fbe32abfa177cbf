import type { FormEvent, ReactElement, ReactNode } from "react";
import { WORKSHOP_TEXT_MOST } from "#domain/commissions/lifecycle.ts";
import { WORKSHOP_MESSAGES, type WorkshopStep } from "#domain/contracts/workshop.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import type { AutosaveState } from "#web/lib/autosave.ts";
import { SavedNote } from "#web/parts/saved-note.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { StepWork } from "./use-step.ts";
import type { SeenVersion } from "./use-version.ts";

/** What the form of a step is given. */
export interface StepFormProps {
  readonly token: string;
  readonly step: WorkshopStep;
  /** Told what a call has made of the step. */
  readonly onStep: (step: WorkshopStep) => void;
  readonly onReload: () => void;
  /** Fills the form with what is saved, in place of what is in it. */
  readonly onAfresh: () => void;
  readonly onDone: () => void;
}

/** What is said of a text while it is too long. */
export function findTooLong(text: string): string | undefined {
  return countCodePoints(text.trim()) > WORKSHOP_TEXT_MOST ? WORKSHOP_MESSAGES.tooLong : undefined;
}

/** The fields of a step with its three ways on: complete it, save it for later, leave it. */
export function StepForm({
  button,
  work: { failure, doing, save },
  seen: { isOvertaken, insist },
  savedState,
  isBusy = false,
  children,
  onAfresh,
  onSend,
}: {
  readonly button: string;
  readonly work: StepWork;
  readonly seen: Pick<SeenVersion, "isOvertaken" | "insist">;
  /** How far what was typed is saved. */
  readonly savedState: AutosaveState;
  /** Whether something else has to end before it can be sent. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly onAfresh: () => void;
  readonly onSend: () => void;
}): ReactElement {
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  function keepThis(): void {
    insist();
    save();
  }
  const said = isOvertaken ? WORKSHOP_MESSAGES.changedElsewhere : failure;
  return (
    <form noValidate className="grid gap-5" aria-busy={doing !== null} onSubmit={send}>
      {children}
      {said !== null && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {said}
        </p>
      )}
      {isOvertaken && (
        <div className="actions max-md:*:w-full">
          <Button icon="replay" onClick={onAfresh}>
            Show what is saved
          </Button>
          <Button onClick={keepThis}>Keep what is here</Button>
        </div>
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
      {!isOvertaken && <SavedNote state={savedState} />}
    </form>
  );
}
