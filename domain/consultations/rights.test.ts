import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../lib/time.ts";
import type { Booking } from "./booking.ts";
import { createBooking } from "./lifecycle.ts";
import { computeClientRights, computeMasterRights } from "./rights.ts";

const START = Date.parse("2026-12-10T15:00Z");
const pending = createBooking({ id: "b", orderId: "o", startsAt: START, endsAt: START + HOUR_MS }, START - 9 * DAY_MS);
const confirmed: Booking = { ...pending, status: "confirmed", confirmedAt: START - 8 * DAY_MS };
const missed: Booking = { ...confirmed, status: "no_show", closedAt: START + HOUR_MS, forfeitedAt: START + HOUR_MS };
const cancelled: Booking = { ...confirmed, status: "cancelled", cancelReason: "by_master" };

/** The names of the rights that are given. */
function listGiven(rights: object): string {
  return Object.entries(rights)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .join(" ");
}

describe("what a client can do", () => {
  it.each([
    ["days before", pending, START - 72 * HOUR_MS, "canMove canCancel canEditNotes"],
    ["days before, confirmed", confirmed, START - 72 * HOUR_MS, "canMove canCancel canEditNotes"],
    ["inside 48 hours", confirmed, START - 47 * HOUR_MS, "canCancel isCancelForfeiting canEditNotes"],
    ["inside 24 hours", confirmed, START - HOUR_MS, "canCancel isCancelForfeiting"],
    [
      "inside 48 hours of a start that the master chose",
      { ...confirmed, startChosenBy: "master" },
      START - HOUR_MS,
      "canCancel",
    ],
    ["once it has begun", confirmed, START, ""],
    ["after it was cancelled", cancelled, START - 72 * HOUR_MS, ""],
    ["after it was missed", missed, START + DAY_MS, ""],
    ["after two moves", { ...pending, clientMoves: 2 }, START - 72 * HOUR_MS, "canCancel canEditNotes"],
  ] as const)("%s", (_case, booking, now, rights) => {
    expect(listGiven(computeClientRights(booking, now))).toBe(rights);
  });

  it("is told with the reason why a session can’t be moved, and how often it still can", () => {
    const at = START - 72 * HOUR_MS;
    expect(computeClientRights(pending, at)).toMatchObject({ moveObstacle: null, movesLeft: 2 });
    expect(computeClientRights({ ...pending, clientMoves: 2 }, at)).toMatchObject({
      moveObstacle: "This session has been moved twice. To move it once more, please write to us.",
      movesLeft: 0,
    });
    const lifted = { ...pending, clientMoves: 5, isMoveCapLifted: true };
    expect(computeClientRights(lifted, at)).toMatchObject({ canMove: true, movesLeft: null });
  });
});

describe("what the master can do", () => {
  it.each([
    ["with a session that waits", pending, START - DAY_MS, "canConfirm canMove canCancel canLiftMoveCap"],
    [
      "with one that waits still when it begins",
      pending,
      START,
      "canMove canCancel canComplete canAddPicture canLiftMoveCap",
    ],
    ["with a confirmed one", { ...confirmed, isMoveCapLifted: true }, START - 1, "canMove canChangeMeeting canCancel"],
    [
      "with one that has begun",
      confirmed,
      START,
      "canMove canChangeMeeting canCancel canComplete canAddPicture canMarkMissed canLiftMoveCap",
    ],
    [
      "with one whose hour is over",
      confirmed,
      START + HOUR_MS,
      "canMove canCancel canComplete canAddPicture canMarkMissed canLiftMoveCap",
    ],
    ["with a missed one", missed, START + DAY_MS, "canComplete canAddPicture canRestore"],
    ["with one that was missed long ago", missed, START + 60 * DAY_MS, "canRestore"],
    ["with one whose access was given back", { ...missed, restoredAt: START + DAY_MS }, START + 60 * DAY_MS, ""],
    ["with a cancelled one", cancelled, START - DAY_MS, ""],
    ["with one that the client cancelled too late", { ...cancelled, forfeitedAt: START - 1 }, START, "canRestore"],
  ] as const)("%s", (_case, booking, now, rights) => {
    expect(listGiven(computeMasterRights(booking, now))).toBe(rights);
  });
});
