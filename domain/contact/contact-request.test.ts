import { describe, expect, it } from "vitest";
import { CONTACT_LIMITS, cleanMessage, cleanName, isUrgent, isWithin } from "./contact-request.ts";

describe("a support request", () => {
  it.each([
    ["URGENT: my session is today", true],
    ["My session is today.\nURGENT", true],
    ["URGENT!!!", true],
    ["this is urgent", false],
    ["Urgent", false],
    ["INSURGENT", false],
    ["URGENTLY", false],
    ["ÜURGENT", false],
  ])("“%s” is urgent: %s", (message, expected) => {
    expect(isUrgent(message)).toBe(expected);
  });

  it.each([
    ["  Ada   Lovelace ", "Ada Lovelace"],
    ["Ada\r\nBcc: all@example.com", "Ada Bcc: all@example.com"],
    ["\u0000\u0007", ""],
  ])("takes the name %j as %j", (name, expected) => {
    expect(cleanName(name)).toBe(expected);
  });

  it("keeps the lines of a message and drops what can't be seen", () => {
    expect(cleanMessage("  one\r\ntwo\rthree\u0000\tfour \n")).toBe("one\ntwo\nthree\tfour");
  });

  it.each([
    ["a".repeat(9), false],
    ["a".repeat(10), true],
    ["🜂".repeat(10), true],
    ["🜂".repeat(5000), true],
    ["a".repeat(5001), false],
  ])("counts a message in characters, not in bytes", (message, expected) => {
    expect(isWithin(message, CONTACT_LIMITS.message)).toBe(expected);
  });
});
