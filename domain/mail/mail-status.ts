/** The states of a mail in the outbox: waiting for its next try, accepted by the mail service, or given up. */
export const MAIL_STATUSES = ["pending", "sent", "parked"] as const;

/** The state of a mail in the outbox. */
export type MailStatus = (typeof MAIL_STATUSES)[number];
