import { describe, expect, it } from "vitest";
import { CONTACT_STATUSES } from "./contact-request.ts";
import { decideAnswer, decideReply, decideStatus, isSettled, type TicketStatus } from "./ticket.ts";

const PAIRS = CONTACT_STATUSES.flatMap((from) => CONTACT_STATUSES.map((to) => [from, to] as const));
const LEGAL = [
  ...["open>in_progress", "open>resolved", "open>closed", "in_progress>resolved", "in_progress>closed"],
  ...["resolved>open", "resolved>closed", "closed>open"],
];

describe("a ticket", () => {
  it.each(PAIRS)("that is %s becomes %s where that is legal, and says what is so where it isn’t", (from, to) => {
    const decided = decideStatus(from, to);
    expect(decided.isOk).toBe(LEGAL.includes(`${from}>${to}`));
    if (!decided.isOk) expect(decided.error).toMatch(/^This ticket is .+: it can’t become .+\.$/);
  });

  it("is in progress or resolved after a reply, and takes none once it is closed", () => {
    for (const from of ["open", "in_progress", "resolved"] as const) {
      expect(decideReply(from, { isResolved: false })).toMatchObject({ value: "in_progress" });
      expect(decideReply(from, { isResolved: true })).toMatchObject({ value: "resolved" });
    }
    expect(decideReply("closed", { isResolved: true })).toMatchObject({ error: expect.stringContaining("Reopen") });
  });

  it.each<[TicketStatus, TicketStatus]>([
    ["open", "open"],
    ["in_progress", "in_progress"],
    ["resolved", "open"],
  ])("that is %s is %s after its sender has written again", (from, to) => {
    expect(decideAnswer(from)).toEqual({ isOk: true, value: to });
  });

  it("that is closed takes no answer", () => {
    expect(decideAnswer("closed").isOk).toBe(false);
    expect(CONTACT_STATUSES.filter(isSettled)).toEqual(["resolved", "closed"]);
  });
});
