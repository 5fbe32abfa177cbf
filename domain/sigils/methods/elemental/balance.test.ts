import { describe, expect, it } from "vitest";
import { canToggleSupport, chooseDominant, type ElementBalance, toggleConflict, toggleSupport } from "./balance.ts";

const FIRE: ElementBalance = { dominant: "fire", supporting: ["air"], conflicting: ["water"] };

describe("the balance of the elements", () => {
  it("takes an element from the conflicting when it is ticked as supporting", () => {
    expect(toggleSupport(FIRE, "water")).toEqual({ dominant: "fire", supporting: ["air", "water"], conflicting: [] });
  });

  it("takes an element from the supporting when it is ticked as conflicting", () => {
    expect(toggleConflict(FIRE, "air")).toEqual({ dominant: "fire", supporting: [], conflicting: ["water", "air"] });
  });

  it("lets a tick be taken back", () => {
    expect(toggleSupport(FIRE, "air").supporting).toEqual([]);
    expect(toggleConflict(FIRE, "water").conflicting).toEqual([]);
  });

  it("has no place beside itself for the dominant element", () => {
    expect([toggleSupport(FIRE, "fire"), toggleConflict(FIRE, "fire")]).toEqual([FIRE, FIRE]);
  });

  it("lets two elements support and refuses the third", () => {
    const full = toggleSupport(FIRE, "earth");
    expect(canToggleSupport(full, "water")).toBe(false);
    expect(toggleSupport(full, "water")).toEqual(full);
    expect(canToggleSupport(full, "earth")).toBe(true);
  });

  it("frees an element that becomes the dominant one", () => {
    expect(chooseDominant(FIRE, "air")).toEqual({ dominant: "air", supporting: [], conflicting: ["water"] });
    expect(chooseDominant(FIRE, "water")).toEqual({ dominant: "water", supporting: ["air"], conflicting: [] });
  });
});
