import type { ProlongRefusal } from "#domain/consultations/holds.ts";
import type { KeptTime, StoredDay, WantedTime } from "#domain/consultations/kept-times.ts";
import type { LocationHint } from "#domain/consultations/settings.ts";
import type { SlotRefusal } from "#domain/consultations/slots.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import type { Result } from "#domain/lib/result.ts";

/** Why a session can’t be moved to a time of the day: as a client, or as the master. */
export type MoveRefusal = SlotRefusal | "over_booking" | "over_hold";

/** A block that is set on a day. */
export interface DayBlock {
  readonly id: string;
  /** Those of its intervals that touch the day. */
  readonly intervals: readonly Interval[];
}

/**
 * One day of the practice, which decides one call after the other. What is stored of the day is handed in, since the database is the truth; what
 * is only kept, or was written a moment ago, the day knows itself. `now` is in milliseconds since 1970 in UTC.
 */
export interface ConsultationDay {
  /** What is kept of the day beside what is stored. */
  snapshot(now: number): Promise<readonly KeptTime[]>;
  /** Keeps a time for somebody who chooses it; what the same buyer kept of this day is let go. */
  hold(wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<KeptTime, SlotRefusal>>;
  /** Keeps a time for two hours for somebody to whom it is offered. */
  offer(wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<KeptTime, SlotRefusal>>;
  /** Keeps a hold longer. */
  prolong(id: string, orderId: string, now: number): Promise<Result<KeptTime, ProlongRefusal>>;
  /** Keeps a time while its booking is written; a hold of it by the same buyer becomes that. */
  book(wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<null, SlotRefusal>>;
  /** Keeps the new time of a booking while its move is written. A master’s move keeps no break and asks for no free hour. */
  move(wanted: WantedTime, by: "client" | "master", stored: StoredDay, now: number): Promise<Result<null, MoveRefusal>>;
  /** A booking was written at the time that is kept under this id: its place before that on this day is free. */
  confirm(id: string, now: number): Promise<void>;
  /** Lets go of what is kept under an id; of one that is over nothing happens. */
  release(id: string): Promise<void>;
  /** Lets go of all that is kept for a booking, which is cancelled or on another day. */
  forget(bookingId: string): Promise<void>;
  /** Remembers a block that was stored, and ends the choices that it lies over. What is being written under it is the database’s to refuse. */
  block(block: DayBlock, now: number): Promise<void>;
  /** Forgets a block. */
  unblock(blockId: string): Promise<void>;
}

/** The days of the practice. */
export interface ConsultationDays {
  /** One of them; `locationHint` is where it is created if it is asked for the first time. */
  get(day: CivilDay, locationHint: LocationHint): ConsultationDay;
}
