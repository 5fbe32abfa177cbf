import type { ConsultationRow, DeskConsultation } from "#domain/contracts/desk-consultations.ts";

/** What the master does with a session. */
export type SessionAct = "confirm" | "move" | "link" | "cancel" | "complete" | "miss" | "restore" | "lift";

/** A session as far as acts need to know it: from a list, or with everything. */
export type ActedSession = ConsultationRow;

/** The words of an act. */
interface ActWords {
  readonly button: string;
  /** On the button while it is under way. */
  readonly doing: string;
  /** The titles of the toasts after it: done, and failed. */
  readonly done: string;
  readonly failed: string;
}

/** The words of each act; those of confirming, moving and cancelling are fixed. */
export const ACT_WORDS: Readonly<Record<SessionAct, ActWords>> = {
  confirm: {
    button: "Confirm",
    doing: "Confirming...",
    done: "Consultation Confirmed",
    failed: "Failed to confirm consultation.",
  },
  move: {
    button: "Reschedule",
    doing: "Rescheduling...",
    done: "Consultation Rescheduled",
    failed: "Failed to reschedule consultation.",
  },
  link: {
    button: "Change the link",
    doing: "Changing...",
    done: "Link Changed",
    failed: "Failed to change the link.",
  },
  cancel: {
    button: "Cancel",
    doing: "Cancelling...",
    done: "Consultation Cancelled",
    failed: "Failed to cancel consultation.",
  },
  complete: {
    button: "Complete",
    doing: "Completing...",
    done: "Consultation Completed",
    failed: "Failed to complete consultation.",
  },
  miss: {
    button: "No-show",
    doing: "Noting...",
    done: "No-show Noted",
    failed: "Failed to note the no-show.",
  },
  restore: {
    button: "Give the access back",
    doing: "Giving back...",
    done: "Access Given Back",
    failed: "Failed to give the access back.",
  },
  lift: {
    button: "Allow further moves",
    doing: "Allowing...",
    done: "Further Moves Allowed",
    failed: "Failed to allow further moves.",
  },
};

/** What can be done with a session from a list, which knows no more than its state and its time. */
export function listRowActs(
  { status, time }: Pick<ActedSession, "status" | "time">,
  now: number,
): readonly SessionAct[] {
  const hasBegun = now >= Date.parse(time);
  switch (status) {
    case "pending":
      return hasBegun ? ["complete", "move", "cancel"] : ["confirm", "move", "cancel"];
    case "confirmed":
      return hasBegun ? ["complete", "miss", "move", "cancel"] : ["move", "cancel"];
    case "cancelled":
    case "completed":
    case "no_show":
      return [];
  }
}

/** What can be done with a session now, as the server says. */
export function listActs({ rights }: Pick<DeskConsultation, "rights">): readonly SessionAct[] {
  const can: Readonly<Record<SessionAct, boolean>> = {
    confirm: rights.canConfirm,
    complete: rights.canComplete,
    miss: rights.canMarkMissed,
    move: rights.canMove,
    link: rights.canChangeMeeting,
    cancel: rights.canCancel,
    restore: rights.canRestore,
    lift: rights.canLiftMoveCap,
  };
  return ACTS.filter((act) => can[act]);
}

const ACTS: readonly SessionAct[] = ["confirm", "complete", "miss", "move", "link", "cancel", "restore", "lift"];
