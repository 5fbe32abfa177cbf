import { useState } from "react";
import type { WorkshopStep } from "#domain/contracts/workshop.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

const TOASTS = {
  2: { done: "Step 2 Completed Successfully!", failed: "Failed to Complete Step 2" },
  3: { done: "Process Complete!", failed: "Failed to Complete Step 3" },
} as const;

/** What the form of a step does, and how it goes. */
export interface StepWork {
  /** What has gone wrong, in a sentence; null where nothing has. */
  readonly failure: string | null;
  /** What is under way; null where nothing is. */
  readonly doing: "sending" | "saving" | null;
  /** Says why the form can't be sent as it is. */
  refuse(reason: string): void;
  complete(): void;
  save(): void;
}

/** Saves and completes a step; what goes wrong is said beside the form, and what was typed stays. */
export function useStep(
  number: 2 | 3,
  {
    save,
    complete,
    onStep,
    onDone,
  }: {
    readonly save: () => Promise<WorkshopStep>;
    readonly complete: () => Promise<null>;
    readonly onStep: (step: WorkshopStep) => void;
    readonly onDone: () => void;
  },
): StepWork {
  const [failure, setFailure] = useState<string | null>(null);
  const completing = useTask({
    work: complete,
    onDone: () => {
      showToast({ title: TOASTS[number].done, icon: "check" });
      onDone();
    },
    onFailed: (error) => {
      const reason = toDisplayMessage(error, "Please try again or contact support.");
      showToast({ title: TOASTS[number].failed, description: reason, variant: "destructive" });
      setFailure(reason);
    },
  });
  const saving = useTask({
    work: save,
    onDone: (step) => {
      onStep(step);
      showToast({ title: "Saved for later", icon: "check" });
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "This could not be saved. Please try again.")),
  });
  return {
    failure,
    refuse: setFailure,
    doing: completing.isUnderWay ? "sending" : saving.isUnderWay ? "saving" : null,
    complete(): void {
      setFailure(null);
      completing.run(undefined);
    },
    save(): void {
      setFailure(null);
      saving.run(undefined);
    },
  };
}
