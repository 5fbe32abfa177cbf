import type { Interval } from "../lib/intervals.ts";
import { isOverlapping } from "../lib/intervals.ts";
import { MINUTE_MS } from "../lib/time.ts";
import { findHeldSince, type Hold } from "./holds.ts";
import type { ConsultationSettings } from "./settings.ts";
import { findSlotRefusal, type Practice, type SlotRefusal } from "./slots.ts";

/**
 * What keeps a time of a day beside the bookings and blocks that are stored: two kinds of holds, a booking that is being written, one that has
 * just been written, and a block that has just been set. Who has read the stored ones a moment ago may not have seen the last two yet.
 */
export const KEPT_KINDS = ["choice", "offer", "writing", "written", "block"] as const;

/** What keeps a time of a day beside the bookings and blocks that are stored. */
export type KeptKind = (typeof KEPT_KINDS)[number];

/** A time of a day that is kept for a while. Instants are milliseconds since 1970 in UTC. */
export interface KeptTime extends Interval {
  readonly id: string;
  readonly kind: KeptKind;
  /** For whom, by the order that pays for it; null for a block. */
  readonly orderId: string | null;
  /** The booking that is written; null for holds and blocks. */
  readonly bookingId: string | null;
  /** Since when somebody has had the time: whether it can be booked is judged by this instant. */
  readonly since: number;
  readonly expiresAt: number;
  readonly timesProlonged: number;
}

/** What is stored of a day: read before it is decided, so that it can be a moment old. */
export interface StoredDay {
  readonly settings: ConsultationSettings;
  readonly sessions: readonly (Interval & { readonly id: string })[];
  readonly blocks: readonly Interval[];
}

/** A time that somebody wants, for a new booking or for one that moves. */
export interface WantedTime extends Interval {
  /** What keeps it then. */
  readonly id: string;
  readonly orderId: string;
  /** Null for a hold. */
  readonly bookingId: string | null;
}

/** How long a time is kept while its booking is written, in milliseconds: longer than any try to write takes. */
export const WRITING_MS = MINUTE_MS;

/** How long what has just been written is remembered, in milliseconds: longer than any request works with what it has read. */
export const REMEMBERED_MS = 5 * MINUTE_MS;

/** What of the kept times is still kept. */
export function listKept(kept: readonly KeptTime[], now: number): readonly KeptTime[] {
  return kept.filter(({ expiresAt }) => now < expiresAt);
}

/** Why a client can’t have a time; null where they can. Their own hold of it doesn’t count, and judges by when it began. */
export function findKeepingRefusal(
  stored: StoredDay,
  kept: readonly KeptTime[],
  wanted: WantedTime,
  now: number,
): SlotRefusal | null {
  const practice = computePractice(stored, kept, wanted, now);
  return findSlotRefusal({ ...practice, now: findJudgedAt(kept, wanted, now) }, wanted.startsAt);
}

/** What decides which hours are free for somebody: what is stored, and what others keep. */
export function computePractice(
  stored: StoredDay,
  kept: readonly KeptTime[],
  who: Pick<WantedTime, "id" | "orderId" | "bookingId">,
  now: number,
): Practice {
  const others = listOthers(kept, who, now);
  const blocks = [...stored.blocks, ...others.filter(({ kind }) => kind === "block")];
  const sessions = [...listStored(stored, kept, who, now), ...others.filter(({ kind }) => kind !== "block")];
  return { settings: stored.settings, busy: { sessions, blocks }, now };
}

/** Why the master can’t move a session to a time: it is over another one, or over one that somebody is booking; null where they can. */
export function findMasterRefusal(
  stored: StoredDay,
  kept: readonly KeptTime[],
  wanted: WantedTime,
  now: number,
): "over_booking" | "over_hold" | null {
  const others = listOthers(kept, wanted, now).filter((other) => isOverlapping(other, wanted));
  const written = listStored(stored, kept, wanted, now).filter((session) => isOverlapping(session, wanted));
  if (written.length > 0 || others.some(({ kind }) => kind === "written")) return "over_booking";
  return others.some(({ kind }) => kind !== "block") ? "over_hold" : null;
}

/** Since when somebody has had the time that they want: now, unless they hold it. */
export function findJudgedAt(kept: readonly KeptTime[], { startsAt, orderId }: WantedTime, now: number): number {
  const own = listKept(kept, now).find(
    (time) => time.orderId === orderId && time.startsAt === startsAt && time.kind !== "written",
  );
  return own?.since ?? now;
}

/** What a hold keeps. */
export function keepHold(hold: Hold): KeptTime {
  return { ...hold, bookingId: null, since: findHeldSince(hold) };
}

/** The hold that a kept time is; null where it is none. */
export function toHold({ kind, orderId, ...time }: KeptTime): Hold | null {
  return (kind === "choice" || kind === "offer") && orderId !== null ? { ...time, kind, orderId } : null;
}

/** The stored sessions, without the one that moves and without those of which something newer is known. */
function listStored(
  { sessions }: StoredDay,
  kept: readonly KeptTime[],
  { bookingId }: Pick<WantedTime, "bookingId">,
  now: number,
): readonly Interval[] {
  const newer = new Set(listKept(kept, now).map((time) => (time.kind === "written" ? time.bookingId : null)));
  return sessions.filter(({ id }) => id !== bookingId && !newer.has(id));
}

/** What others keep: not the holds of who wants it, and not what is kept for the same booking. */
function listOthers(
  kept: readonly KeptTime[],
  wanted: Pick<WantedTime, "id" | "orderId" | "bookingId">,
  now: number,
): readonly KeptTime[] {
  return listKept(kept, now).filter((time) => {
    if (time.id === wanted.id || (time.bookingId !== null && time.bookingId === wanted.bookingId)) return false;
    return time.orderId !== wanted.orderId || toHold(time) === null;
  });
}
