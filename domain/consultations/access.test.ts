import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "../orders/order.ts";
import { type AccessState, type AccessUse, computeAccess, computeAccessState, decideBookingAccess } from "./access.ts";
import type { ConsultationStatus } from "./consultation-status.ts";

function use(status: ConsultationStatus, over: Partial<AccessUse> = {}): AccessUse {
  return { id: `b-${status}`, orderId: "o1", status, forfeitedAt: null, restoredAt: null, ...over };
}

const MISSED = use("no_show", { forfeitedAt: 100 });
const RESTORED = use("no_show", { forfeitedAt: 100, restoredAt: 200 });
const LATE_CANCEL = use("cancelled", { forfeitedAt: 100 });

describe("the access that an order gives", () => {
  it("follows the order’s status", () => {
    const states: Readonly<Record<OrderStatus, AccessState>> = {
      pending: "none",
      processing: "none",
      failed: "none",
      canceled: "none",
      paid: "open",
      disputed: "suspended",
      refunded: "revoked",
    };
    expect(
      Object.fromEntries(
        ORDER_STATUSES.map((status) => [status, computeAccessState({ id: "o1", status, restoredAt: null }, [])]),
      ),
    ).toEqual(states);
  });

  it("is what was paid where the master gave back by hand what went back", () => {
    expect(computeAccessState({ id: "o1", status: "refunded", restoredAt: 5 }, [])).toBe("open");
  });

  it.each([
    ["nothing was booked yet", [], "open"],
    ["a session is booked", [use("pending")], "open"],
    ["sessions were completed, however many", [use("completed"), use("completed"), use("completed")], "open"],
    ["the client cancelled in time, or the master did", [use("cancelled")], "open"],
    ["the client did not come", [use("completed"), MISSED], "forfeited"],
    ["the client cancelled inside 48 hours", [LATE_CANCEL], "forfeited"],
    ["the master gave it back", [RESTORED], "open"],
    ["it was given back once and lost again", [RESTORED, LATE_CANCEL], "forfeited"],
    ["it was lost with a session of another order", [{ ...MISSED, orderId: "o2" }], "open"],
  ] as const)("has no end, and is lost only with a session that was forfeited: %s", (_case, bookings, state) => {
    expect(computeAccessState({ id: "o1", status: "paid", restoredAt: null }, bookings)).toBe(state);
  });
});

describe("whether somebody can book", () => {
  it.each([
    ["who has paid", ["paid"], [], "o1"],
    ["who has had a session", ["paid"], [use("completed")], "o1"],
    ["who has a session booked", ["paid"], [use("confirmed")], "already_booked"],
    ["who has one booked that waits", ["paid"], [use("pending")], "already_booked"],
    ["who has never paid", [], [], "not_paid"],
    ["whose payment is on its way", ["processing"], [], "not_paid"],
    ["whose money went back", ["refunded"], [], "not_paid"],
    ["whose bank disputes the payment", ["disputed"], [], "suspended"],
    ["who has missed a session", ["paid"], [MISSED], "forfeited"],
    ["who has missed one and paid again", ["paid", "paid"], [MISSED], "o2"],
    ["who has paid again after a refund", ["refunded", "paid"], [], "o2"],
    ["who has two and disputes one", ["disputed", "paid"], [], "o2"],
    [
      "who has two, and a session booked under the disputed one",
      ["disputed", "paid"],
      [use("confirmed")],
      "already_booked",
    ],
    ["who has missed one and disputes another", ["paid", "disputed"], [MISSED], "suspended"],
  ] as const)("%s", (_case, statuses, bookings, expected) => {
    const orders = statuses.map((status, index) => ({ id: `o${index + 1}`, status, restoredAt: null }));
    const decision = decideBookingAccess(computeAccess(orders, bookings));
    expect(decision.isOk ? decision.value.orderId : decision.error).toBe(expected);
  });

  it("is seen with the session that is booked", () => {
    const access = computeAccess(
      [{ id: "o1", status: "disputed", restoredAt: null }],
      [use("completed"), use("confirmed")],
    );
    expect(access).toEqual({ state: "suspended", orderId: "o1", liveBookingId: "b-confirmed" });
  });
});
