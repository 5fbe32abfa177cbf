import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { type Task, useTask } from "#web/lib/use-task.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { callAtDesk } from "../desk-queries.ts";
import { notePractice } from "./practice-queries.ts";

/** A call about blocked times, and what is said of it afterwards. */
export interface BlockCall {
  readonly call: () => Promise<unknown>;
  readonly outcome: string;
}

interface Outcomes {
  readonly onDone: (outcome: string) => void;
  readonly onFailed: (message: string) => void;
}

/** Blocks a time, or a day of a rule again, and has everything asked for again that it is on. */
export function useBlocking(outcomes: Outcomes): Task<BlockCall> {
  return useBlockCall({ done: "Time Slot Blocked", failed: "Failed to block time slot." }, outcomes);
}

/** Unblocks a time, or a day of a rule, and has everything asked for again that it was on. */
export function useUnblocking(outcomes: Outcomes): Task<BlockCall> {
  return useBlockCall({ done: "Time Slot Unblocked", failed: "Failed to unblock time slot." }, outcomes);
}

function useBlockCall(
  titles: { readonly done: string; readonly failed: string },
  { onDone, onFailed }: Outcomes,
): Task<BlockCall> {
  return useTask({
    work: ({ call }: BlockCall) => callAtDesk(call),
    onDone: (_result, { outcome }) => {
      notePractice();
      showToast({ title: titles.done, description: outcome });
      onDone(outcome);
    },
    onFailed: (error) => {
      notePractice();
      showToast({ title: "Error", description: titles.failed, variant: "destructive" });
      onFailed(toDisplayMessage(error, "Please try again."));
    },
  });
}
