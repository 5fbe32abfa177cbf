import { describe, expect, it } from "vitest";
import { toCalendarName } from "./calendar-name.ts";

describe("the name of a place in a calendar", () => {
  it.each([
    ["stays as it is where it fits", "Tromsø, Troms, Norway", "Tromsø, Troms, Norway"],
    ["is cut at a hundred characters", "a".repeat(101), "a".repeat(100)],
    ["keeps a sign of two units that ends at the limit", `${"a".repeat(98)}🏔b`, `${"a".repeat(98)}🏔`],
    ["leaves a sign of two units out that the limit would cut through", `${"a".repeat(99)}🏔`, "a".repeat(99)],
    ["keeps a letter with its combining accents together", `${"a".repeat(99)}e\u0301`, "a".repeat(99)],
    ["keeps what joiners hold together together", `${"a".repeat(96)}👩\u200d🚀b`, "a".repeat(96)],
  ])("%s", (_rule, name, cut) => {
    expect(toCalendarName(name)).toBe(cut);
  });
});
