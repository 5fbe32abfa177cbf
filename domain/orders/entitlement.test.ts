import { expect, it } from "vitest";
import { computeTier, type OrderStanding } from "./entitlement.ts";
import { ORDER_STATUSES } from "./order.ts";

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
])("who paid for %s holds what it gives", (_what, orders, tier) => {
  expect(computeTier(orders)).toBe(tier);
});

it.each(ORDER_STATUSES.filter((status) => status !== "paid"))("an order that is %s gives nothing", (status) => {
  expect(computeTier([{ tier: "mastercrafted", status }])).toBe("free");
});
