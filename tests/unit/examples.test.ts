import { describe, expect, it } from "vitest";
import { PAID_METHODS } from "#domain/sigils/method.ts";
import { composeExample, planDrawing } from "#domain/sigils/plan-drawing.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";

const engine = loadSigilEngine();

describe.each(PAID_METHODS)("an example of the %s method", (method) => {
  it.each(["I am calm and clear", "I am safe at home", "x", "!!!", "Я спокоен"])(
    "is drawn from “%s” without an answer",
    (intention) => {
      const drawing = engine.draw(planDrawing(composeExample(method, intention)));
      expect(drawing.method).toBe(method);
      expect(drawing.figure).not.toBe("");
    },
  );
});
