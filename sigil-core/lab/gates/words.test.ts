import { describe, expect, it } from "vitest";
import { loadSigilEngine } from "../../host/load-node.ts";
import { METHODS } from "../method-kits.ts";
import { measureWords } from "./measure-words.ts";
import { judge } from "./samples.ts";
import { listWordTargets } from "./targets.ts";

/** Sixty pairs for each group of choices; of chaos and planetary, which have one group, all. */
const PAIRS = process.env.LONG === undefined ? 240 : 4000;
/** Only ends a measurement that hangs. */
const MEASURING_TIMEOUT_MS = 3_600_000;

const engine = loadSigilEngine();
const HELD = METHODS.filter((method) => listWordTargets(method).some(({ share }) => share !== null));

describe("the words shape the figure", () => {
  it.each(HELD)(
    "of %s: the same choices with other words are another mark",
    { timeout: MEASURING_TIMEOUT_MS },
    (method) => {
      const groups = measureWords({ method, pairs: PAIRS, draw: engine.draw });
      for (const [group, samples] of groups) {
        for (const target of listWordTargets(method)) {
          const { isMet, ...figures } = judge(target, samples);
          expect(isMet, `${group}: ${JSON.stringify(figures)}`).toBe(true);
        }
      }
    },
  );

  it("is found missing where the choices alone are drawn", () => {
    const groups = measureWords({
      method: "chaos",
      pairs: 4,
      draw: (request) => engine.draw({ ...request, intention: "the same for everybody" }),
    });
    const samples = groups.get("chaos") ?? new Map();
    for (const target of listWordTargets("chaos")) expect(judge(target, samples).isMet).toBe(false);
  });
});
