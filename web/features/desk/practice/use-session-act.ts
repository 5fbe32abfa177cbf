import type { DeskConsultation } from "#domain/contracts/desk-consultations.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { type Task, useTask } from "#web/lib/use-task.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { callAtDesk } from "../desk-queries.ts";
import { callSteppedUp } from "../step-up.ts";
import { noteConsultation, notePractice } from "./practice-queries.ts";
import { ACT_WORDS, type SessionAct } from "./session-acts.ts";

/** A call that changes a session, and what is said of it afterwards. */
interface SessionCall {
  readonly act: SessionAct;
  readonly call: () => Promise<DeskConsultation>;
  /** A sentence under the toast's title. */
  readonly outcome: string;
}

/** Does something with a session and shows what it has become; where it fails, everything is asked for again if somebody else was faster. */
export function useSessionAct({
  onDone,
  onFailed,
}: {
  readonly onDone?: () => void;
  /** Where there is a place for the reason; else the toast says it. */
  readonly onFailed?: (message: string, call: SessionCall) => void;
}): Task<SessionCall> {
  return useTask({
    work: async (call: SessionCall) => {
      try {
        return { call, consultation: await callAtDesk(() => callSteppedUp(call.call)) };
      } catch (error) {
        throw new ActFailure(call, error);
      }
    },
    onDone: ({ call, consultation }) => {
      noteConsultation(consultation);
      showToast({ title: ACT_WORDS[call.act].done, description: call.outcome });
      onDone?.();
    },
    onFailed: (failure) => {
      if (!(failure instanceof ActFailure)) throw failure;
      const { call, cause } = failure;
      const reason = toDisplayMessage(cause, "Please try again.");
      if (isOutdated(cause)) notePractice();
      const { failed } = ACT_WORDS[call.act];
      showToast({ title: "Error", description: onFailed ? failed : `${failed} ${reason}`, variant: "destructive" });
      onFailed?.(reason, call);
    },
  });
}

class ActFailure extends Error {
  readonly call: SessionCall;

  constructor(call: SessionCall, cause: unknown) {
    super("The act failed", { cause });
    this.call = call;
  }
}

/** Whether the page shows something that is no longer so. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
