import { describe, expect, it } from "vitest";
import {
  CODE_BYTES,
  CODE_VALID_MS,
  type CodeStanding,
  decideCodeWait,
  describeCodeRefusal,
  explainRefusal,
  formatSignInCode,
  makeSignInCode,
  parseSignInCode,
} from "./sign-in-code.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE_MS = 60_000;

describe("a code", () => {
  it("has eight signs from forty random bits", () => {
    expect(CODE_BYTES).toBe(5);
    expect(makeSignInCode(new Uint8Array(5))).toBe("00000000");
    expect(makeSignInCode(new Uint8Array(5).fill(255))).toBe("ZZZZZZZZ");
  });

  it("is shown in two halves", () => {
    expect(formatSignInCode("7K3MQ9XB")).toBe("7K3M-Q9XB");
  });

  it.each([
    ["7K3M-Q9XB", "7K3MQ9XB"],
    [" 7k3m q9xb\n", "7K3MQ9XB"],
    ["7K3M–Q9XB", "7K3MQ9XB"],
    ["7 K 3 M - Q 9 X B", "7K3MQ9XB"],
    ["oil0-lIO1", "01101101"],
    ["7K3MQ9X", null],
    ["7K3MQ9XBB", null],
    ["7K3MQ9XU", null],
    ["7K3M.Q9XB", null],
    ["", null],
  ])("typed as “%s” is read as %s", (typed, code) => {
    expect(parseSignInCode(typed)).toBe(code);
  });
});

describe("a browser that is not signed in by the code that it sent", () => {
  const open: CodeStanding = { tries: 1, expiresAt: NOW + CODE_VALID_MS, usedAt: null };
  const expired = { ...open, expiresAt: NOW };

  it.each<[string, readonly CodeStanding[], string]>([
    ["has asked for none", [], "A code works only in the browser that asked for it. Please have one sent from here."],
    ["has tried once", [open], "This is not the code we sent. Four tries are left."],
    ["has tried four times", [{ ...open, tries: 4 }], "This is not the code we sent. One try is left."],
    [
      "has tried five times",
      [{ ...open, tries: 5 }],
      "This code was tried five times and no longer counts. Please have a new one sent.",
    ],
    [
      "comes at the end of ten minutes",
      [expired],
      "This code has ended: it counts for ten minutes. Please have a new one sent.",
    ],
    ["sends a used code", [{ ...open, usedAt: NOW - 1 }], "This code was used already. Please have a new one sent."],
    [
      "has an older code that counts",
      [{ ...open, tries: 5 }, open],
      "This is not the code we sent. Four tries are left.",
    ],
  ])("%s, and is told so", (_case, codes, message) => {
    expect(describeCodeRefusal(explainRefusal(codes, NOW))).toBe(message);
  });
});

describe("another code", () => {
  const ago = (...minutes: number[]): number[] => minutes.map((each) => NOW - each * MINUTE_MS);

  it.each<[string, toAddress: number[], fromBrowser: number[], ReturnType<typeof decideCodeWait>]>([
    ["that is the first", [], [], null],
    ["half a minute after the last", ago(0.5), ago(0.5), { kind: "too_soon", waitMs: 30_000 }],
    ["a minute after the last", ago(1), ago(1), null],
    ["just after one that another browser asked for", ago(0.1), [], null],
    ["that is the fifth of an hour", ago(1, 2, 3, 59), ago(1), null],
    ["that is the sixth of an hour", ago(2, 3, 4, 5, 50), [], { kind: "too_many", waitMs: 10 * MINUTE_MS }],
    ["an hour after the first of five", ago(2, 3, 4, 5, 60), ago(2), null],
  ])("%s is sent, or has to wait", (_case, toAddress, fromBrowser, wait) => {
    expect(decideCodeWait({ toAddress, fromBrowser }, NOW)).toEqual(wait);
  });
});
