import { afterEach, describe, expect, it, vi } from "vitest";
import { readMessageCare } from "#domain/intentions/message-care.ts";
import { findFirstInSlices } from "./find-first-in-slices.ts";

/** Has each step take this long. */
function setStepLength(stepMs: number): void {
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    nowMs += stepMs;
    return nowMs;
  });
}

afterEach(() => void vi.restoreAllMocks());

describe("what is computed in slices", () => {
  it("gives the page its turn after each step that takes long, and reads on to the end", async () => {
    setStepLength(20);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    });
    const message = `${"My guide has a blank page. ".repeat(40)}I want to die.`;
    expect(await findFirstInSlices(readMessageCare(message))).not.toBeNull();
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  it("is done in one go where it is short", async () => {
    setStepLength(0.1);
    const wait = vi.spyOn(globalThis, "setTimeout");
    expect(await findFirstInSlices([null, null, "found", "another"])).toBe("found");
    expect(await findFirstInSlices([null, null])).toBeNull();
    expect(wait).not.toHaveBeenCalled();
  });
});
