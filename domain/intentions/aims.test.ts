import { describe, expect, it } from "vitest";
import { countAims, listClauses, listCoordinates } from "./aims.ts";

describe("the aims of an intention", () => {
  it.each([
    ["I sleep deeply and wake rested", 1],
    ["I am healthy, strong and full of energy", 1],
    ["I earn money with work that I love", 1],
    ["My business grows and serves a hundred happy clients", 1],
    ["I am confident and creative", 1],
    ["love and money", 2],
    ["I find a new job and lose weight", 2],
    ["I earn more money and I find a loving partner", 2],
    ["I want a house, a dog and a husband", 3],
    ["I want money, love and health", 3],
    ["I am rich, find love, travel the world and lose weight", 4],
    ["I heal my body. I get a promotion. I find a boyfriend.", 3],
  ])("in “%s” are %d", (intention, aims) => {
    expect(countAims(intention)).toBe(aims);
  });

  it("are clauses with their own subject; what hangs on another stays with it", () => {
    expect(listClauses("I earn more and I find love")).toEqual(["I earn more", "I find love"]);
    expect(listClauses("When I wake, I feel calm")).toEqual(["When I wake, I feel calm"]);
    expect(listClauses("I work with people that I trust and I enjoy it")).toHaveLength(1);
  });

  it("are doings side by side; things side by side belong to one doing", () => {
    expect(listCoordinates("be rich, find love and travel the world")).toEqual([
      "be rich",
      "find love",
      "travel the world",
    ]);
    expect(listCoordinates("welcome joy, peace and light")).toEqual(["welcome joy, peace and light"]);
    expect(listCoordinates("find a man who listens and cooks")).toHaveLength(1);
  });
});
