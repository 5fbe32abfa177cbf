/** The states of a booked consultation; it starts as `pending`. */
export const CONSULTATION_STATUSES = ["pending", "confirmed", "cancelled", "completed", "no_show"] as const;

/** The state of a booked consultation. */
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

/** The states in which a consultation still takes up its time and its buyer's access. */
export const LIVE_CONSULTATION_STATUSES = ["pending", "confirmed"] as const satisfies readonly ConsultationStatus[];
