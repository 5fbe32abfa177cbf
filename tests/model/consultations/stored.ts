import type { blockedSlots, consultations, hourOffers } from "#worker/db/schema/consultations.ts";

/** A booking as it is stored. */
export type BookingRow = typeof consultations.$inferSelect;

/** What is stored at a moment. */
export interface Stored {
  readonly bookings: readonly BookingRow[];
  readonly blocks: readonly (typeof blockedSlots.$inferSelect)[];
  /** The key of each mail that was ever written. */
  readonly mailKeys: readonly string[];
  readonly offers: readonly (typeof hourOffers.$inferSelect)[];
  /** What the objects keep of the days that the last act was about. */
  readonly kept: readonly KeptRow[];
}

/** A mail as it arrived, and what was so at that moment. */
export interface ArrivedMail {
  readonly kind: string;
  readonly key: string;
  readonly to: string;
  readonly text: string;
  /** The secret of its link; null where it has none. */
  readonly token: string | null;
  /** The booking that it is about, as it was when the mail arrived; null where it has no link. */
  readonly booking: BookingRow | null;
  /** Where that one takes place, as it was when the mail arrived; null where nobody has said so. */
  readonly meetingUrl: string | null;
  readonly at: number;
}

/** An hour that was offered, and what was known of its client then: whether they could book, and when their own session begins. */
export interface OfferedHour {
  readonly offer: typeof hourOffers.$inferSelect;
  readonly isOpen: boolean;
  readonly bookedAt: number | null;
}

/** What an object keeps, as it is stored there. */
export type KeptRow = {
  readonly kind: string;
  readonly order_id: string | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly expires_at: number;
};
