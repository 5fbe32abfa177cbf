import { describe, expect, it } from "vitest";
import { formatPrice, PRICES_CENTS, parsePrice } from "./order.ts";

describe("the prices", () => {
  it.each([
    ["advanced", "$49"],
    ["mastercrafted", "$199"],
    ["consultation", "$499"],
  ] as const)("%s costs %s", (tier, price) => {
    expect(formatPrice(PRICES_CENTS[tier])).toBe(price);
  });

  it("show cents only where there are any", () => {
    expect([formatPrice(0), formatPrice(4950)]).toEqual(["$0", "$49.50"]);
  });
});

describe("a price that somebody typed", () => {
  it.each([
    ["49", 4900],
    ["$49", 4900],
    [" 19.5 ", 1950],
    ["0.01", 1],
    ["1,234.00", 123_400],
    ["0", 0],
    ["", null],
    ["49.001", null],
    ["-5", null],
    ["1e3", null],
    ["12,34", null],
    ["four", null],
  ])("“%s” is read as %s cents", (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });
});
