/** The states of a commissioned, hand-drawn sigil in their order; it starts as `consultation_pending`. */
export const COMMISSION_STATUSES = [
  "consultation_pending",
  "consultation_completed",
  "analysis_in_progress",
  "creation_in_progress",
  "completed",
  "delivered",
] as const;

/** The steps of the making: the client's intake, the master's drawing, the master's texts. */
export const COMMISSION_STEPS = [1, 2, 3] as const;
