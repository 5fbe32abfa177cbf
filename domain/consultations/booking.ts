import type { Interval } from "../lib/intervals.ts";
import { type ConsultationStatus, LIVE_CONSULTATION_STATUSES } from "./consultation-status.ts";

/** Why a booking was cancelled: by whom, because its access was revoked, or because nobody confirmed it before it began. */
export const CANCEL_REASONS = ["by_client", "by_master", "access_revoked", "never_confirmed"] as const;

/** Why a booking was cancelled. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** A booked session, as far as its rules go: none of its private words. Instants are milliseconds since 1970 in UTC. */
export interface Booking extends Interval {
  readonly id: string;
  /** The paid order whose access it uses; null in bookings from before it was stored. */
  readonly orderId: string | null;
  readonly status: ConsultationStatus;
  readonly createdAt: number;
  /** Since when it is pending, or was: a client’s move makes it pending again. */
  readonly pendingSince: number;
  /** When its present start was confirmed; null while it is pending. */
  readonly confirmedAt: number | null;
  /** A client who cancels a start that the master chose loses nothing. */
  readonly startChosenBy: "client" | "master";
  /** How often the client has moved it. */
  readonly clientMoves: number;
  /** Whether the master lets the client move it more often. */
  readonly isMoveCapLifted: boolean;
  /** Null but for cancelled ones. */
  readonly cancelReason: CancelReason | null;
  /** When it was first said to be completed, or a no-show; null before. */
  readonly closedAt: number | null;
  /** When it first cost the client the access; null where it never did. */
  readonly forfeitedAt: number | null;
  /** When the access was given back; null where it was not. */
  readonly restoredAt: number | null;
  /** Rises with each change that calendars have to know. */
  readonly sequence: number;
}

/** Whether a booking takes up its time and its client’s access. */
export function isLive({ status }: Pick<Booking, "status">): boolean {
  return LIVE_CONSULTATION_STATUSES.some((live) => live === status);
}

/** Whether a booking keeps its client from booking again, because it was forfeited and nobody has given the access back. */
export function isForfeited({ forfeitedAt, restoredAt }: Pick<Booking, "forfeitedAt" | "restoredAt">): boolean {
  return forfeitedAt !== null && restoredAt === null;
}
