import { isHttpsAddress } from "../lib/https-address.ts";
import { err, ok, type Result } from "../lib/result.ts";
import { DAY_MS } from "../lib/time.ts";
import type { COMMISSION_STATUSES, COMMISSION_STEPS } from "./commission-status.ts";

/** A state of a commission. */
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/** What can happen to a commission. */
export type CommissionAct =
  | "change_answers"
  | "begin"
  | "save_drawing"
  | "complete_drawing"
  | "save_words"
  | "complete_words"
  | "deliver";

/** The longest address of a drawing that lies elsewhere, in UTF-16 code units. */
export const IMAGE_PATH_MOST = 2000;

/** The most code points of each of the master’s texts. */
export const WORKSHOP_TEXT_MOST = 10_000;

/** How long a link of the workshop opens its step, in milliseconds; another one can be sent at any time. */
export const STEP_LINK_MS = 60 * DAY_MS;

/** What each act makes of each state; all others are refused. */
const TRANSITIONS: Readonly<Record<CommissionAct, Partial<Record<CommissionStatus, CommissionStatus>>>> = {
  change_answers: { consultation_pending: "consultation_pending" },
  begin: { consultation_pending: "consultation_completed" },
  save_drawing: {
    consultation_completed: "analysis_in_progress",
    analysis_in_progress: "analysis_in_progress",
  },
  complete_drawing: {
    consultation_completed: "creation_in_progress",
    analysis_in_progress: "creation_in_progress",
  },
  save_words: { creation_in_progress: "creation_in_progress" },
  complete_words: { creation_in_progress: "completed" },
  deliver: { completed: "delivered" },
};

/** What is said of a state in which an act can’t be done. */
const STANDING: Readonly<Record<CommissionStatus, string>> = {
  consultation_pending: "The master has not begun with this commission yet.",
  consultation_completed: "The master has begun with this commission.",
  analysis_in_progress: "The master is drawing this commission.",
  creation_in_progress: "The drawing is done, and its words are being written.",
  completed: "This commission is completed, and on its way.",
  delivered: "This commission was delivered.",
};

/** The state after an act, or a sentence that says why it can’t be done. */
export function decideCommission(status: CommissionStatus, act: CommissionAct): Result<CommissionStatus, string> {
  const next = TRANSITIONS[act][status];
  return next === undefined ? err(STANDING[status]) : ok(next);
}

/** At which step a commission is: 1 until the master begins, 2 until the drawing is done, 3 from then on. */
export function computeStep(status: CommissionStatus): (typeof COMMISSION_STEPS)[number] {
  switch (status) {
    case "consultation_pending":
      return 1;
    case "consultation_completed":
    case "analysis_in_progress":
      return 2;
    case "creation_in_progress":
    case "completed":
    case "delivered":
      return 3;
  }
}

/** Whether a text says where a drawing lies: a path of ours, or an https address. It is shown as a link, and never fetched. */
export function isImagePath(text: string): boolean {
  if (text.length === 0 || text.length > IMAGE_PATH_MOST || /[\s\\\p{Cc}]/u.test(text)) return false;
  return text.startsWith("/") ? !text.startsWith("//") : isHttpsAddress(text);
}
