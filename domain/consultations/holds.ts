import type { Interval } from "../lib/intervals.ts";
import { err, ok, type Result } from "../lib/result.ts";
import { HOUR_MS, MINUTE_MS } from "../lib/time.ts";

/** What keeps an hour for somebody: the choice in the booking dialog, or the offer of an earlier hour. */
export const HOLD_KINDS = ["choice", "offer"] as const;

/** What keeps an hour for somebody. */
export type HoldKind = (typeof HOLD_KINDS)[number];

/** An hour that is kept for somebody for a while. Instants are milliseconds since 1970 in UTC. */
export interface Hold extends Interval {
  readonly id: string;
  readonly kind: HoldKind;
  /** Whose it is, by the order that pays for it: a buyer keeps one hour at a time. */
  readonly orderId: string;
  readonly expiresAt: number;
  readonly timesProlonged: number;
}

/** How long an hour is kept, in milliseconds. */
export const HOLD_MS: Readonly<Record<HoldKind, number>> = { choice: 10 * MINUTE_MS, offer: 2 * HOUR_MS };

/** How long before its end the dialog asks whether to prolong a hold, in milliseconds. */
export const PROLONG_BEFORE_END_MS = MINUTE_MS;

/** How often a hold is prolonged at most. */
const MOST_PROLONGATIONS = 2;

/** Clocks of browsers are not ours: a request may come earlier by this, in milliseconds. */
const TOLERANCE_MS = 5000;

/** A hold that begins now. */
export function createHold(hold: Pick<Hold, "id" | "kind" | "orderId" | "startsAt" | "endsAt">, now: number): Hold {
  return { ...hold, expiresAt: now + HOLD_MS[hold.kind], timesProlonged: 0 };
}

/** Whether a hold still keeps its hour; at its very end it does not. */
export function isHoldLive({ expiresAt }: Pick<Hold, "expiresAt">, now: number): boolean {
  return now < expiresAt;
}

/** The holds that keep an hour from a buyer: those of others that have not ended. */
export function listHoldsOfOthers<Kept extends Pick<Hold, "orderId" | "expiresAt">>(
  holds: readonly Kept[],
  orderId: string,
  now: number,
): readonly Kept[] {
  return holds.filter((hold) => hold.orderId !== orderId && isHoldLive(hold, now));
}

/**
 * Since when somebody has had the hour. Whether it can be booked is judged by this instant: who began before midnight isn’t told after it that
 * the day has become too near.
 */
export function findHeldSince({
  kind,
  expiresAt,
  timesProlonged,
}: Pick<Hold, "kind" | "expiresAt" | "timesProlonged">): number {
  return expiresAt - HOLD_MS[kind] * (1 + timesProlonged);
}

/** Whether a hold can be prolonged when it comes near its end. */
export function canProlong({ kind, timesProlonged }: Pick<Hold, "kind" | "timesProlonged">): boolean {
  return kind === "choice" && timesProlonged < MOST_PROLONGATIONS;
}

/** Why a hold isn’t prolonged: it has ended, it isn’t near its end, it was prolonged as often as it can be, or it is an offer. */
export type ProlongRefusal = "hold_ended" | "too_early" | "prolonged_enough" | "is_offer";

/** What somebody is told whose hold isn’t prolonged. */
export const PROLONG_MESSAGES: Readonly<Record<ProlongRefusal, string>> = {
  hold_ended: "The hour is no longer kept for you. What you wrote is still here: please choose a time again.",
  too_early: "The hour is kept for you for more than a minute still.",
  prolonged_enough: "The hour was kept for you for as long as we can.",
  is_offer: "An offered hour is kept for two hours and not longer.",
};

/** The hold for another ten minutes, counted from its end. */
export function decideProlonging(hold: Hold, now: number): Result<Hold, ProlongRefusal> {
  if (!isHoldLive(hold, now)) return err("hold_ended");
  if (hold.kind === "offer") return err("is_offer");
  if (!canProlong(hold)) return err("prolonged_enough");
  if (now < hold.expiresAt - PROLONG_BEFORE_END_MS - TOLERANCE_MS) return err("too_early");
  return ok({ ...hold, expiresAt: hold.expiresAt + HOLD_MS.choice, timesProlonged: hold.timesProlonged + 1 });
}
