import { describe, expect, it } from "vitest";
import { isHeld, isSecondPurchase, type PaidOrder } from "./checkout.ts";
import type { OrderedTier, OrderStatus } from "./order.ts";

function paid(id: string, tier: OrderedTier, paidAt: number | null, status: OrderStatus = "paid"): PaidOrder {
  return { id, tier, status, paidAt, restoredAt: null, forfeitures: [] };
}

function restored(id: string, tier: OrderedTier, restoredAt: number): PaidOrder {
  return { id, tier, status: "refunded", paidAt: 1, restoredAt, forfeitures: [] };
}

describe("what is bought", () => {
  it.each<[OrderedTier, OrderedTier, OrderStatus, boolean]>([
    ["advanced", "advanced", "paid", true],
    ["advanced", "mastercrafted", "paid", true],
    ["advanced", "advanced", "disputed", true],
    ["advanced", "advanced", "refunded", false],
    ["advanced", "consultation", "paid", false],
    ["mastercrafted", "mastercrafted", "paid", false],
    ["mastercrafted", "advanced", "paid", false],
    ["consultation", "consultation", "paid", true],
    ["consultation", "advanced", "paid", false],
  ])("%s is held by an order for %s that is %s: %s", (tier, held, status, expected) => {
    expect(isHeld(tier, [paid("a", held, 1, status)], 9)).toBe(expected);
  });

  it("is held where the master gave it back by hand, whatever became of the money", () => {
    expect(isHeld("advanced", [restored("a", "advanced", 2)], 9)).toBe(true);
  });
});

describe("of two purchases of the same thing", () => {
  it("the later one is the second, and the earlier one never", () => {
    const [first, second] = [paid("a", "advanced", 1), paid("b", "advanced", 2)];
    expect([isSecondPurchase(first, [second]), isSecondPurchase(second, [first])]).toEqual([false, true]);
  });

  it("exactly one is the second where they were paid at the same instant", () => {
    const [one, other] = [paid("a", "advanced", 1), paid("b", "advanced", 1)];
    expect([isSecondPurchase(one, [other]), isSecondPurchase(other, [one])]).toEqual([false, true]);
  });

  it("none is the second once the first was refunded", () => {
    expect(isSecondPurchase(paid("b", "advanced", 2), [paid("a", "advanced", 1, "refunded")])).toBe(false);
  });

  it("the one after the first was given back by hand is the second, and the one before that is not", () => {
    const first = restored("a", "advanced", 3);
    expect([2, 4].map((paidAt) => isSecondPurchase(paid("b", "advanced", paidAt), [first]))).toEqual([false, true]);
  });

  it.each([
    ["before the access was forfeited", 9, true],
    ["while it was forfeited", 10, false],
    ["before it was given back", 19, false],
    ["after it was given back", 20, true],
  ])("one of a consultation %s is the second or not, also long afterwards", (_case, paidAt, expected) => {
    const first = { ...paid("a", "consultation", 1), forfeitures: [{ forfeitedAt: 10, restoredAt: 20 }] };
    expect(isHeld("consultation", [first], paidAt)).toBe(expected);
    expect(isSecondPurchase(paid("b", "consultation", paidAt), [first])).toBe(expected);
  });

  it("one of a consultation is never the second once the access was forfeited for good", () => {
    const first = { ...paid("a", "consultation", 1), forfeitures: [{ forfeitedAt: 10, restoredAt: null }] };
    expect(isSecondPurchase(paid("b", "consultation", 1e12), [first])).toBe(false);
  });

  it("one whose money is gone is none, also where it was given back by hand", () => {
    expect(isSecondPurchase(restored("b", "advanced", 3), [paid("a", "advanced", 1)])).toBe(false);
  });

  it("one that is not paid is no purchase", () => {
    expect(isSecondPurchase(paid("b", "advanced", null, "pending"), [paid("a", "advanced", 1)])).toBe(false);
  });
});
