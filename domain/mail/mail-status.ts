/**
 * The states of a mail in the outbox: waiting for its next try; accepted by the mail service; given up, which keeps its contents until
 * somebody has dealt with it; and not sent on purpose, because it came too late or its recipient no longer wants it.
 */
export const MAIL_STATUSES = ["pending", "sent", "parked", "dropped"] as const;

/** The state of a mail in the outbox. */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** The states in which a mail has lost its contents: there is nothing left to do for it. */
export const SETTLED_MAIL_STATUSES = ["sent", "dropped"] as const satisfies readonly MailStatus[];

/**
 * What a kind of mail is for. A `transactional` one follows from what its recipient did and always reaches them; a `newsletter` goes to
 * confirmed subscribers alone and can be ended from each mail.
 */
export type MailPurpose = "transactional" | "newsletter";
