import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../lib/time.ts";
import type { Booking } from "./booking.ts";
import { CONSULTATION_STATUSES } from "./consultation-status.ts";
import { listDueActs } from "./due-acts.ts";
import { createBooking } from "./lifecycle.ts";

const START = Date.parse("2026-12-10T15:00Z");
const BOOKED_AT = START - 10 * DAY_MS;
const pending = createBooking({ id: "b", orderId: "o", startsAt: START, endsAt: START + HOUR_MS }, BOOKED_AT);

function confirmedAt(at: number): Booking {
  return { ...pending, status: "confirmed", confirmedAt: at };
}

describe("what the clock brings about", () => {
  it.each([
    ["a day after it was booked, less a moment", BOOKED_AT + DAY_MS - 1, []],
    ["a day after it was booked", BOOKED_AT + DAY_MS, ["ask_after_a_day"]],
    ["48 hours before it", START - 2 * DAY_MS, ["ask_after_a_day", "ask_two_days_before"]],
    ["24 hours before it", START - DAY_MS, ["ask_after_a_day", "ask_two_days_before", "confirm_itself"]],
    ["a moment before it", START - 1, ["ask_after_a_day", "ask_two_days_before", "confirm_itself"]],
    ["when it begins", START, ["lapse"]],
    ["long after it", START + 30 * DAY_MS, ["lapse"]],
  ])("of a pending session with a link: %s", (_case, now, acts) => {
    expect(listDueActs(pending, true, now)).toEqual(acts);
  });

  it("never confirms a session without a link", () => {
    expect(listDueActs(pending, false, START - 1)).toEqual(["ask_after_a_day", "ask_two_days_before"]);
  });

  it("counts the day from the client’s last move", () => {
    const moved = { ...pending, pendingSince: START - 3 * DAY_MS };
    expect(listDueActs(moved, true, START - 2 * DAY_MS - 1)).toEqual([]);
  });

  it.each([
    ["24 hours before it, less a moment", BOOKED_AT, START - DAY_MS - 1, []],
    ["24 hours before it", BOOKED_AT, START - DAY_MS, ["remind"]],
    ["a moment before it", BOOKED_AT, START - 1, ["remind"]],
    ["when it begins", BOOKED_AT, START, []],
    ["confirmed just earlier than that", START - DAY_MS - 1, START - DAY_MS, ["remind"]],
    ["confirmed at 24 hours, so that the confirmation reminds", START - DAY_MS, START - DAY_MS, []],
    ["confirmed or moved by the master an hour before", START - HOUR_MS, START - 1, []],
  ])("of a confirmed session: %s", (_case, at, now, acts) => {
    expect(listDueActs(confirmedAt(at), true, now)).toEqual(acts);
  });

  it("is nothing once a session is over or cancelled, nor a reminder while it is pending", () => {
    const over = CONSULTATION_STATUSES.filter((status) => status !== "pending" && status !== "confirmed");
    for (const status of over) expect(listDueActs({ ...confirmedAt(BOOKED_AT), status }, true, START - 1)).toEqual([]);
    expect(listDueActs(pending, true, START - 1)).not.toContain("remind");
  });
});
