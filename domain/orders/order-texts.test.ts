import { describe, expect, it } from "vitest";
import { describeOrderStatus, formatCard } from "./order-texts.ts";

describe("an order’s state in plain words", () => {
  it.each([
    ["paid", 0, "Paid"],
    ["paid", 1500, "Paid, $15 of it refunded"],
    ["refunded", 4900, "Refunded"],
    ["disputed", 0, "In dispute at the bank"],
    ["processing", 0, "The payment is on its way"],
  ] as const)("of one that is %s with %i cents refunded is “%s”", (status, refundedAmount, text) => {
    expect(describeOrderStatus({ status, refundedAmount })).toBe(text);
  });
});

it("a card is named by its brand and its last four digits", () => {
  expect(formatCard({ brand: "visa", lastFour: "4242" })).toBe("Visa ending in 4242");
});
