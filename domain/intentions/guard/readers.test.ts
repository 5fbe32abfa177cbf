import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findCare } from "../care.ts";

const MANIFEST = join(import.meta.dirname, "../../../package.json");

it("the browser has the light reader, and the Worker, whose build takes the conditions of both, has the two readers", () => {
  const { imports } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  expect(Object.entries(imports["#domain/intentions/guard/weigh-text.ts"])).toEqual([
    ["workerd", "./domain/intentions/guard/weigh-text.ts"],
    ["browser", "./domain/intentions/guard/weigh-text-early.ts"],
    ["default", "./domain/intentions/guard/weigh-text.ts"],
  ]);
});

describe("what differs by a word", () => {
  it.each([
    ["I hope he dies", "I hope the battery dies"],
    ["let her car crash", "let her car start"],
    ["may he never find peace", "may he find peace"],
    ["I want to hurt my sister", "I never want to hurt my sister again"],
    ["I want to end my life", "I want to end my lease"],
    ["I want to kill my boss", "I want to kill my headache"],
    ["I hope my tumor kills me", "I hope the chemo kills my tumor"],
  ])("has care in “%s” and none in “%s”", (dark, harmless) => {
    expect([findCare(dark) !== null, findCare(harmless) !== null]).toEqual([true, false]);
  });
});
