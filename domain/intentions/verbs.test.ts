import { describe, expect, it } from "vitest";
import { BASE_OF_GERUND, toGerund, toThirdPerson } from "./verbs.ts";

describe("a verb", () => {
  it.each([
    ["be", "is", "being"],
    ["have", "has", "having"],
    ["go", "goes", "going"],
    ["pass", "passes", "passing"],
    ["teach", "teaches", "teaching"],
    ["study", "studies", "studying"],
    ["enjoy", "enjoys", "enjoying"],
    ["run", "runs", "running"],
    ["get", "gets", "getting"],
    ["write", "writes", "writing"],
    ["see", "sees", "seeing"],
    ["lie", "lies", "lying"],
    ["dye", "dyes", "dyeing"],
    ["find", "finds", "finding"],
  ])("%s is %s in the third person and %s in the progressive", (base, third, gerund) => {
    expect(toThirdPerson(base)).toBe(third);
    expect(toGerund(base)).toBe(gerund);
  });

  it("is known by its progressive, in both spellings", () => {
    expect(["winning", "traveling", "travelling", "lying"].map((gerund) => BASE_OF_GERUND.get(gerund))).toEqual([
      "win",
      "travel",
      "travel",
      "lie",
    ]);
  });
});
