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
] as const;

/** An act of the master. */
export type MasterAct = (typeof MASTER_ACTS)[number];
