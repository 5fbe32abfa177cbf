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

/** The states of a support ticket; it starts as `open`. */
export const CONTACT_STATUSES = ["open", "in_progress", "resolved", "closed"] as const;

/** The state of a support ticket. */
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
