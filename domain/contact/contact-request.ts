import { countCodePoints } from "../sigils/intention.ts";

/** Why a person writes to support, in the order in which the form offers it. */
export const CONTACT_REASONS = [
  "payment_issue",
  "question",
  "feedback",
  "help_needed",
  "technical_support",
  "billing",
  "refund_request",
  "other",
] as const;

/** Why a person writes to support. */
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** What each reason is called, for visitors and for the master. */
export const CONTACT_REASON_LABELS: Readonly<Record<ContactReason, string>> = {
  payment_issue: "Payment Issue",
  question: "General Question",
  feedback: "Feedback",
  help_needed: "Help Needed",
  technical_support: "Technical Support",
  billing: "Billing",
  refund_request: "Refund Request",
  other: "Other",
};

/** The states of a support ticket; it starts as `open`. */
export const CONTACT_STATUSES = ["open", "in_progress", "resolved", "closed"] as const;

/** Lengths in code points, after trimming. */
export const CONTACT_LIMITS = { name: { least: 2, most: 100 }, message: { least: 10, most: 5000 } } as const;

/** The same request again within this time (in ms) is one ticket. */
export const DUPLICATE_TICKET_MS = 10 * 60 * 1000;

/** What is wrong with a support request, in words for its sender. */
export const CONTACT_MESSAGES = {
  name: "Please enter your name (2 to 100 characters).",
  reason: "Please choose a request type.",
  messageTooShort: "Please write at least 10 characters.",
  messageTooLong: "Maximum 5000 characters",
} as const;

/** A name on one line, without control characters. */
export function cleanName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** A message with plain line breaks and without other control characters. */
export function cleanMessage(message: string): string {
  return message
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
}

/** Whether a cleaned text has a length within a limit. */
export function isWithin(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  const length = countCodePoints(text);
  return length >= least && length <= most;
}

/** Whether a message asks for attention first: URGENT in capitals, as a word. */
export function isUrgent(message: string): boolean {
  return /(?<![\p{L}\p{N}_])URGENT(?![\p{L}\p{N}_])/u.test(message);
}
