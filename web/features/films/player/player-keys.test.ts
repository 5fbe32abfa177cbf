import { describe, expect, it } from "vitest";
import { findPlayerAct } from "./player-keys.ts";

describe("the keys of the player", () => {
  it.each([
    [" ", { kind: "toggle" }],
    ["K", { kind: "toggle" }],
    ["ArrowRight", { kind: "move", byMs: 5000 }],
    ["j", { kind: "move", byMs: -10_000 }],
    ["7", { kind: "go", share: 0.7 }],
    ["End", { kind: "go", share: 1 }],
    [">", { kind: "speed", by: 1 }],
    ["f", { kind: "full" }],
    ["x", null],
    ["Tab", null],
  ])("%s does %j", (key, act) => {
    expect(findPlayerAct({ key, hasModifier: false, isOnButton: false })).toEqual(act);
  });

  it("leave the browser its own, and a button the space bar", () => {
    expect(findPlayerAct({ key: "f", hasModifier: true, isOnButton: false })).toBeNull();
    expect(findPlayerAct({ key: " ", hasModifier: false, isOnButton: true })).toBeNull();
    expect(findPlayerAct({ key: "k", hasModifier: false, isOnButton: true })).toEqual({ kind: "toggle" });
  });
});
