import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeEntitlement, computeTier, type Entitlement, type OrderStanding } from "./entitlement.ts";
import { ORDER_STATUSES } from "./order.ts";
import {
  DISPUTE_STATUSES,
  type Dispute,
  INTENT_STATUSES,
  type Intent,
  type ProviderObject,
  REFUND_STATUSES,
  type Refund,
} from "./provider-object.ts";

const PRICE = 4900;

function intent(status: Intent["status"], more: Partial<Intent> = {}): Intent {
  return { kind: "intent", id: "pi_1", status, amount: PRICE, asOf: 1, isDeclined: false, ...more };
}

function refund(status: Refund["status"], more: Partial<Refund> = {}): Refund {
  return { kind: "refund", id: "re_1", status, amount: PRICE, asOf: 2, ...more };
}

function dispute(status: Dispute["status"], more: Partial<Dispute> = {}): Dispute {
  return { kind: "dispute", id: "dp_1", status, amount: PRICE, asOf: 2, ...more };
}

const PAID = intent("succeeded");
const HALF = { amount: PRICE / 2 };

describe("an order is, and gives,", () => {
  it.each<[string, readonly ProviderObject[], Entitlement["status"], Entitlement["access"]]>([
    ["nothing yet, without an intent", [], "pending", "none"],
    ["nothing while the card is asked for", [intent("requires_payment_method")], "pending", "none"],
    ["nothing while the bank asks", [intent("requires_action")], "pending", "none"],
    ["nothing after a decline", [intent("requires_payment_method", { isDeclined: true })], "failed", "none"],
    ["nothing while a bank debit runs", [intent("processing")], "processing", "none"],
    ["nothing while the money is only reserved", [intent("requires_capture")], "processing", "none"],
    ["nothing once it is canceled", [intent("canceled", { isDeclined: true })], "canceled", "none"],
    ["everything once it is paid", [PAID], "paid", "granted"],
    ["everything though an earlier intent was canceled", [intent("canceled", { id: "pi_0" }), PAID], "paid", "granted"],
    ["everything while a refund is pending", [PAID, refund("pending")], "paid", "granted"],
    ["everything while a refund needs a hand", [PAID, refund("requires_action")], "paid", "granted"],
    ["everything after a canceled refund", [PAID, refund("canceled")], "paid", "granted"],
    ["everything after a partial refund", [PAID, refund("succeeded", HALF)], "paid", "granted"],
    ["nothing after a full refund", [PAID, refund("succeeded")], "refunded", "revoked"],
    [
      "nothing after two refunds that add up",
      [PAID, refund("succeeded", HALF), refund("succeeded", { id: "re_2", ...HALF })],
      "refunded",
      "revoked",
    ],
    [
      "everything again once a full refund has failed",
      [PAID, refund("succeeded"), refund("failed", { asOf: 3 })],
      "paid",
      "granted",
    ],
    ["everything during an inquiry", [PAID, dispute("warning_needs_response")], "paid", "granted"],
    ["everything while an inquiry is looked at", [PAID, dispute("warning_under_review")], "paid", "granted"],
    ["everything after an inquiry", [PAID, dispute("warning_closed")], "paid", "granted"],
    ["the drawing methods alone in a dispute", [PAID, dispute("needs_response")], "disputed", "suspended"],
    ["the drawing methods alone while it is reviewed", [PAID, dispute("under_review")], "disputed", "suspended"],
    ["everything after a dispute that was won", [PAID, dispute("won")], "paid", "granted"],
    ["nothing after a dispute that was lost", [PAID, dispute("lost")], "refunded", "revoked"],
    ["nothing after one that was prevented", [PAID, dispute("prevented")], "refunded", "revoked"],
    ["nothing while an appeal is prepared", [PAID, dispute("appeal_needs_response")], "refunded", "revoked"],
    ["nothing while an appeal is reviewed", [PAID, dispute("appeal_under_review")], "refunded", "revoked"],
    [
      "everything after an appeal that was won",
      [PAID, dispute("lost"), dispute("appeal_under_review", { asOf: 3 }), dispute("won", { asOf: 4 })],
      "paid",
      "granted",
    ],
    [
      "nothing where one of two disputes is lost",
      [PAID, dispute("won"), dispute("lost", { id: "dp_2" })],
      "refunded",
      "revoked",
    ],
    [
      "the drawing methods where a refund failed because of a dispute",
      [PAID, refund("failed"), dispute("needs_response")],
      "disputed",
      "suspended",
    ],
    [
      "nothing where it was refunded during a dispute",
      [PAID, refund("succeeded"), dispute("under_review")],
      "refunded",
      "revoked",
    ],
    ["nothing of a refund without a payment", [refund("succeeded")], "pending", "none"],
  ])("%s", (_case, objects, status, access) => {
    expect(computeEntitlement(objects)).toMatchObject({ status, access });
  });

  it("says what went back, and which refunds failed", () => {
    const objects = [
      PAID,
      refund("succeeded", { id: "re_a", amount: 100 }),
      refund("succeeded", { id: "re_b", amount: 200 }),
      refund("failed", { id: "re_d", amount: 400 }),
      refund("failed", { id: "re_c", amount: 800 }),
    ];
    expect(computeEntitlement(objects)).toMatchObject({ refundedAmount: 300, failedRefundIds: ["re_c", "re_d"] });
  });
});

const amount = fc.integer({ min: 1, max: PRICE });
const asOf = fc.integer({ min: 1, max: 4 });
const snapshot: fc.Arbitrary<ProviderObject> = fc.oneof(
  fc.record({
    kind: fc.constant("intent" as const),
    id: fc.constantFrom("pi_1", "pi_2"),
    status: fc.constantFrom(...INTENT_STATUSES),
    amount,
    asOf,
    isDeclined: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    id: fc.constantFrom("re_1", "re_2", "re_3"),
    status: fc.constantFrom(...REFUND_STATUSES),
    amount,
    asOf,
  }),
  fc.record({
    kind: fc.constant("dispute" as const),
    id: fc.constantFrom("dp_1", "dp_2"),
    status: fc.constantFrom(...DISPUTE_STATUSES),
    amount,
    asOf,
  }),
);
const snapshots = fc.array(snapshot, { maxLength: 12 });

describe("for whatever the provider said", () => {
  it("neither the order of events nor duplicates make a difference", () => {
    const anyOrder = snapshots.chain((said) =>
      fc.tuple(
        fc.constant(said),
        fc
          .subarray(said)
          .chain((again) => fc.shuffledSubarray([...said, ...again], { minLength: said.length + again.length })),
      ),
    );
    fc.assert(
      fc.property(anyOrder, ([said, heard]) => {
        expect(computeEntitlement(heard)).toEqual(computeEntitlement(said));
      }),
      { numRuns: 2000 },
    );
  });

  it("what is older than the newest word on an object changes nothing", () => {
    fc.assert(
      fc.property(snapshots, snapshot, (said, late) => {
        fc.pre(said.some(({ id, asOf: at }) => id === late.id && at > late.asOf));
        expect(computeEntitlement([...said, late])).toEqual(computeEntitlement(said));
      }),
    );
  });

  it("nothing is given without a payment that succeeded", () => {
    fc.assert(
      fc.property(snapshots, (said) => {
        const unpaid = said.filter(({ status }) => status !== "succeeded");
        expect(computeEntitlement(unpaid).access).toBe("none");
      }),
    );
  });
});

const ADVANCED: OrderStanding = { tier: "advanced", status: "paid" };
const MASTERCRAFTED: OrderStanding = { tier: "mastercrafted", status: "paid" };
const CONSULTATION: OrderStanding = { tier: "consultation", status: "paid" };

it.each<[string, readonly OrderStanding[], string]>([
  ["no order", [], "free"],
  ["Advanced", [ADVANCED], "advanced"],
  ["Mastercrafted, which includes Advanced", [MASTERCRAFTED], "mastercrafted"],
  ["both, in either order", [MASTERCRAFTED, ADVANCED], "mastercrafted"],
  ["a consultation, which is no tier", [CONSULTATION], "free"],
  ["a consultation and Advanced", [CONSULTATION, ADVANCED], "advanced"],
  ["Mastercrafted, and disputes it", [{ ...MASTERCRAFTED, status: "disputed" }], "mastercrafted"],
])("who paid for %s holds what it gives", (_what, orders, tier) => {
  expect(computeTier(orders)).toBe(tier);
});

it.each(ORDER_STATUSES.filter((status) => status !== "paid" && status !== "disputed"))(
  "an order that is %s gives nothing",
  (status) => {
    expect(computeTier([{ tier: "mastercrafted", status }])).toBe("free");
  },
);
