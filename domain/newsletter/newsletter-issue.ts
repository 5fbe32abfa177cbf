import { err, ok, type Result } from "../lib/result.ts";
import { DAY_MS } from "../lib/time.ts";

/** The states of an issue: being written, going out in batches, gone out whole, and stopped on its way. */
export const ISSUE_STATUSES = ["draft", "sending", "sent", "stopped"] as const;

/** The state of an issue. */
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** Lengths in code points, after trimming. */
export const ISSUE_LIMITS = { subject: { least: 3, most: 120 }, body: { least: 20, most: 20_000 } } as const;

/** What is wrong with an issue, and why something can't be done with it. */
export const ISSUE_MESSAGES = {
  subjectTooShort: "Please write a subject of at least 3 characters.",
  subjectTooLong: "Maximum 120 characters",
  bodyTooShort: "Please write at least 20 characters.",
  bodyTooLong: "Maximum 20000 characters",
  changed: "This issue was changed meanwhile. Please look at it as it is now.",
  begun: "This issue has begun to go out: it can’t be changed any more.",
  notSending: "This issue isn’t going out, so there is nothing to stop.",
  otherCount: "The number of subscribers has changed meanwhile. Please look at it, and confirm it again.",
  nobody: "Nobody has confirmed the newsletter yet, so there is nobody to send it to.",
} as const;

/** How many mails of an issue wait in the outbox at most, so that what people wait for is never behind it. */
export const MOST_WAITING = 30;

/** How long a mail of an issue is worth sending, in milliseconds from when the issue began to go out. */
export const ISSUE_WORTH_SENDING_MS = 7 * DAY_MS;

/** For how long the figures of an issue follow its mails, in milliseconds: the outbox forgets them after that. */
export const FIGURES_FOLLOWED_MS = 25 * DAY_MS;

/** Whether a draft can be changed or sent in a state; fails with a sentence that says what is so. */
export function decideDraft(status: IssueStatus): Result<null, string> {
  return status === "draft" ? ok(null) : err(ISSUE_MESSAGES.begun);
}
