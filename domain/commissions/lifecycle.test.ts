import { describe, expect, it } from "vitest";
import { COMMISSION_STATUSES } from "./commission-status.ts";
import { type CommissionAct, type CommissionStatus, computeStep, decideCommission, isImagePath } from "./lifecycle.ts";

/** What each act makes of the states in their order; null where it is refused. */
const TABLE: Readonly<Record<CommissionAct, readonly (CommissionStatus | null)[]>> = {
  change_answers: ["consultation_pending", null, null, null, null, null],
  begin: ["consultation_completed", null, null, null, null, null],
  save_drawing: [null, "analysis_in_progress", "analysis_in_progress", null, null, null],
  complete_drawing: [null, "creation_in_progress", "creation_in_progress", null, null, null],
  save_words: [null, null, null, "creation_in_progress", null, null],
  complete_words: [null, null, null, "completed", null, null],
  deliver: [null, null, null, null, "delivered", null],
};

const ACTS = Object.keys(TABLE).filter((act): act is CommissionAct => act in TABLE);

describe("a commission", () => {
  it.each(ACTS)("takes the act %s in its states alone, and else says what is so", (act) => {
    const outcomes = COMMISSION_STATUSES.map((status) => decideCommission(status, act));
    expect(outcomes.map((outcome) => (outcome.isOk ? outcome.value : null))).toEqual(TABLE[act]);
    for (const outcome of outcomes) if (!outcome.isOk) expect(outcome.error).toMatch(/^[A-Z].+\.$/);
  });

  it("is at the step of its state", () => {
    expect(COMMISSION_STATUSES.map(computeStep)).toEqual([1, 2, 2, 3, 3, 3]);
  });

  it.each([
    ["/drawings/one.png", true],
    ["https://example.org/a.png?b=c", true],
    ["HTTPS://example.org", true],
    ["", false],
    ["//example.org/a.png", false],
    ["http://example.org/a.png", false],
    ["javascript:alert(1)", false],
    ["https:///a.png", false],
    ["https://exa mple.org", false],
    ["/a\\b", false],
    ["/a\u0000b", false],
    [`/${"a".repeat(1999)}`, true],
    [`/${"a".repeat(2000)}`, false],
    ["drawing.png", false],
    ["data:image/png;base64,AAAA", false],
  ])("takes %j as the place of a drawing: %s", (text, isTaken) => {
    expect(isImagePath(text)).toBe(isTaken);
  });
});
