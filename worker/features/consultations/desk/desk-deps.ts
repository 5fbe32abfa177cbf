import type { BookingDeps } from "../booking-deps.ts";

/** What the master's side of consultations needs. */
export type DeskDeps = BookingDeps;

/** From where the master acts. */
export interface DeskActor {
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  readonly userAgent: string;
}
