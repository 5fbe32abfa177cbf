import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findStart } from "../hours/civil-time.ts";
import type { Interval } from "../lib/intervals.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../lib/time.ts";
import { type Booking, isForfeited, isLive } from "./booking.ts";
import { CONSULTATION_STATUSES, type ConsultationStatus } from "./consultation-status.ts";
import { createHold } from "./holds.ts";
import {
  createBooking,
  type Decision,
  decideCancellingByClient,
  decideCancellingByMaster,
  decideChangingMeeting,
  decideCompleting,
  decideConfirming,
  decideConfirmingItself,
  decideEditingNotes,
  decideLapsing,
  decideLiftingCap,
  decideMovingByClient,
  decideMovingByMaster,
  decideNoShow,
  decideRestoring,
  decideRevoking,
  decideTakingOffer,
  type MasterMove,
} from "./lifecycle.ts";
import type { Meeting } from "./meeting.ts";
import type { RefusalCode } from "./refusals.ts";

const ZONE = "America/New_York";
const START = findStart("2026-12-10", "10:00", ZONE);
const BOOKED_AT = START - 10 * DAY_MS;

const hour = (startsAt: number): Interval => ({ startsAt, endsAt: startsAt + HOUR_MS });
const NEXT_WEEK = hour(START + 7 * DAY_MS);
const DAY_BEFORE = hour(START - DAY_MS);
const FREE: MasterMove = { otherBookings: [], liveHolds: [], zone: ZONE, hasLink: true };

const HERE: Meeting = { meetingUrl: "https://meet.example.org/here", meetingId: null, meetingPassword: null };
const THERE: Meeting = { ...HERE, meetingUrl: "https://meet.example.org/there" };

const pending = createBooking({ id: "b1", orderId: "o1", ...hour(START) }, BOOKED_AT);

function inStatus(status: ConsultationStatus): Booking {
  const closedAt = status === "completed" || status === "no_show" ? START + HOUR_MS : null;
  return {
    ...pending,
    status,
    confirmedAt: status === "pending" ? null : BOOKED_AT + HOUR_MS,
    cancelReason: status === "cancelled" ? "by_client" : null,
    closedAt,
    forfeitedAt: status === "no_show" ? closedAt : null,
  };
}

function outcome(decision: Decision): Booking {
  if (!decision.isOk) throw new Error(decision.error.code);
  return decision.value;
}

type Act = (booking: Booking, now: number) => Decision;

const ACTS = {
  "the master confirms, with a link": (booking, now) => decideConfirming(booking, true, now),
  "the master confirms, without a link": (booking, now) => decideConfirming(booking, false, now),
  "the master says another place": (booking, now) => decideChangingMeeting(booking, HERE, THERE, now),
  "it confirms itself, with a link": (booking, now) => decideConfirmingItself(booking, true, now),
  "it confirms itself, without a link": (booking, now) => decideConfirmingItself(booking, false, now),
  "it lapses": decideLapsing,
  "its access is revoked": (booking) => decideRevoking(booking),
  "the client cancels, accepting what it costs": (booking, now) => decideCancellingByClient(booking, true, now),
  "the client cancels, accepting nothing": (booking, now) => decideCancellingByClient(booking, false, now),
  "the master cancels, with a reason": (booking) => decideCancellingByMaster(booking, "I am ill"),
  "the master cancels, with a blank reason": (booking) => decideCancellingByMaster(booking, " \n "),
  "the client moves": (booking, now) => decideMovingByClient(booking, NEXT_WEEK, now),
  "the client takes an offered hour": (booking, now) => decideTakingOffer(booking, DAY_BEFORE, now),
  "the master moves": (booking, now) => decideMovingByMaster(booking, NEXT_WEEK, FREE, now),
  "the client edits the notes": decideEditingNotes,
  "the master lifts the cap of moves": (booking) => decideLiftingCap(booking),
  "it is completed": decideCompleting,
  "it is a no-show": decideNoShow,
  "the access is restored": decideRestoring,
} as const satisfies Readonly<Record<string, Act>>;

/** From 72 hours before the start to an hour after it, with both sides of each limit. */
const TIMES = [
  START - 72 * HOUR_MS,
  START - 48 * HOUR_MS,
  START - 48 * HOUR_MS + 1,
  START - 24 * HOUR_MS,
  START - 24 * HOUR_MS + 1,
  START - 1,
  START,
  START + HOUR_MS,
];

const SIGNS: Readonly<Record<RefusalCode, string>> = {
  wrong_status: "s",
  has_begun: "b",
  has_ended: "d",
  not_begun: "n",
  too_early: "e",
  too_late: "l",
  notes_closed: "t",
  no_moves_left: "m",
  same_start: "=",
  not_earlier: ">",
  over_booking: "o",
  over_hold: "h",
  crosses_midnight: "c",
  link_missing: "k",
  reason_missing: "r",
  forfeiture_not_accepted: "a",
  exchange_over: "x",
  not_forfeited: "0",
};

/** `+` where an act is allowed, `F` where it also costs the access, else the sign of why not. */
function tell(act: Act, booking: Booking, now: number): string {
  const decision = act(booking, now);
  if (!decision.isOk) return SIGNS[decision.error.code];
  return isForfeited(decision.value) && !isForfeited(booking) ? "F" : "+";
}

describe("who may do what, in each state, at each time", () => {
  // A column is a state, a sign in it one of the times.
  it.each([
    ["act", "pending", "confirmed", "cancelled", "completed", "no_show"],
    ["the master confirms, with a link", "++++++bb", "ssssssss", "ssssssss", "ssssssss", "ssssssss"],
    ["the master confirms, without a link", "kkkkkkbb", "ssssssss", "ssssssss", "ssssssss", "ssssssss"],
    ["the master says another place", "ssssssss", "+++++++d", "ssssssss", "ssssssss", "ssssssss"],
    ["it confirms itself, with a link", "eee+++bb", "ssssssss", "ssssssss", "ssssssss", "ssssssss"],
    ["it confirms itself, without a link", "eeekkkbb", "ssssssss", "ssssssss", "ssssssss", "ssssssss"],
    ["it lapses", "nnnnnn++", "ssssssss", "ssssssss", "ssssssss", "ssssssss"],
    ["its access is revoked", "++++++++", "++++++++", "ssssssss", "ssssssss", "ssssssss"],
    ["the client cancels, accepting what it costs", "++FFFFbb", "++FFFFbb", "ssssssss", "ssssssss", "ssssssss"],
    ["the client cancels, accepting nothing", "++aaaabb", "++aaaabb", "ssssssss", "ssssssss", "ssssssss"],
    ["the master cancels, with a reason", "++++++++", "++++++++", "ssssssss", "ssssssss", "ssssssss"],
    ["the master cancels, with a blank reason", "rrrrrrrr", "rrrrrrrr", "ssssssss", "ssssssss", "ssssssss"],
    ["the client moves", "++llllbb", "++llllbb", "ssssssss", "ssssssss", "ssssssss"],
    ["the client takes an offered hour", "++++++bb", "++++++bb", "ssssssss", "ssssssss", "ssssssss"],
    ["the master moves", "++++++++", "++++++++", "ssssssss", "ssssssss", "ssssssss"],
    ["the client edits the notes", "++++tttt", "++++tttt", "ssssssss", "ssssssss", "ssssssss"],
    ["the master lifts the cap of moves", "++++++++", "++++++++", "ssssssss", "ssssssss", "ssssssss"],
    ["it is completed", "nnnnnn++", "nnnnnn++", "ssssssss", "ssssssss", "++++++++"],
    ["it is a no-show", "ssssssss", "nnnnnnFF", "ssssssss", "FFFFFFFF", "ssssssss"],
    ["the access is restored", "00000000", "00000000", "00000000", "00000000", "++++++++"],
  ])("%s: %s | %s | %s | %s | %s", (name, ...expected) => {
    const states = ["pending", "confirmed", "cancelled", "completed", "no_show"] as const;
    expect([...states].sort()).toEqual([...CONSULTATION_STATUSES].sort());
    if (name === "act") return expect(expected).toEqual(states);
    const act: Act | undefined = Object.entries(ACTS).find(([known]) => known === name)?.[1];
    if (act === undefined) throw new Error(name);
    const told = states.map((status) => TIMES.map((now) => tell(act, inStatus(status), now)).join(""));
    expect(told).toEqual(expected);
  });

  it("is said in a sentence wherever it is refused", () => {
    for (const act of Object.values(ACTS)) {
      for (const status of CONSULTATION_STATUSES) {
        const decision = act(inStatus(status), START - HOUR_MS);
        if (!decision.isOk) expect(decision.error.message).toMatch(/^[A-Z].+[.]$/);
      }
    }
  });
});

describe("a start that the master chose", () => {
  const moved = outcome(decideMovingByMaster(pending, hour(START + DAY_MS), FREE, START - HOUR_MS));

  it("is confirmed, and can be cancelled by the client without losing the access, until it begins", () => {
    expect(moved).toMatchObject({ status: "confirmed", startChosenBy: "master", clientMoves: 0, sequence: 1 });
    const cancelled = outcome(decideCancellingByClient(moved, false, moved.startsAt - 1));
    expect([cancelled.status, isForfeited(cancelled)]).toEqual(["cancelled", false]);
  });

  it("can cost it again once the client has chosen another", () => {
    const early = { ...moved, ...hour(START + 30 * DAY_MS) };
    const chosen = outcome(decideMovingByClient(early, NEXT_WEEK, START));
    expect(decideCancellingByClient(chosen, false, chosen.startsAt - HOUR_MS)).toMatchObject({
      isOk: false,
      error: { code: "forfeiture_not_accepted" },
    });
  });

  it.each([
    ["over a part of another booking", hour(START + 30 * MINUTE_MS), "over_booking"],
    ["right after another booking", hour(START + 2 * HOUR_MS), null],
    ["over an hour that somebody holds", hour(START + 4 * HOUR_MS - 1), "over_hold"],
    ["now", hour(START - 3 * DAY_MS), "has_begun"],
    ["at its present start", hour(START), "same_start"],
    ["on two days", hour(findStart("2026-12-10", "23:30", ZONE)), "crosses_midnight"],
    ["up to midnight", hour(findStart("2026-12-10", "23:00", ZONE)), null],
    ["on a Sunday, at night", hour(findStart("2026-12-13", "03:00", ZONE)), null],
  ] as const)("may be any to come that is over nobody else’s: %s", (_case, to, code) => {
    const around = {
      ...FREE,
      otherBookings: [hour(START + HOUR_MS)],
      liveHolds: [createHold({ id: "h", kind: "choice", orderId: "o2", ...hour(START + 4 * HOUR_MS) }, START)],
    };
    const decision = decideMovingByMaster(pending, to, around, START - 3 * DAY_MS);
    expect(decision.isOk ? null : decision.error.code).toBe(code);
  });

  it("needs a link, since it is confirmed with it", () => {
    const decision = decideMovingByMaster(pending, NEXT_WEEK, { ...FREE, hasLink: false }, BOOKED_AT);
    expect(decision).toMatchObject({ isOk: false, error: { code: "link_missing" } });
  });
});

describe("a client’s moves", () => {
  const once = outcome(decideMovingByClient(inStatus("confirmed"), NEXT_WEEK, BOOKED_AT));
  const twice = outcome(decideMovingByClient(once, hour(START + 8 * DAY_MS), BOOKED_AT + 1));

  it("make it pending again from that moment on", () => {
    expect(once).toMatchObject({ status: "pending", confirmedAt: null, pendingSince: BOOKED_AT, clientMoves: 1 });
    expect(once.startsAt).toBe(NEXT_WEEK.startsAt);
  });

  it("are two, unless the master lifts the cap", () => {
    const third = hour(START + 9 * DAY_MS);
    expect(decideMovingByClient(twice, third, BOOKED_AT)).toMatchObject({
      isOk: false,
      error: { code: "no_moves_left" },
    });
    expect(outcome(decideMovingByClient(outcome(decideLiftingCap(twice)), third, BOOKED_AT)).clientMoves).toBe(3);
  });

  it("are not made where nothing moves, nor to a later hour by an offer", () => {
    expect(decideMovingByClient(pending, hour(START), BOOKED_AT)).toMatchObject({ error: { code: "same_start" } });
    expect(decideTakingOffer(pending, NEXT_WEEK, BOOKED_AT)).toMatchObject({ error: { code: "not_earlier" } });
  });

  it("are not counted where an offered hour is taken", () => {
    expect(outcome(decideTakingOffer(twice, hour(START), BOOKED_AT))).toMatchObject({
      clientMoves: 2,
      status: "pending",
    });
  });
});

describe("how a session ended", () => {
  const closedAt = START + 2 * HOUR_MS;
  const missed = outcome(decideNoShow(inStatus("confirmed"), closedAt));

  it("can be exchanged for seven days from the first time, however often", () => {
    const held = outcome(decideCompleting(missed, closedAt + 6 * DAY_MS));
    expect(held).toMatchObject({ status: "completed", closedAt });
    expect(outcome(decideNoShow(held, closedAt + 7 * DAY_MS)).status).toBe("no_show");
    expect(decideNoShow(held, closedAt + 7 * DAY_MS + 1)).toMatchObject({ error: { code: "exchange_over" } });
  });

  it("costs the access or gives it back", () => {
    expect([isForfeited(missed), missed.forfeitedAt]).toEqual([true, closedAt]);
    const held = outcome(decideCompleting(missed, closedAt + 5));
    expect([isForfeited(held), held.restoredAt]).toEqual([false, closedAt + 5]);
  });

  it("keeps the first loss, also where the access is lost again", () => {
    const held = outcome(decideCompleting(missed, closedAt + 5));
    const missedAgain = outcome(decideNoShow(held, closedAt + 9));
    expect(missedAgain).toMatchObject({ forfeitedAt: closedAt, restoredAt: null });
  });
});

describe("any acts at any times", () => {
  const acts = Object.values(ACTS);
  const anyStep = fc.record({ act: fc.nat(acts.length - 1), passed: fc.integer({ min: 0, max: 4 * DAY_MS }) });

  it("never bring back what is over, and count up what calendars have to hear of", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        let booking: Booking = pending;
        let now = BOOKED_AT;
        for (const step of steps) {
          now += step.passed;
          const decision = acts[step.act]?.(booking, now);
          if (!decision?.isOk) continue;
          const next = decision.value;
          if (!isLive(booking)) expect(isLive(next)).toBe(false);
          if (booking.status === "cancelled") expect(next.status).toBe("cancelled");
          expect(next.cancelReason !== null).toBe(next.status === "cancelled");
          expect(next.confirmedAt !== null || next.status !== "confirmed").toBe(true);
          const isHeardOf = next.startsAt !== booking.startsAt || (isLive(booking) && next.status === "cancelled");
          if (isHeardOf) expect(next.sequence).toBe(booking.sequence + 1);
          if (isForfeited(next)) expect(isLive(next) || next.status === "completed").toBe(false);
          booking = next;
        }
      }),
      { seed: 21, numRuns: 500 },
    );
  });
});

describe("the place of a confirmed session", () => {
  const confirmed = inStatus("confirmed");

  it("is news to calendars where it is another one, or reached in another way", () => {
    for (const to of [THERE, { ...HERE, meetingId: "812" }, { ...HERE, meetingPassword: "owl" }]) {
      const changed = outcome(decideChangingMeeting(confirmed, HERE, to, START));
      expect(changed).toEqual({ ...confirmed, sequence: confirmed.sequence + 1 });
    }
  });

  it("is none where it is the same", () => {
    expect(outcome(decideChangingMeeting(confirmed, HERE, { ...HERE }, START))).toBe(confirmed);
  });
});
