/** What the audit list knows of. */
export const MASTER_ACTS = [
  "set_up",
  "signed_in",
  "recovery_code_used",
  "recovery_codes_renewed",
  "key_added",
  "key_removed",
  "order_refunded",
  "order_restored",
  "restoration_withdrawn",
  "order_email_corrected",
  "session_confirmed",
  "session_moved",
  "session_link_changed",
  "session_cancelled",
  "session_completed",
  "session_missed",
  "access_restored",
  "move_cap_lifted",
  "time_blocked",
  "time_unblocked",
  "settings_changed",
  "feed_renewed",
  "mail_retried",
  "mail_discarded",
  "newsletter_sent",
] as const;

/** An act of the master. */
export type MasterAct = (typeof MASTER_ACTS)[number];
