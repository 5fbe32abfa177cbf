import { describe, expect, it } from "vitest";
import { formatPrice, PRICES_CENTS } from "./order.ts";

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
